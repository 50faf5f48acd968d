/** The page's own words, through Fluent; the table's words come from the server in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import de from "../ftl/de.ftl?raw";
import en from "../ftl/en.ftl?raw";
import { settings, type Lang } from "./settings.svelte";

const bundles: Record<Lang, FluentBundle> = { en: bundle("en-GB", en), de: bundle("de-DE", de) };

function bundle(locale: string, source: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  const errors = made.addResource(new FluentResource(source));
  if (errors.length > 0) throw errors[0];
  return made;
}

/** A message in the language that is set now; an id nobody wrote words for is shown as it is. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return say(settings.lang, id, args);
}

export function say(lang: Lang, id: string, args: Record<string, FluentVariable> = {}): string {
  const message = bundles[lang].getMessage(id);
  return message?.value ? bundles[lang].formatPattern(message.value, args) : id;
}

/** Names in a row: “Mira, Brand”. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}
