import type { ButtonHTMLAttributes } from 'react'

/** Paths of Lucide (ISC), in a box of 24 × 24. */
const paths = {
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  tablet: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01',
  desktop: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8m-4-4v4',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14l5-5l-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  pick: 'M14 4.1L12 6M5.1 8l-2.9-.8M6 12l-1.9 2M7.2 2.2L8 5.1m1.037 4.59a.498.498 0 0 1 .653-.653l11 4.5a.5.5 0 0 1-.074.949l-4.349 1.041a1 1 0 0 0-.74.739l-1.04 4.35a.5.5 0 0 1-.95.074z',
  compare: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 3v18',
  close: 'M18 6L6 18M6 6l12 12',
} as const

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: keyof typeof paths
  readonly label: string
  /** What the tooltip says besides the label, such as keys. */
  readonly hint?: string
}

/** Draws a button with an icon. Its name shows as a tooltip when it is pointed at or has the focus. */
export function IconButton({ icon, label, hint = '', ...rest }: IconButtonProps) {
  const tip = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}${hint === '' ? '' : ` (${hint})`}`
  return (
    <button type="button" aria-label={label} data-tip={tip} className="pw-studio-icon" {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[icon]} />
      </svg>
    </button>
  )
}
