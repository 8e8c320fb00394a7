import { type Conditions, isObject } from '@pagewright/engine/studio'
import { conditionWords, personValues, valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'

/** Says which people see a part, and on which further conditions. */
export function WhoSees({ path }: { readonly path: readonly string[] }) {
  const { page, state } = useEditing()
  const conditions = conditionsAround(page, path)
  const rows = Object.entries(state.product.personas).map(([name, user]) => {
    const says = wordsFor(conditions, user)
    return {
      name,
      says: says === false ? 'never' : says === '' ? 'always' : says.startsWith('if ') ? says : `if ${says}`,
    }
  })
  if (rows.length === 0) return null
  return (
    <section className="pw-studio-who" aria-labelledby="who">
      <h3 id="who">Who sees this</h3>
      <table>
        <tbody>
          {rows.map(({ name, says }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function wordsFor(conditions: readonly Conditions[], user: unknown): string | false {
  try {
    return conditionWords(conditions, personValues(user))
  } catch {
    return 'the conditions are complete'
  }
}

/** Returns what the page needs, and `when` of each part around this one. */
function conditionsAround(page: unknown, path: readonly string[]): readonly Conditions[] {
  const needs = valueAtPath(page, ['needs'])
  const ways = path.map((_name, index) => [...path.slice(0, index + 1), 'when'])
  return [...Object.keys(isObject(needs) ? needs : {}).map((id) => ['needs', id, 'when']), ...ways].flatMap((way) => {
    const found = valueAtPath(page, way)
    return isObject(found) ? [found] : []
  })
}
