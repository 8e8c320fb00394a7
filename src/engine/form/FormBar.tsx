import type { ReactNode } from 'react'
import { Button } from '../ui/Button'

interface FormBarProps {
  readonly label: string
  readonly busy: boolean
  /** That, or how many, fields want attention, in words; empty for none. */
  readonly summary: string
  readonly footer: ReactNode
}

/** Sticks to the lower edge, above the keyboard: what is wrong, the submit button, and other actions. */
export function FormBar({ label, busy, summary, footer }: FormBarProps) {
  return (
    <div className="pw-form-bar">
      <p className="pw-form-summary" role="status">
        {summary}
      </p>
      <Button type="submit" tone="primary" block busy={busy}>
        {label}
      </Button>
      {footer}
    </div>
  )
}
