import { useEffect, useState } from 'react'
import { type Conditions, isObject } from '@pagewright/engine/studio'
import { conditionWords, labelsIn, personValues, screenSpeech, type Speech, valueAtPath } from '@pagewright/cli/browser'
import type { PageWindow } from '../../shell/windowPage'
import { type Hidden, hiddenThings } from '../../workbench/inspect/hidden'
import { takeSnapshot } from '../../workbench/inspect/snapshot'
import { type Editing, useEditing } from '../context'
import { IconButton } from '../Icon'
import { isAtOrBelow } from '../model/sharedParts'

/** Says which people see a part, and on which further conditions. */
export function WhoSees({ path }: { readonly path: readonly string[] }) {
  const editing = useEditing()
  const rows = sightOf(editing, path)
  if (rows.length === 0) return null
  return (
    <section className="pw-studio-who" aria-labelledby="who">
      <h3 id="who">Who sees this</h3>
      <table>
        <tbody>
          {rows.map(({ name, says, role }) => (
            <tr key={name} data-seen={says !== 'never'}>
              <th scope="row">{name}</th>
              <td>{says}</td>
              <td>
                {role !== undefined && role !== editing.combination.role && (
                  <IconButton icon="eye" label={`Look as ${role}`} onClick={() => editing.lookAs(role)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Says that the chosen part is not on the page, and offers to look as somebody who sees it. */
export function HiddenNote({ path }: { readonly path: readonly string[] }) {
  const editing = useEditing()
  const { frame, combination, state, route } = editing
  const isHidden = useHidden(frame, route, path, `${combination.role} ${combination.market} ${state.changes.length}`)
  if (!isHidden) return null
  const rows = sightOf(editing, path)
  const own = rows.find(({ role }) => role === combination.role)
  const others = rows.filter(({ role, says }) => role !== undefined && role !== combination.role && says !== 'never')
  const [best] = [...others.filter(({ says }) => says === 'always'), ...others]
  return (
    <div className="pw-studio-absent" role="group" aria-label="Not on the page">
      <p>
        Hidden for {combination.role === 'nobody' ? 'visitors' : `the ${combination.role}`}
        {own !== undefined && own.says !== 'never' && own.says !== 'always' && `, who sees it ${own.says}`}.
      </p>
      {best?.role !== undefined && (own === undefined || own.says === 'never') && (
        <button type="button" onClick={() => editing.lookAs(best.role ?? combination.role)}>
          Look as {best.role}
        </button>
      )}
    </div>
  )
}

/** The page may still load what decides. */
const lookEveryMs = 500

/** Returns whether the running page hides a part, as far as its conditions tell, or another page opens instead. */
function useHidden(frame: PageWindow | undefined, route: string, path: readonly string[], seen: string): boolean {
  const [isHidden, setHidden] = useState(false)
  const wanted = path.join(' ')
  useEffect(() => {
    const look = () => {
      const snapshot = frame && !frame.closed ? takeSnapshot(frame.document) : undefined
      const names = wanted.split(' ')
      const isElsewhere = snapshot !== undefined && snapshot.route !== route
      const isAbsent = ({ kind, hidden, all, path: at }: Hidden) =>
        kind === 'stopped' || (kind === 'hidden' && hidden === all && wanted !== '' && isAtOrBelow(names, at))
      setHidden(isElsewhere || (snapshot !== undefined && hiddenThings(snapshot).some(isAbsent)))
    }
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [frame, route, wanted, seen])
  return isHidden
}

interface Sight {
  /** The kind of person. */
  readonly name: string
  readonly says: string
  /** The demo account of such a person. */
  readonly role: string | undefined
}

/** Returns for each kind of person when a part is seen. */
function sightOf({ page, state, roles, english, isCodeShown }: Editing, path: readonly string[]): readonly Sight[] {
  const conditions = conditionsAround(page, path)
  const { pages, personas } = state.product
  const speech = isCodeShown ? undefined : screenSpeech(labelsIn(pages, english))
  const accounts = accountsOf(personas, roles)
  const needsAccount = page['access'] !== 'open' && page['access'] !== 'visitor'
  return Object.entries(personas).map(([name, user]) => {
    const isLeftOut = user === null && needsAccount
    const says = isLeftOut ? false : wordsFor(conditions, user, speech)
    return {
      name,
      says: says === false ? 'never' : says === '' ? 'always' : /^(if|on) /.test(says) ? says : `if ${says}`,
      role: accounts.get(name),
    }
  })
}

/** Returns the demo account of each kind of person, by their names: `admin` for `Guild admin`, `subbd` for `Sub BD`. */
function accountsOf(personas: object, roles: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const names = Object.entries(personas)
  const ways: readonly ((words: readonly string[], role: string, user: unknown) => boolean)[] = [
    (words, role, user) => words.join('') === role || (isObject(user) && user['uid'] === role),
    (words, role) => words.includes(role),
    (words, role) => words.some((word) => role.includes(word)),
  ]
  for (const isSame of ways)
    for (const [name, user] of names) {
      if (found.has(name)) continue
      const words = name.toLowerCase().split(/\W+/)
      const free = roles.filter((role) => ![...found.values()].includes(role))
      const role = user === null ? 'nobody' : free.find((one) => isSame(words, one.toLowerCase(), user))
      if (role !== undefined && free.includes(role)) found.set(name, role)
    }
  return found
}

function wordsFor(conditions: readonly Conditions[], user: unknown, speech: Speech | undefined): string | false {
  try {
    return conditionWords(conditions, personValues(user), speech)
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
