import { EditingContext, useEditing } from '../context'
import { pagesWith, partAround, withGivenShown } from '../model/sharedParts'
import { pageName } from '../model/pageParts'
import { parametersOf } from '../model/partParameters'
import { pathName } from '../../workbench/places'
import { MemberField } from './MemberField'
import { PutInHere } from './PutInHere'

/** Says which shared part a block comes from, and offers to change it there, to put it in the page, or to give other values. */
export function PartSource() {
  const editing = useEditing()
  const { state, route, chosen, studio, isMarketOnly, there, combination } = editing
  const use = partAround(state.product, route, chosen)
  if (!use) return null
  const { part, path } = use
  const pages = pagesWith(state.product, part)
  const isThere = there === part
  const isBlock = pathName(path) === pathName(chosen)
  const toggle = () => {
    editing.onThere(isThere ? undefined : part)
    if (isThere) return
    // Earlier changes that wait for this choice count there too.
    for (const { change } of state.plan?.choices ?? []) {
      const index = state.changes.findIndex((one) => JSON.stringify(one.change) === JSON.stringify(change))
      if (index >= 0 && 'at' in change && partAround(state.product, route, change.at) === use)
        studio.choose(index, 'there')
    }
  }
  return (
    <section className="pw-studio-part" aria-label="Where this block comes from">
      <p>
        From the shared part <b>{part}</b>, which {pages.length === 1 ? '1 page uses' : `${pages.length} pages use`}:{' '}
        {pages.map((one) => pageName(state.product, one)).join(', ')}
      </p>
      {isMarketOnly ? (
        <p className="pw-studio-note">Changes count in {combination.market}, and the part stays as it is.</p>
      ) : (
        <div className="pw-studio-group" role="group" aria-label="This block">
          <button type="button" aria-pressed={isThere} onClick={toggle}>
            Change there ({pages.length === 1 ? '1 page' : `${pages.length} pages`})
          </button>
          <PutInHere use={use} />
        </div>
      )}
      {isBlock && !isMarketOnly && (
        <EditingContext value={{ ...editing, page: withGivenShown(editing.page, use) }}>
          {parametersOf(state.product, part).map((parameter) => (
            <MemberField key={parameter.name} member={parameter} path={[...path, 'with', parameter.name]} />
          ))}
        </EditingContext>
      )}
    </section>
  )
}
