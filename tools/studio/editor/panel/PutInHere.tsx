import { type UsedPart, valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { isAtOrBelow } from '../model/sharedParts'

/** Replaces the use of a part by its block, with the unsaved changes of this block. A part of several blocks stays. */
export function PutInHere({ use }: { readonly use: UsedPart }) {
  const { studio, page, route, onThere } = useEditing()
  if (use.blocks.length !== 1 || use.blocks[0] !== use.path.at(-1)) return null
  const put = () => {
    onThere(undefined)
    studio.replace(
      // The block has these values already.
      (change) =>
        'at' in change &&
        change.page === route &&
        change.market === undefined &&
        change.shared !== 'there' &&
        isAtOrBelow(change.at, use.path) &&
        change.at.length > use.path.length,
      { do: 'set', page: route, at: use.path, value: valueAtPath(page, use.path) },
    )
  }
  return (
    <button type="button" onClick={put}>
      Put it in here
    </button>
  )
}
