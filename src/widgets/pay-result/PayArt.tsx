import type { PaymentStatus } from '../../generated/types'
import './PayArt.css'

/** Draws the picture of a state: a mark on a disc, with confetti for a success and a turning ring while it is open. */
export function PayArt({ state }: { readonly state: PaymentStatus | undefined }) {
  const look = state ?? 'processing'
  return (
    // A new key restarts the animation for each state.
    <svg
      key={look}
      className={`pw-pay-art pw-pay-art-${look}`}
      viewBox="0 0 200 160"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="pw-pay-glow" cx="100" cy="80" r="58" />
      {look === 'success' && <Confetti />}
      {look === 'processing' && <path className="pw-pay-ring" d="M100 26a54 54 0 0 1 54 54" />}
      <circle className="pw-pay-disc" cx="100" cy="80" r="42" />
      <path className="pw-pay-mark" d={marks[look]} />
    </svg>
  )
}

const marks: { readonly [state in PaymentStatus]: string } = {
  success: 'M82 81l13 13 24-27',
  failed: 'M86 66l28 28M114 66l-28 28',
  processing: 'M100 60v21l13 9',
  closed: 'M84 80h32',
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
