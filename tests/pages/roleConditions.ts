// Conditions by roles alone: what else they ask is taken to hold.
import { type Conditions, evaluateCondition, isObject } from '@pagewright/engine/tools'

interface People {
  readonly [person: string]: object | null
}

/** Tells who meets what a condition asks of roles, by name; with the roles of rows where it asks for those. */
export function seers(when: unknown, people: People): string | undefined {
  const asked = isObject(when) ? byRole(when) : undefined
  if (!asked) return undefined
  const roles = JSON.stringify(asked).includes('"row.role"') ? ['owner', 'admin', 'member'] : [undefined]
  return Object.entries(people)
    .flatMap(([name, user]) => {
      const rows = roles.filter((role) => evaluateCondition(asked, { user, row: { role } }))
      if (rows.length === 0) return []
      return rows[0] === undefined ? [name] : [`${name} of ${rows.join(' ')}`]
    })
    .join(', ')
}

/** The part of a condition that asks for roles; undefined where none does. */
function byRole(when: Conditions): Conditions | undefined {
  const asked = Object.entries(when).flatMap(([path, test]): [string, unknown][] => {
    if (/^user\.(is_\w+|guild_\w+)$/.test(path)) return [[path, test]]
    if (path === 'row.role' && !(isObject(test) && 'exists' in test)) return [[path, test]]
    if (path !== 'any' || !Array.isArray(test)) return []
    const members = test.map((one: Conditions) => byRole(one))
    return members.some(Boolean) ? [[path, members.map((one) => one ?? {})]] : []
  })
  return asked.length > 0 ? Object.fromEntries(asked) : undefined
}
