// Stands in for the Markdown renderer, which the build aliases to this file: words of a form are plain text.
import type { ReactNode } from 'react'

/** Shows text as it is. */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>
}
