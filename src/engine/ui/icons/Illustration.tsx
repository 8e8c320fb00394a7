import { Icon } from './Icon'
import { sceneOf } from './scenes'
import './Illustration.css'

interface IllustrationProps {
  /** Says what is missing: each kind of icon has a drawing. */
  readonly icon: string
  readonly tone?: 'primary' | 'danger'
}

/** Draws a small scene on the mark of the market, for screens with nothing else to look at. */
export function Illustration({ icon, tone = 'primary' }: IllustrationProps) {
  const { scene, hasIcon } = sceneOf(icon)
  return (
    <div className={`pw-art pw-tone-${tone}`}>
      <svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
        <ellipse className="pw-art-soft" cx="100" cy="72" rx="84" ry="60" />
        {scene}
        <path className="pw-art-spark" d="M166 20c1 9 4 12 13 13-9 1-12 4-13 13-1-9-4-12-13-13 9-1 12-4 13-13Z" />
        <path className="pw-art-spark" d="M30 84c.7 6 3 8 9 9-6 .7-8 3-9 9-.7-6-3-8-9-9 6-.7 8-3 9-9Z" />
        <circle className="pw-art-dot" cx="34" cy="40" r="4" />
        <circle className="pw-art-dot" cx="172" cy="98" r="6" />
      </svg>
      {hasIcon && <Icon name={icon} />}
    </div>
  )
}
