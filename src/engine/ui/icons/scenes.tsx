// Drawings for screens with nothing else to look at. Each is a few opaque shapes in front of each other, whose looks are
// tokens of the market: shaded parts (`back`), paper (`front`), the tone (`ink`) and one accent (`spot`). All stand on
// the same ground. Right-to-left text mirrors them, so none has a tick, a digit or a letter in it.
import type { ReactNode } from 'react'

/** Icons of one kind have one drawing. The first kind that fits counts, and every other icon lies in the open box. */
const kinds: readonly (readonly [icons: RegExp, scene: ReactNode])[] = [
  [
    /user|people|network|contact|mic|heart-hand/,
    <>
      <path className="pw-art-back" d="M24 122c0-24 12-39 31-39s30 15 31 39Z" />
      <circle className="pw-art-front" cx="56" cy="66" r="17" />
      <path className="pw-art-ink" d="M38 68c-3-15 5-24 18-24s20 9 18 24c-5-8-9-11-15-12-7 0-14 3-21 12Z" />
      <path className="pw-art-back" d="M114 122c0-24 12-39 31-39s31 15 31 39Z" />
      <circle className="pw-art-ink" cx="150" cy="41" r="8" />
      <circle className="pw-art-front" cx="145" cy="65" r="17" />
      <path className="pw-art-ink" d="M127 66c-2-14 6-22 18-22s20 8 18 22c-9-2-17-5-22-12-3 6-8 10-14 12Z" />
      <path className="pw-art-ink" d="M58 123c0-33 17-49 42-49s42 16 42 49c-30 2-58 2-84 0Z" />
      <path className="pw-art-front" d="M91 62h19v16c-5 8-14 8-19 0Z" />
      <circle className="pw-art-front" cx="100" cy="47" r="21" />
      <path className="pw-art-back" d="M78 50c-5-21 7-33 23-33 15 0 26 11 21 32-3-9-7-13-12-15-9 5-21 4-32 16Z" />
      <path className="pw-art-spot" d="M79 80c14 7 28 7 42 0l5 9c-16 9-36 9-52 0Z" />
    </>,
  ],
  [
    /search|compass|map/,
    <>
      <path className="pw-art-front" d="M26 46 64 31v74l-38 14Z" />
      <path className="pw-art-back" d="m64 31 38 15v74l-38-15Z" />
      <path className="pw-art-front" d="m102 46 40-14v73l-40 15Z" />
      <path className="pw-art-line" d="M36 104c12-2 12-16 28-18" />
      <path className="pw-art-spot" d="M48 82C37 69 33 63 33 57a15 15 0 0 1 30 0c0 6-4 12-15 25Z" />
      <circle className="pw-art-front" cx="48" cy="57" r="5" />
      <path className="pw-art-ink" d="m142 92 10-8 28 29c4 7-5 14-11 9Z" />
      <path className="pw-art-ink" d="M124 33c19 0 35 15 35 34s-16 35-35 35-34-16-34-35 15-34 34-34Z" />
      <circle className="pw-art-front" cx="124" cy="67" r="24" />
      <path className="pw-art-line" d="M111 66c1-7 5-11 11-13" />
    </>,
  ],
  [
    /receipt|history|clipboard|list|calendar|clock|hourglass|chart|file|news/,
    <>
      <path className="pw-art-back" d="m46 91 12-10h84l12 10Z" />
      <path className="pw-art-front" d="M66 94c-5-24 3-46-2-74l9 6 9-7 9 7 9-7 9 7 9-7 9 7 10-6c5 26-3 50 1 74Z" />
      <path className="pw-art-line" d="M82 42h34M82 57h20" />
      <path className="pw-art-ink-line" d="M83 73h33" />
      <rect className="pw-art-ink" x="32" y="90" width="136" height="34" />
      <path className="pw-art-cut" d="M48 107h36" />
      <circle className="pw-art-spot" cx="146" cy="107" r="7" />
    </>,
  ],
  [
    /banknote|dollar|-cent$|wallet|card|landmark|gem|crown/,
    <>
      <path className="pw-art-back" d="m52 72 10-44 78 17-8 40Z" />
      <g className="pw-art-tilted">
        <path className="pw-art-front" d="m58 80-4-45 84-12 7 54Z" />
        <path className="pw-art-line" d="m66 45 14-2M118 38l9-1" />
        <ellipse className="pw-art-ink" cx="100" cy="48" rx="14" ry="11" />
      </g>
      <rect className="pw-art-ink" x="38" y="60" width="120" height="64" />
      <path className="pw-art-cut" d="M74 111h12M97 111h12M120 111h12" />
      <rect className="pw-art-front" x="118" y="77" width="50" height="29" />
      <circle className="pw-art-spot" cx="135" cy="91" r="6" />
      <path className="pw-art-back" d="M22 115c0-8 40-8 40 0v5c0 8-40 8-40 0Z" />
      <path className="pw-art-front" d="M17 106c0-8 40-8 40 0v6c0 8-40 8-40 0Z" />
      <path className="pw-art-back" d="M20 97c0-8 40-8 40 0v6c0 8-40 8-40 0Z" />
    </>,
  ],
  [
    /lock|key|log-|door|shield|ban$/,
    <>
      <path className="pw-art-back" d="M66 72V55c0-47 66-47 66 0v17h-15V56c0-26-36-26-36 0v16Z" />
      <rect className="pw-art-ink" x="47" y="65" width="104" height="59" />
      <circle className="pw-art-spot" cx="92" cy="92" r="19" />
      <path className="pw-art-front" d="M92 80c10 0 13 10 6 15l3 11H83l3-11c-7-5-4-15 6-15Z" />
      <path
        className="pw-art-back"
        fillRule="evenodd"
        d="m153 103-34 4-8 9 8 7 6-5 6 4 6-5 18-2c5 16 31 13 31-8 0-22-27-23-33-4Zm17-4c9 0 9 15 0 15s-9-15 0-15Z"
      />
    </>,
  ],
  [
    /alert|wifi|off$|cloud|unplug/,
    <>
      <path
        className="pw-art-back"
        d="M112 72c-2-8 2-14 9-15 1-11 10-18 20-18s18 7 20 16c12 0 19 7 19 17s-8 17-18 17h-32c-10 0-17-7-18-17Z"
      />
      <path className="pw-art-ink-line" d="m60 94-6 11M80 98l-7 13M148 98l-6 11" />
      <path
        className="pw-art-front"
        d="M56 88c-17 0-27-9-27-22s9-22 21-23c2-15 14-25 29-25 14 0 25 8 29 21 18-4 31 8 31 24 0 15-10 25-27 25Z"
      />
      <path className="pw-art-spot" d="m108 56-20 32h15l-8 28 34-39h-17l11-21Z" />
    </>,
  ],
  [
    /check|gift|ticket|party|sparkles|star|trophy|medal|award/,
    <>
      <path className="pw-art-ink-line" d="M98 66c14-12-4-24 10-40M110 78c18 0 14-20 36-16" />
      <path className="pw-art-ink" d="M30 124c15-27 27-54 38-82l52 50c-30 9-60 19-90 32Z" />
      <path className="pw-art-front" d="M66 43c7-8 25-3 39 12s23 31 15 38c-8 6-26-2-39-15S59 51 66 43Z" />
      <path className="pw-art-cut" d="M54 82c6 9 14 18 24 24" />
      <g className="pw-art-back">
        <rect x="126" y="20" width="13" height="13" />
        <circle cx="164" cy="82" r="7" />
        <circle cx="82" cy="22" r="6" />
      </g>
      <path className="pw-art-ink" d="m140 98 14-6 5 12-13 6Z" />
      <path className="pw-art-spot" d="M158 24c2 10 5 14 16 16-11 2-14 6-16 16-2-10-5-14-16-16 11-2 14-6 16-16Z" />
    </>,
  ],
]

const box = (
  <>
    <path className="pw-art-ink" d="m44 74 26-15h92l-30 15Z" />
    <rect className="pw-art-front pw-art-tilted" x="74" y="18" width="56" height="72" />
    <path className="pw-art-back" d="M132 74 28 76l17-19 26 2M132 74l30-15 17 15-30 17Z" />
    <path className="pw-art-front" d="m44 74 88 1v48c-30 2-60 1-88-1Z" />
    <path className="pw-art-ink" d="m132 75 30-16v46l-30 18Z" />
    <path className="pw-art-spot" d="M56 98h24v13H56Z" />
  </>
)

/** Returns the drawing for an icon, and whether the icon itself stands on it. */
export function sceneOf(icon: string): { readonly scene: ReactNode; readonly hasIcon: boolean } {
  const kind = kinds.find(([icons]) => icons.test(icon))
  return { scene: kind?.[1] ?? box, hasIcon: !kind }
}
