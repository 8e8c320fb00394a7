// Drawings for screens with nothing else to look at. Each is a few shapes, whose looks are tokens of the market.
import type { ReactNode } from 'react'

/** Icons of one kind have one drawing. Every other icon has the sheets of paper. */
const kinds: readonly (readonly [icons: RegExp, scene: ReactNode])[] = [
  [
    /user|people|crown|network/,
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
    /wallet|receipt|banknote|card/,
    <>
      <rect className="pw-art-back" x="46" y="34" width="92" height="58" rx="10" />
      <g className="pw-art-front">
        <rect x="56" y="48" width="96" height="62" rx="10" />
        <circle className="pw-art-soft" cx="104" cy="79" r="17" />
      </g>
      <path className="pw-art-line" d="M68 62h10M130 98h10" />
    </>,
  ],
  [
    /search/,
    <>
      <rect className="pw-art-back" x="52" y="30" width="86" height="76" rx="12" />
      <path className="pw-art-line" d="M66 48h36M66 62h22M66 76h28" />
      <circle className="pw-art-front pw-art-thick" cx="112" cy="66" r="27" />
      <path className="pw-art-handle" d="m132 88 20 22" />
    </>,
  ],
  [
    /lock|shield|log-/,
    <>
      <rect className="pw-art-back" x="58" y="24" width="84" height="92" rx="10" />
      <rect className="pw-art-front" x="70" y="36" width="60" height="80" rx="6" />
      <path className="pw-art-line" d="M48 116h104" />
    </>,
  ],
  [
    /mail|message|inbox/,
    <>
      <path className="pw-art-back" d="m52 62 48-32 48 32v12H52Z" />
      <rect className="pw-art-front" x="52" y="62" width="96" height="52" rx="8" />
      <path className="pw-art-line" d="m58 68 42 26 42-26" />
    </>,
  ],
  [
    /alert|wifi|off$/,
    <>
      <g className="pw-art-back">
        <rect x="48" y="86" width="20" height="28" rx="4" />
        <rect x="76" y="66" width="20" height="48" rx="4" />
      </g>
      <g className="pw-art-front">
        <rect x="104" y="28" width="20" height="34" rx="4" />
        <rect x="104" y="74" width="20" height="40" rx="4" />
        <rect x="132" y="52" width="20" height="62" rx="4" />
      </g>
    </>,
  ],
]

const sheets = (
  <>
    <rect className="pw-art-back pw-art-turned" x="50" y="34" width="66" height="80" rx="14" />
    <g className="pw-art-tilted">
      <rect className="pw-art-front" x="66" y="28" width="70" height="86" rx="16" />
      <path className="pw-art-line" d="M82 98h36M90 107h20" />
    </g>
  </>
)

/** Returns the drawing for an icon, and whether the icon itself stands on it. */
export function sceneOf(icon: string): { readonly scene: ReactNode; readonly hasIcon: boolean } {
  const kind = kinds.find(([icons]) => icons.test(icon))
  return { scene: kind?.[1] ?? sheets, hasIcon: !kind || /lock|shield|log-/.test(icon) }
}
