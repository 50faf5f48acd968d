"""What records of content are made of: ids, references to other records, numbers within bounds."""

from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta

ID_PATTERN = r"^[a-z0-9]+([-_.][a-z0-9]+)*$"
FULL_ID_PATTERN = r"^([a-z0-9]+([-_.][a-z0-9]+)*:)?[a-z0-9]+([-_.][a-z0-9]+)*$"
LONGEST_ID = 64
REFERS_TO = "refers_to"
IS_ID = "is_id"

Id: TypeAlias = Annotated[
    str,
    Meta(
        description="The name other records call this one by: small letters, digits and hyphens.",
        extra={IS_ID: True},
        extra_json_schema={"pattern": ID_PATTERN},
    ),
]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thing with an id. Games derive their kinds of content from it.

    In a pack the id is short (`mira`); once loaded it is full (`core:mira`).
    """

    id: Id


T = TypeVar("T")

if TYPE_CHECKING:

    class Ref(str, Generic[T]):
        """The id of another record, of type T: checked when a pack is loaded, full (`core:mira`) afterwards."""

else:

    class Ref:
        """The id of another record, as a typed field: `Ref[Monster]`, `Ref["Monster"]`, `Ref[Monster | Boss]`.

        Checked when a pack is loaded, full (`core:mira`) afterwards. At run time it is a plain string.
        """

        def __new__(cls, value: str) -> str:
            return str(value)

        def __class_getitem__(cls, target: Any) -> Any:
            targets = get_args(target) or (target,)
            names = tuple(
                t if isinstance(t, str) else getattr(t, "__forward_arg__", None) or t.__name__ for t in targets
            )
            extra = {"x-refers-to": list(names), "pattern": FULL_ID_PATTERN}
            return Annotated[str, Meta(extra={REFERS_TO: names}, extra_json_schema=extra)]


def full_id(short: str, namespace: str) -> str:
    """An id with its namespace.

    >>> full_id("mira", "core"), full_id("core:mira", "frost")
    ('core:mira', 'core:mira')
    """
    return short if ":" in short else f"{namespace}:{short}"


def namespace_of(full: str) -> str:
    """The pack that an id belongs to.

    >>> namespace_of("core:mira")
    'core'
    """
    return full.partition(":")[0]
