import { Icon } from './Icon'
import { sceneOf } from './scenes'
import './Drawing.css'

/** Draws the scene of an icon, with sparks around it. */
export function Drawing({ icon }: { readonly icon: string }) {
  const { scene, hasIcon } = sceneOf(icon)
  return (
    <>
      <svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
        {scene}
        <g className="pw-art-sparks">
          <path d="M166 20c1 9 4 12 13 13-9 1-12 4-13 13-1-9-4-12-13-13 9-1 12-4 13-13Z" />
          <path d="M30 84c.7 6 3 8 9 9-6 .7-8 3-9 9-.7-6-3-8-9-9 6-.7 8-3 9-9Z" />
          <circle cx="34" cy="40" r="4" />
          <circle cx="172" cy="98" r="6" />
        </g>
      </svg>
      {hasIcon && <Icon name={icon} />}
    </>
  )
}
