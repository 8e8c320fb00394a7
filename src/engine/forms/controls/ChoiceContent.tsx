import { Picture } from '../../ui/data/Picture'
import type { Choice } from '../fields/choice'

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

// An image is the URL of a picture, or an emoji such as a flag.
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
