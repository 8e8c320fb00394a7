// Replaces markdown-to-jsx (31 kB, ADR 0001): the texts of our forms are plain text.
import type { ReactNode } from 'react'

/** Draws text as it is. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>
}
