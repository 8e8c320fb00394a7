import { cleanText } from '../../lib/text'
import type { ReactNode } from 'react'

interface IsolatedProps {
  readonly id?: string | undefined
  readonly children: string | number
  readonly className?: string | undefined
}

/** Shows a foreign name, id or number, isolated so that its direction does not affect the text around it. */
export function Isolated({ id, children, className }: IsolatedProps) {
  const text = cleanText(String(children))
  return (
    <bdi id={id} className={className} dir={hasLetters(text) ? undefined : 'ltr'}>
      {text}
    </bdi>
  )
}

/**
 * Returns true if the text has letters, which set its direction. Without letters a date would be reversed in
 * right-to-left text.
 */
export function hasLetters(text: string): boolean {
  return letter.test(text)
}

const letter = /\p{L}/u

/** Shows text and numbers isolated, and elements as they are. */
export function IsolatedValue({ children }: { readonly children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? <Isolated>{children}</Isolated> : children
}
