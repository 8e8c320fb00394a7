// Says on which conditions a part of a page is shown, and for which of the product's people.
import { type Conditions, isObject } from '@pagewright/engine/tools'
import { readPathText, Refused } from '../change/change'
import { valueAtPath } from '../change/plainChange'
import { plain, type Traced } from '../effective/traced'
import { filesAt } from '../files'
import { loadPersonas } from '../generate/loadProduct'
import { personValues } from '../generate/permissions/closedSets'
import { conditionWords } from '../generate/permissions/conditionWords'

interface Found {
  readonly path: string
  readonly conditions: Conditions
}

/** Returns the conditions around a part of a page, and what is left of them for each kind of person. */
export async function whoSees(root: string, page: Traced, at: string): Promise<unknown> {
  const value = plain(page)
  const path = readPathText(at)
  if (valueAtPath(value, path) === undefined) throw new Refused(`The page has no ${at}.`)
  const found = conditionsOn(value, path)
  const all = found.map(({ conditions }) => conditions)
  const files = filesAt(root)
  const personas = files.below('pages').includes('pages/personas.ts') ? loadPersonas(files) : {}
  const people = Object.entries(personas).map(([name, user]) => {
    const left = conditionWords(all, personValues(user))
    return { name, sees: left === false ? 'never' : left === '' ? 'always' : `if ${left}` }
  })
  return { access: valueAtPath(value, ['access']) ?? 'account', conditions: found, people }
}

/** Returns `needs` of the page, and `when` and `enabled` on the way to the part. */
function conditionsOn(page: unknown, path: readonly string[]): readonly Found[] {
  const needs = Object.entries(valueAtPath(page, ['needs']) ?? {}).map(([id, need]) => ({
    path: `needs.${id}`,
    conditions: valueAtPath(need, ['when']),
  }))
  const around = path.flatMap((_name, index) => {
    const here = path.slice(0, index + 1)
    return [
      { path: [...here, 'when'].join('.'), conditions: valueAtPath(page, [...here, 'when']) },
      { path: [...here, 'enabled', 'when'].join('.'), conditions: valueAtPath(page, [...here, 'enabled', 'when']) },
    ]
  })
  // A condition of the checked product is an object.
  return [...needs, ...around].flatMap(({ path: where, conditions }) =>
    isObject(conditions) ? [{ path: where, conditions: conditions }] : [],
  )
}
