"""One board of each kind the five games play on, drawn by ourselves, as the canonical text."""

BOARDS = {
    "frosthaven": """
        hex from b4
            .   .   .
          .   .   .   .
            :   .>  .
          .   ^   !   G
            .   .>  *
          B   U   .   +
            .   o   T
          .   .   .   .
            .   .   .
          .   .   .   .
        : = difficult
        ^ = trap
        ! = hazard
        G = @guard-2(elite=true) + difficult
        * = ice
        B = @banner-spear(initiative=15)
        U = @guard-1
        + = door
        o = obstacle
        T = @totem
        link linked: a0~g1
        area room-1: a0..a4 b0..b4 c-1..c3 d-1..d3
        area room-2: e-2..e2 f-2..f2 g-3..g1
    """,
    "jaws": """
        hex from b3
            .   .
          .   C
            .   R
          ./  C   .
            E   ^
          . - O   .
            .   .
              .   +
        C = @crate + obstacle
        R = @rat-3
        E = @red-guard
        ^ = trap
        O = @coin-1 + @coin-2
        + = door
    """,
    "buttons": """
        hex from b3
            .   .
          :   .
            .   p
          .   .
            !   B
          .   !
            .   .
          H   .
        : = difficult
        p = plate
        ! = hazard
        B = @bandit-1
        H = @hero
    """,
    "perdition": """
        square from c3
          . . # . . . .
          C . s . . . .
                -     -
          . . # . . . .
          . . # . D E .
          . . . . D D .
          V . . ~ ~ .
        # = wall
        C = @cultist
        s = slit
        D = @demon
        E = @demon + hideout
        V = @victim + trapdoor
        ~ = water
        edge door: e7/0
        edge portcullis: g4/1 h4/1
        area blast: f5..f7 g5..g7 h5..h7
        thing @gate(open=false rune=moon): g4/1 h4/1
    """,
    "runebound": """
        hex from b3
            .   .
          h   m   .
            f   G
          h   m   .
            f/- m
          p   L   h
            p>  ~
          p   f   ~
        h = hills
        m = mountain
        f = forest
        G = @gem-green
        p = plains
        L = @lyssa + city
        ~ = water
        lines = river
        edge bridge: b0/0
        link road: a1~b0 b0~c0 c0~d-1
    """,
}
