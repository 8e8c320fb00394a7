import { valueAtPath } from '@pagewright/cli/browser'
import { pathName } from '../../workbench/places'
import { useEditing } from '../context'
import { partAround } from '../model/sharedParts'
import { PutInHere } from './PutInHere'

/** Says where a value comes from, and offers the value of the base again. */
export function Provenance({ path, isOwn }: { readonly path: readonly string[]; readonly isOwn: boolean }) {
  const { provenance, combination, studio, route, page, state } = useEditing()
  if (valueAtPath(page, path) === undefined) return null
  const id = pathName(path)
  const use = partAround(state.product, route, path)
  const layers = provenance?.layers[id] ?? []
  const layer = layers.at(-1)
  const choice = state.plan?.choices.find(({ change }) => 'at' in change && pathName(change.at) === id)
  const index = choice
    ? state.changes.findIndex(({ change }) => JSON.stringify(change) === JSON.stringify(choice.change))
    : -1
  return (
    <div className="pw-studio-from">
      {isOwn && <small>Only in {combination.market}</small>}
      {use && <small className="pw-studio-code">From the shared part {use.part}</small>}
      {layer && <small className="pw-studio-code">{layer.place}</small>}
      {isOwn && (
        <button
          type="button"
          className="pw-studio-quiet"
          onClick={() => studio.change({ do: 'remove', page: route, market: combination.market, at: path })}
        >
          Reset to base
        </button>
      )}
      {choice && index >= 0 && (
        <div role="alert" className="pw-studio-choice">
          <p>
            {choice.shared} is shared with {choice.others.length} other{' '}
            {choice.others.length === 1 ? 'place' : 'places'}:
          </p>
          <ul>
            {choice.others.map((other) => (
              <li key={pathName(other)}>{pathName(other)}</li>
            ))}
          </ul>
          <button type="button" onClick={() => studio.choose(index, 'there')}>
            Change all of them
          </button>
          <button type="button" onClick={() => studio.choose(index, 'here')}>
            Change this place alone
          </button>
          {use && <PutInHere use={use} />}
        </div>
      )}
    </div>
  )
}
