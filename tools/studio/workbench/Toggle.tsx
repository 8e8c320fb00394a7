import type { ReactNode } from 'react'

interface ToggleProps {
  readonly isOn: boolean
  readonly shortcut: string
  readonly children: ReactNode
  onChange(isOn: boolean): void
}

export function Toggle({ isOn, shortcut, children, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      className="pw-bench-toggle"
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      onClick={() => onChange(!isOn)}
    >
      {children} <kbd aria-hidden="true">{shortcut}</kbd>
    </button>
  )
}
