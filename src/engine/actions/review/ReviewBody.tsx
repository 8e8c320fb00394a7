import { useLayoutEffect } from 'react'
import { Notes } from '../../values/Notes'
import { useLines } from '../../values/ValueView'
import { useParties } from '../../values/useParties'
import type { Review } from '../../language/types/plain'
import { KeyValue } from '../../ui/data/KeyValue'
import { Party } from '../../ui/data/Party'
import './ReviewBody.css'

interface ReviewBodyProps {
  readonly review: Review
  readonly scope: object
  /** Called when the values are on the screen. */
  onShown(): void
}

/** Shows whom and what a call concerns. */
export function ReviewBody({ review, scope, onShown }: ReviewBodyProps) {
  const lines = useLines(review.lines, scope)
  const parties = useParties(scope)(review.parties)
  useLayoutEffect(onShown, [onShown])
  return (
    <div className="pw-review">
      {parties.map(({ id, ...party }) => (
        <Party key={id} {...party} />
      ))}
      {lines.length > 0 && <KeyValue lines={lines} />}
      <Notes notes={review.notes} scope={scope} />
    </div>
  )
}
