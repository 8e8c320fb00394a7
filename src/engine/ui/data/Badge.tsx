import type { ReactNode } from 'react'
import type { Tone } from '../../language/types/plain'
import './Badge.css'

export interface BadgeProps {
  readonly tone?: Tone | undefined
  readonly children: ReactNode
}

/** Shows a state in one or two words. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`pw-badge pw-tone-${tone}`}>{children}</span>
}
