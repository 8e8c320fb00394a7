// Drawings for screens with nothing else to look at. Each is a few shapes, whose looks are tokens of the market. Shaded
// parts (`back`) stand behind outlined ones (`front`). Others are solid (`ink`), and there are lines on all of them.
import type { ReactNode } from 'react'

/** Icons of one kind have one drawing. The first kind that fits counts, and every other icon has the sheets of paper. */
const kinds: readonly (readonly [icons: RegExp, scene: ReactNode])[] = [
  [
    /user.*(check|plus)/,
    <>
      <path className="pw-art-back" d="M44 114c0-24 16-38 38-38s38 14 38 38Z" />
      <circle className="pw-art-front" cx="82" cy="50" r="22" />
      <circle className="pw-art-ink" cx="130" cy="90" r="24" />
      <path className="pw-art-cut" d="m119 90 8 8 14-15" />
    </>,
  ],
  [
    /network|briefcase/,
    <>
      <path className="pw-art-thin" d="M100 52v26M54 92V78h92v14M100 78v14" />
      <rect className="pw-art-ink" x="82" y="26" width="36" height="28" />
      <rect className="pw-art-back" x="36" y="88" width="36" height="28" />
      <rect className="pw-art-front" x="82" y="88" width="36" height="28" />
      <rect className="pw-art-back" x="128" y="88" width="36" height="28" />
    </>,
  ],
  [
    /user|people/,
    <>
      <g className="pw-art-back">
        <circle cx="66" cy="58" r="17" />
        <path d="M34 112c0-22 14-34 32-34s32 12 32 34Z" />
      </g>
      <g className="pw-art-front">
        <circle cx="112" cy="48" r="21" />
        <path d="M72 114c0-26 17-40 40-40s40 14 40 40Z" />
      </g>
    </>,
  ],
  [
    /house|store|building/,
    <>
      <rect className="pw-art-back" x="116" y="44" width="38" height="72" />
      <path className="pw-art-cut" d="M136 60h8M136 76h8M136 92h8" />
      <rect className="pw-art-front" x="56" y="64" width="70" height="52" />
      <path className="pw-art-ink" d="M46 66 91 28l45 38Z" />
      <rect className="pw-art-soft" x="66" y="76" width="16" height="16" />
      <path className="pw-art-back" d="M94 116V88h20v28Z" />
      <path className="pw-art-line" d="M38 117h124" />
    </>,
  ],
  [
    /gem|crown/,
    <>
      <path className="pw-art-back" d="M70 32h60l24 28-54 58-54-58Z" />
      <path className="pw-art-front" d="M82 32h36l14 28-32 58-32-58Z" />
      <path className="pw-art-ink" d="M100 60h32l-32 58Z" />
      <path className="pw-art-thin" d="M46 60h108M70 32l12 28 18-28 18 28 12-28" />
    </>,
  ],
  [
    /dollar|-cent$/,
    <>
      <g className="pw-art-back">
        <rect x="42" y="98" width="50" height="16" />
        <rect x="46" y="82" width="50" height="16" />
        <rect x="41" y="66" width="50" height="16" />
      </g>
      <circle className="pw-art-front" cx="118" cy="78" r="36" />
      <circle className="pw-art-thin" cx="118" cy="78" r="26" />
      <path className="pw-art-ink" d="M118 60c2 12 6 16 18 18-12 2-16 6-18 18-2-12-6-16-18-18 12-2 16-6 18-18Z" />
    </>,
  ],
  [
    /wallet-cards|id-card|credit-card|landmark/,
    <>
      <rect className="pw-art-back pw-art-turned" x="44" y="34" width="96" height="60" />
      <g className="pw-art-tilted">
        <rect className="pw-art-front" x="56" y="48" width="100" height="64" />
        <path className="pw-art-ink" d="M56 62h100v13H56Z" />
        <rect className="pw-art-soft" x="66" y="86" width="20" height="15" />
        <path className="pw-art-line" d="M122 97h22" />
      </g>
    </>,
  ],
  [
    /wallet|banknote/,
    <>
      <rect className="pw-art-back" x="46" y="34" width="92" height="58" />
      <rect className="pw-art-front" x="56" y="48" width="96" height="62" />
      <circle className="pw-art-ink" cx="104" cy="79" r="17" />
      <path className="pw-art-line" d="M68 62h10M130 98h10" />
    </>,
  ],
  [
    /receipt|history/,
    <>
      <rect className="pw-art-back pw-art-turned" x="50" y="34" width="66" height="76" />
      <path className="pw-art-front" d="M68 26h64v90l-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7Z" />
      <path className="pw-art-line" d="M82 44h36M82 60h20M82 76h28" />
      <circle className="pw-art-ink" cx="138" cy="92" r="21" />
      <path className="pw-art-cut" d="M138 80v12l9 6" />
    </>,
  ],
  [
    /calendar|clock|hourglass/,
    <>
      <rect className="pw-art-back pw-art-turned" x="52" y="34" width="84" height="76" />
      <rect className="pw-art-front" x="58" y="38" width="86" height="76" />
      <path className="pw-art-ink" d="M58 44h86v16H58Z" />
      <path className="pw-art-line" d="M72 76h8M97 76h8M122 76h8M72 96h8M97 96h8" />
      <path className="pw-art-ink-line" d="M78 30v14M124 30v14" />
    </>,
  ],
  [
    /clipboard|list/,
    <>
      <rect className="pw-art-back pw-art-turned" x="56" y="32" width="76" height="82" />
      <rect className="pw-art-front" x="64" y="32" width="78" height="84" />
      <rect className="pw-art-ink" x="86" y="24" width="34" height="16" />
      <path className="pw-art-line" d="M102 58h26M102 78h26M102 98h18" />
      <path className="pw-art-ink-line" d="m76 57 5 5 9-10M76 77l5 5 9-10M76 97l5 5 9-10" />
    </>,
  ],
  [
    /gift|ticket|party/,
    <>
      <path className="pw-art-ink-line" d="M100 54C86 26 66 28 68 40s20 14 32 14c12 0 30-2 32-14s-18-14-32 14" />
      <rect className="pw-art-front" x="60" y="64" width="80" height="52" />
      <rect className="pw-art-back" x="52" y="52" width="96" height="20" />
      <path className="pw-art-ink" d="M92 52h16v64H92Z" />
    </>,
  ],
  [
    /chart|trend|activity/,
    <>
      <g className="pw-art-back">
        <rect x="46" y="84" width="22" height="30" />
        <rect x="74" y="66" width="22" height="48" />
      </g>
      <rect className="pw-art-front" x="102" y="74" width="22" height="40" />
      <rect className="pw-art-ink" x="130" y="48" width="22" height="66" />
      <path className="pw-art-ink-line" d="m48 62 28-20 24 14 38-30" />
      <path className="pw-art-line" d="M38 116h124" />
    </>,
  ],
  [
    /mic|radio|video/,
    <>
      <path className="pw-art-back" d="M60 114h80l-14-18H74Z" />
      <rect className="pw-art-front" x="80" y="24" width="40" height="60" rx="20" ry="20" />
      <path className="pw-art-thin" d="M88 40h24M88 52h24M88 64h24" />
      <path className="pw-art-ink-line" d="M66 62c0 22 14 34 34 34s34-12 34-34M100 96v18" />
    </>,
  ],
  [
    /megaphone|bell/,
    <>
      <path className="pw-art-back" d="M70 82h24l8 32H82Z" />
      <path className="pw-art-front" d="M82 52 142 28v78L82 82Z" />
      <path className="pw-art-ink" d="M54 52h28v30H54Z" />
      <path className="pw-art-ink-line" d="M154 54c6 4 6 22 0 26" />
    </>,
  ],
  [
    /search/,
    <>
      <rect className="pw-art-back" x="52" y="30" width="86" height="76" />
      <path className="pw-art-cut" d="M66 48h36M66 62h22M66 76h28" />
      <circle className="pw-art-front pw-art-thick" cx="112" cy="66" r="27" />
      <path className="pw-art-handle" d="m132 88 20 22" />
    </>,
  ],
  [
    /shield|scale|gavel|flag/,
    <>
      <path className="pw-art-front" d="M92 24c13 9 26 13 42 13 0 39-13 59-42 72-29-13-42-33-42-72 16 0 29-4 42-13Z" />
      <path className="pw-art-back" d="M92 24c13 9 26 13 42 13 0 39-13 59-42 72Z" />
      <circle className="pw-art-ink" cx="132" cy="92" r="24" />
      <path className="pw-art-cut" d="M132 80v14M132 102v1" />
    </>,
  ],
  [
    /lock|key/,
    <>
      <path className="pw-art-back" d="M98 62h60v16h-10v14h-14V78h-8v10h-12V78H98Z" />
      <circle className="pw-art-front" cx="74" cy="70" r="34" />
      <circle className="pw-art-ink" cx="66" cy="70" r="11" />
    </>,
  ],
  [
    /log-|door/,
    <>
      <rect className="pw-art-back" x="58" y="24" width="84" height="92" />
      <path className="pw-art-front" d="M72 36h46l12 10v70H72Z" />
      <circle className="pw-art-ink" cx="116" cy="80" r="5" />
      <path className="pw-art-line" d="M44 117h112" />
    </>,
  ],
  [
    /mail|message|inbox/,
    <>
      <path className="pw-art-back" d="m52 62 48-32 48 32v12H52Z" />
      <rect className="pw-art-front" x="52" y="62" width="96" height="52" />
      <path className="pw-art-thin" d="m56 66 44 28 44-28" />
      <circle className="pw-art-ink" cx="148" cy="62" r="10" />
    </>,
  ],
  [
    /alert|wifi|off$/,
    <>
      <path className="pw-art-line" d="M20 76h28M152 76h28" />
      <rect className="pw-art-back" x="42" y="54" width="42" height="44" />
      <path className="pw-art-ink-line" d="M84 66h12M84 86h12" />
      <rect className="pw-art-front" x="120" y="50" width="40" height="52" />
      <rect className="pw-art-ink" x="120" y="60" width="10" height="10" rx="0" />
      <rect className="pw-art-ink" x="120" y="82" width="10" height="10" rx="0" />
      <path className="pw-art-ink-line" d="m92 42-6-12M104 38V24M116 42l6-12" />
    </>,
  ],
]

const sheets = (
  <>
    <rect className="pw-art-back pw-art-turned" x="50" y="34" width="66" height="80" />
    <g className="pw-art-tilted">
      <rect className="pw-art-front" x="66" y="28" width="70" height="86" />
      <path className="pw-art-line" d="M82 98h36M90 107h20" />
    </g>
  </>
)

/** Returns the drawing for an icon, and whether the icon itself stands on it. */
export function sceneOf(icon: string): { readonly scene: ReactNode; readonly hasIcon: boolean } {
  const kind = kinds.find(([icons]) => icons.test(icon))
  return { scene: kind?.[1] ?? sheets, hasIcon: !kind }
}
