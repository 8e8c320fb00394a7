import { Icon } from './Icon'
import { sceneOf } from './scenes'
import './Drawing.css'

/** Draws the scene of an icon on its ground. */
export function Drawing({ icon, className }: { readonly icon: string; readonly className: string }) {
  const { scene, hasIcon } = sceneOf(icon)
  return (
    <div className={className}>
      <svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
        <path className="pw-art-back" d="M10 121c27-6 60-3 90-5 32-1 66 0 90 5-5 9-36 12-92 12-52 0-82-4-88-12Z" />
        {scene}
      </svg>
      {hasIcon && <Icon name={icon} />}
    </div>
  )
}
