import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { Tone } from '../../language/types/plain'
import { Card } from './Card'
import { Icon } from '../icons/Icon'
import { Party, type PartyProps } from '../data/Party'
import './Receipt.css'

export interface ReceiptProps {
  /** Who acts now, or how it ended. It decides the colour. */
  readonly tone: Tone
  /** What was just done: a heading with a picture above it. */
  readonly headline?: string | undefined
  readonly art?: ReactNode
  readonly badge?: ReactNode
  /** Names the sum. */
  readonly label?: string | undefined
  readonly sum?: ReactNode
  /** What the sum is worth. */
  readonly worth?: ReactNode
  /** What happens now. */
  readonly says?: ReactNode
  readonly track?: Track | undefined
  /** Who pays and who is paid, in this order. */
  readonly parties?: readonly (PartyProps & { readonly id: string })[]
  readonly account?: ReactNode
  /** Shown on demand. */
  readonly details?: ReactNode
  /** Buttons below all. */
  readonly actions?: ReactNode
  /** Notes, below the sum. */
  readonly children?: ReactNode
}

export interface Track {
  /** A step that breaks off ended it early. */
  readonly steps: readonly { readonly id: string; readonly label: string; readonly breaksOff?: boolean | undefined }[]
  /** The place of the step that is due. All before it are done. */
  readonly current: number
}

/** Shows one transaction: the sum, what happens now, how far it is, who takes part, the account, and the rest on demand. */
export function Receipt(props: ReceiptProps) {
  const { tone, headline, art, badge, label, sum, worth, says, track, parties, account, details, actions } = props
  const texts = useTexts()
  return (
    <div className={`pw-receipt pw-tone-${tone}`}>
      <div className="pw-receipt-head">
        {art}
        {headline && <h2 className="pw-receipt-headline">{headline}</h2>}
        {badge && <span className={`pw-badge pw-tone-${tone}`}>{badge}</span>}
        {sum !== undefined && (
          <p className="pw-receipt-sum">
            <span className="pw-receipt-label">{label}</span>
            {sum}
          </p>
        )}
        {worth && <p className="pw-receipt-worth">{worth}</p>}
        {says && <div className="pw-receipt-says">{says}</div>}
        {track && track.steps.length > 0 && <Steps {...track} />}
      </div>
      {props.children}
      {parties && parties.length > 0 && (
        <div className="pw-receipt-parties">
          {parties.map(({ id, ...party }, index) => (
            <div key={id} className="pw-receipt-party">
              {index > 0 && <Icon name="chevron-right" mirror />}
              <Party {...party} />
            </div>
          ))}
        </div>
      )}
      {account}
      {details && (
        <details className="pw-receipt-details">
          <summary>
            {texts.t('engine.detail.title')}
            <Icon name="chevron-down" />
          </summary>
          <Card>{details}</Card>
        </details>
      )}
      {actions}
    </div>
  )
}

function Steps({ steps, current }: Track) {
  const texts = useTexts()
  return (
    <ol className="pw-track">
      {steps.map(({ id, label, breaksOff }, index) => {
        const isDone = index < current
        return (
          <li
            key={id}
            className={isDone ? 'pw-track-done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="pw-track-dot">{isDone && <Icon name={breaksOff ? 'x' : 'check'} />}</span>
            <span>{label}</span>
            {isDone && !breaksOff && <span className="pw-hidden">{texts.t('engine.timeline.done')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
