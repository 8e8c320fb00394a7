import { useLayoutEffect } from 'react'
import { Notes } from '../../blocks/values/Notes'
import { useLines } from '../../blocks/values/ValueView'
import { evaluateCondition, readPath } from '../../language/runtime/evaluateCondition'
import type { Review } from '../../language/types/plain'
import { orderedEntries } from '../../lib/compare'
import { absentText } from '../../i18n/format'
import { useFormat, useTexts } from '../../i18n/useTexts'
import { Avatar } from '../../ui/data/Avatar'
import { KeyValue } from '../../ui/data/KeyValue'
import { Isolated } from '../../ui/format/Isolated'
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
  useLayoutEffect(onShown, [onShown])
  return (
    <div className="pw-review">
      <Parties parties={review.parties} scope={scope} />
      {lines.length > 0 && <KeyValue lines={lines} />}
      <Notes notes={review.notes} scope={scope} />
    </div>
  )
}

/** Shows the people and accounts with picture, name and number. One without a name is left out. */
function Parties({ parties, scope }: { readonly parties: Review['parties']; readonly scope: object }) {
  const texts = useTexts()
  const format = useFormat()
  return orderedEntries(parties)
    .filter(([, { when, name }]) => evaluateCondition(when, scope) && format(readPath(scope, name)) !== absentText)
    .map(([id, { label, name, number, image, imageShape }]) => {
      const shown = format(readPath(scope, name))
      const src = image && readPath(scope, image)
      const shownNumber = number && readPath(scope, number)
      return (
        <div key={id} className="pw-review-party">
          <Avatar src={typeof src === 'string' ? src : undefined} name={shown} shape={imageShape} />
          <div className="pw-review-words">
            <span className="pw-review-label">{texts.t(label)}</span>
            <strong className="pw-review-name">
              <Isolated>{shown}</Isolated>
            </strong>
            {shownNumber !== undefined && (
              <span className="pw-review-number">
                <Isolated>{format(shownNumber)}</Isolated>
              </span>
            )}
          </div>
        </div>
      )
    })
}
