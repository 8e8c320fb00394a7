import type { ReactNode } from 'react'
import { joinClasses } from '../../lib/react'
import { Copy } from './Copy'
import { IsolatedValue } from '../format/Isolated'
import './KeyValue.css'

export interface KeyValueLine {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
  /** Text of a copy button beside the value. */
  readonly copy?: string | undefined
  /** The value takes the full width below its label. */
  readonly wide?: boolean | undefined
}

/** Shows labels with their values, one pair a line. */
export function KeyValue({ lines }: { readonly lines: readonly KeyValueLine[] }) {
  return (
    <dl className="pw-lines">
      {lines.map((line) => (
        <div key={line.id} className={joinClasses('pw-line', line.wide && 'pw-line-wide')}>
          <dt className="pw-line-label">{line.label}</dt>
          <dd className="pw-line-value">
            <IsolatedValue>{line.value}</IsolatedValue>
            {line.copy && <Copy text={line.copy} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
