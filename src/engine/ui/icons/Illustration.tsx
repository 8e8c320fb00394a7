import { Icon } from './Icon'
import './Illustration.css'

/** Draws an icon in a small illustration, for screens with nothing else to look at. */
export function Illustration({
  icon,
  tone = 'primary',
}: {
  readonly icon: string
  readonly tone?: 'primary' | 'danger'
}) {
  return (
    <div className={`pw-art pw-tone-${tone}`}>
      <svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
        <ellipse className="pw-art-soft" cx="100" cy="72" rx="84" ry="60" />
        <rect className="pw-art-back" x="50" y="34" width="66" height="80" rx="14" />
        <g className="pw-art-tilted">
          <rect className="pw-art-front" x="66" y="28" width="70" height="86" rx="16" />
          <path className="pw-art-line" d="M82 98h36M90 107h20" />
        </g>
        <path className="pw-art-spark" d="M160 24c1 9 4 12 13 13-9 1-12 4-13 13-1-9-4-12-13-13 9-1 12-4 13-13Z" />
        <path className="pw-art-spark" d="M34 84c.7 6 3 8 9 9-6 .7-8 3-9 9-.7-6-3-8-9-9 6-.7 8-3 9-9Z" />
        <circle className="pw-art-dot" cx="38" cy="44" r="4" />
        <circle className="pw-art-dot" cx="168" cy="98" r="6" />
      </svg>
      <Icon name={icon} />
    </div>
  )
}
