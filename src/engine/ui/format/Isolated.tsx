import { cleanText } from '../../lib/text'
import type { ReactNode } from 'react'

interface IsolatedProps {
  readonly children: string | number
  readonly className?: string | undefined
}

/** Shows a foreign name, id or number so that its direction cannot disturb the words around it. */
export function Isolated({ children, className }: IsolatedProps) {
  const text = cleanText(String(children))
  return (
    <bdi className={className} dir={hasLetters(text) ? undefined : 'ltr'}>
      {text}
    </bdi>
  )
}

/** Says whether the letters of a text tell which way it runs; without one a date would be turned round in right-to-left text. */
export function hasLetters(text: string): boolean {
  return letter.test(text)
}

const letter = /\p{L}/u

/** Shows plain text and numbers isolated from what stands around, and elements as they are. */
export function IsolatedValue({ children }: { readonly children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? <Isolated>{children}</Isolated> : children
}
