import { Picture } from '../../ui/data/Picture'
import type { Choice } from '../fields/choice'

/** What a choice looks like: its picture or flag, its words, and a note. */
export function ChoiceContent({ choice: { image, label, note } }: { readonly choice: Choice }) {
  if (image === undefined && note === undefined) return <bdi className="pw-choice-face pw-choice-label">{label}</bdi>
  return (
    <span className="pw-choice-face">
      {image !== undefined && <ChoiceImage image={image} />}
      <span className="pw-choice-words">
        <bdi className="pw-choice-label">{label}</bdi>
        {note !== undefined && <bdi className="pw-choice-note">{note}</bdi>}
      </span>
    </span>
  )
}
// A flag comes as an emoji or as the address of a picture.
function ChoiceImage({ image }: { readonly image: string }) {
  if (/^[a-z]+:|\//i.test(image)) {
    return (
      <span className="pw-choice-image">
        <Picture src={image} alt="" fit="contain" />
      </span>
    )
  }
  return (
    <span className="pw-choice-image" aria-hidden="true">
      {[...image].slice(0, 8).join('')}
    </span>
  )
}
