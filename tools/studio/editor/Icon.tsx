import { type ButtonHTMLAttributes, createElement } from 'react'
import type { IconShape } from '@pagewright/engine/boot'
import { icons } from 'virtual:studio/product'
import { iconNames } from '../iconNames'

/** What an icon says. */
export type IconUse = keyof typeof iconNames

/** Draws the shapes of an icon, which say nothing to screen readers. */
export function Drawn({
  shapes = [],
  className,
}: {
  readonly shapes?: IconShape | undefined
  readonly className: string
}) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}

/** Draws an icon of the studio. */
export function Icon({ name }: { readonly name: IconUse }) {
  return <Drawn className="pw-studio-glyph" shapes={icons[iconNames[name]]} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconUse
  readonly label: string
  /** What the tooltip says besides the label, such as keys. */
  readonly hint?: string
}

/** Draws a button with an icon. Its name shows as a tooltip when it is pointed at or has the focus. */
export function IconButton({ icon, label, hint = '', className = '', ...rest }: IconButtonProps) {
  const tip = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}${hint === '' ? '' : ` (${hint})`}`
  return (
    <button type="button" aria-label={label} data-tip={tip} className={`pw-studio-icon ${className}`.trim()} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
