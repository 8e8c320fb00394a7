import type { ReactNode } from 'react'
import './Card.css'

interface CardProps {
  /** `hero` for the one figure or person of a page. */
  readonly look?: 'plain' | 'hero' | undefined
  readonly children: ReactNode
}

/** Shows a rounded surface. */
export function Card({ look = 'plain', children }: CardProps) {
  return <section className={`pw-card pw-card-${look}`}>{children}</section>
}
