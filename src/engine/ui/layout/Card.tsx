import type { ReactNode } from 'react'
import { joinClasses } from '../../lib/react'
import './Card.css'

interface CardProps {
  readonly title?: ReactNode
  /** Content beside the title. */
  readonly end?: ReactNode
  /** `hero` for the one figure or person of a page; `flush` lets rows reach the edges. */
  readonly look?: 'plain' | 'hero' | 'flush' | undefined
  readonly children: ReactNode
}

/** Shows a rounded surface. With a title it is a section with a heading. */
export function Card({ title, end, look = 'plain', children }: CardProps) {
  return (
    <section className={joinClasses('pw-card', `pw-card-${look}`)}>
      {(title || end) && (
        <div className="pw-card-head">
          {title && <h2 className="pw-card-title">{title}</h2>}
          {end}
        </div>
      )}
      {children}
    </section>
  )
}
