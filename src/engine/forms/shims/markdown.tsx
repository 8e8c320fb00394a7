// For markdown-to-jsx: words of a form are plain text.
import type { ReactNode } from 'react'

/** Shows text as it is. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>
}
