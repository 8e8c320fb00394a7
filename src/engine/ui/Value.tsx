import type { ReactNode } from 'react'
import { Isolated } from './Isolated'

/** Shows plain text and numbers isolated from what stands around, and elements as they are. */
export function Value({ children }: { readonly children: ReactNode }) {
  return typeof children === 'string' || typeof children === 'number' ? <Isolated>{children}</Isolated> : children
}
