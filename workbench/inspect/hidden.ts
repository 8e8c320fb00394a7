// What a page's config has and the screen does not, and why.
import { isObject } from '../../src/engine/config/merge'
import type { Conditions } from '../../src/engine/config/plain'
import { holds } from '../../src/engine/config/when'
import { inOrder } from '../../src/engine/page/order'
import { explain, type Clause } from './explain'
import type { Scope, Snapshot } from './snapshot'

export interface Hidden {
  readonly path: readonly string[]
  /** `disabled`: it is shown, but cannot be pressed; `stopped`: the page says this instead of showing itself. */
  readonly kind: 'hidden' | 'disabled' | 'stopped'
  /** Of so many rows or places, in so many. */
  readonly hidden: number
  readonly all: number
  /** Of the first place where it is hidden; none where no condition decides. */
  readonly clauses: readonly Clause[]
  /** Why, where it is no condition. */
  readonly reason?: string
}

/** Lists what is hidden; what stands in something hidden is not listed beside it. */
export function hiddenThings(snapshot: Snapshot): readonly Hidden[] {
  const stopped = inOrder(snapshot.page.needs).find(([, { when }]) => !holds(when, snapshot.scope))
  if (stopped) {
    const [id, { when }] = stopped
    return [{ path: ['needs', id], kind: 'stopped', hidden: 1, all: 1, clauses: explain(when, snapshot.scope) }]
  }
  const found: Hidden[] = []
  const look = (value: unknown, path: readonly string[]): void => {
    if (!isObject(value)) return
    const hidden = hiddenAt(snapshot, value, path)
    if (hidden) found.push(hidden)
    if (hidden?.kind === 'hidden' && hidden.hidden === hidden.all) return
    for (const [name, member] of Object.entries(value)) if (!silent.has(name)) look(member, [...path, name])
  }
  look(snapshot.page.blocks, ['blocks'])
  return found
}

/** They are judged with the part that they belong to. */
const silent = new Set(['when', 'enabled'])

function hiddenAt(snapshot: Snapshot, part: Scope, path: readonly string[]): Hidden | undefined {
  const { when, enabled } = part
  const impossible = whyImpossible(snapshot, part)
  if (impossible !== undefined) return { path, kind: 'hidden', hidden: 1, all: 1, clauses: [], reason: impossible }
  if (isObject(when)) {
    const judged = judge(snapshot, path, when, 'hidden')
    if (judged) return judged
  }
  return isObject(enabled) && isObject(enabled['when']) ? judge(snapshot, path, enabled['when'], 'disabled') : undefined
}

function judge(
  snapshot: Snapshot,
  path: readonly string[],
  when: Conditions,
  kind: Hidden['kind'],
): Hidden | undefined {
  const scopes = scopesAt(snapshot, path, when)
  const failed = scopes.filter((scope) => !holds(when, scope))
  const [first] = failed
  return first && { path, kind, hidden: failed.length, all: scopes.length, clauses: explain(when, first) }
}

/**
 * The scopes that a part is judged in: those of the nearest components around it that have all that its condition looks
 * at, once for each row or form. None where there is no such component yet, as of a row before there are rows.
 */
function scopesAt({ instances }: Snapshot, path: readonly string[], when: Conditions): readonly Scope[] {
  const roots = rootsOf(when)
  const knowing = instances.filter(
    (one) => one.path.every((name, index) => path[index] === name) && roots.every((root) => root in one.scope),
  )
  const nearest = Math.max(...knowing.map((one) => one.path.length))
  const scopes = knowing.filter((one) => one.path.length === nearest).map(({ scope }) => scope)
  return [...new Map(scopes.map((scope) => [scope['row'] ?? scope['form'] ?? 'page', scope])).values()]
}

/** The scopes that a condition looks into: `row`, `user`. */
function rootsOf(when: Conditions): readonly string[] {
  return Object.entries(when).flatMap(([path, test]) =>
    path === 'any' && Array.isArray(test)
      ? test.flatMap((one: Conditions) => rootsOf(one))
      : [path.split('.', 1)[0] ?? path],
  )
}

/** Actions that this market or host does not have. */
function whyImpossible({ running }: Snapshot, { do: kind, to, call }: Scope): string | undefined {
  if (kind === 'link' && typeof to === 'string' && !Object.hasOwn(running.site, to))
    return `The market "${running.marketId}" has no page "${to}".`
  if (kind !== 'native' || typeof call !== 'string' || running.native.has(call)) return undefined
  return running.native.isHosted ? `This app has no function "${call}".` : `Only an app has the function "${call}".`
}
