import { OutcomeMark } from '@pagewright/engine/ui'
import type { PaymentStatus } from '../../generated/types'
import './PayArt.css'

/** Draws the picture of a state: its mark, with confetti for a success and a turning ring while it is open. */
export function PayArt({ state }: { readonly state: PaymentStatus | undefined }) {
  const look = state ?? 'processing'
  return (
    // A new key restarts the animation for each state.
    <div key={look} className="pw-pay-art" aria-hidden="true">
      <OutcomeMark tone={payTones[look]} />
      {(look === 'success' || look === 'processing') && (
        <svg viewBox="0 0 200 160" focusable="false">
          {look === 'success' ? (
            <g className="pw-pay-confetti">
              <Confetti />
            </g>
          ) : (
            <path className="pw-pay-ring" d="M100 26a54 54 0 0 1 54 54" />
          )}
        </svg>
      )}
    </div>
  )
}

/** The colours of the states. */
export const payTones = {
  success: 'good',
  failed: 'danger',
  processing: 'primary',
  closed: 'plain',
} as const satisfies {
  readonly [state in PaymentStatus]: string
}

function Confetti() {
  return Array.from({ length: 14 }, (_, index) => (
    <g key={index} transform={`rotate(${(index * 360) / 14 + 8} 100 80)`}>
      <g className={`pw-pay-bit pw-pay-bit-${index % 4}`}>
        {index % 2 === 0 ? (
          <rect x="97" y={index % 4 === 0 ? 3 : 10} width="6" height="11" rx="3" />
        ) : (
          <circle cx="100" cy={index % 4 === 1 ? 15 : 6} r="4" />
        )}
      </g>
    </g>
  ))
}
