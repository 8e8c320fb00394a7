import { createElement } from 'react'
import { joinClasses } from '../../lib/react'
import { iconShape } from './icons'
import './Icon.css'
import './Spinner.css'

interface IconProps {
  readonly name: string
  /** Mirrors the icon in right-to-left text. For icons that point forwards or backwards, such as arrows. */
  readonly mirror?: boolean | undefined
}

/** Draws a registered icon, one em large, in the colour of the text. An unknown name leaves an empty box. */
export function Icon({ name, mirror = false }: IconProps) {
  const shape = iconShape(name) ?? []
  return (
    <svg
      className={joinClasses('pw-icon', mirror && 'pw-icon-mirror')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}

/** Draws a spinner, one em large, in the colour of the text. The text or `aria-busy` around it explains it. */
export function Spinner() {
  return <span className="pw-spinner" aria-hidden="true" />
}
