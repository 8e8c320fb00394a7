// Finds the parts of a page's config that the screen does not show, and why.
import { type Conditions, evaluateCondition, orderedEntries, isObject } from '@pagewright/engine/studio'
import { explain, type Clause } from './explain'
import { scopesAt } from './scopesAt'
import { sheetOf, type SheetPlace } from './sheetOf'
import type { Scope, Snapshot } from './snapshot'

export interface Hidden {
  readonly path: readonly string[]
  /**
   * `disabled`: shown, but disabled; `stopped`: the page shows this instead of itself; `unknown`: its sheet must be
   * opened to load the data that decides.
   */
  readonly kind: 'hidden' | 'disabled' | 'stopped' | 'unknown'
  /** Hidden in this many rows or places, of all. */
  readonly hidden: number
  readonly all: number
  /** The clauses of the first place where it is hidden. Empty if no condition decides. */
  readonly clauses: readonly Clause[]
  /** The reason, if it is not a condition. */
  readonly reason?: string
  /** The sheet around it. */
  readonly sheet?: SheetPlace
}

/** Lists the hidden parts. Omits parts within a hidden part. */
export function hiddenThings(snapshot: Snapshot): readonly Hidden[] {
  const stopped = orderedEntries(snapshot.page.needs).find(([, { when }]) => !evaluateCondition(when, snapshot.scope))
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

/** These are evaluated together with the part that they belong to. */
const silent = new Set(['when', 'enabled'])

function hiddenAt(snapshot: Snapshot, part: Scope, path: readonly string[]): Hidden | undefined {
  const { when, enabled } = part
  const sheet = sheetOf(snapshot, path)
  const place = { path, ...(sheet && { sheet }) }
  const impossible = whyImpossible(snapshot, part)
  if (impossible !== undefined) return { ...place, kind: 'hidden', hidden: 1, all: 1, clauses: [], reason: impossible }
  if (isObject(when)) {
    const judged = evaluateAt(snapshot, place, when, 'hidden')
    if (judged) return judged
  }
  return isObject(enabled) && isObject(enabled['when'])
    ? evaluateAt(snapshot, place, enabled['when'], 'disabled')
    : undefined
}

function evaluateAt(
  snapshot: Snapshot,
  place: Pick<Hidden, 'path' | 'sheet'>,
  when: Conditions,
  kind: Hidden['kind'],
): Hidden | undefined {
  const scopes = scopesAt(snapshot, place.path, when)
  if (scopes.length === 0 && place.sheet?.isOpen === false && place.sheet.asks)
    return {
      ...place,
      kind: 'unknown',
      hidden: 1,
      all: 1,
      clauses: [],
      reason: 'Open the sheet: the data that it loads decides.',
    }
  const failed = scopes.filter((scope) => !evaluateCondition(when, scope))
  const [first] = failed
  return first && { ...place, kind, hidden: failed.length, all: scopes.length, clauses: explain(when, first) }
}

/** Returns why an action does not exist in this market or app. */
function whyImpossible({ running }: Snapshot, { do: kind, to, call }: Scope): string | undefined {
  if (kind === 'link' && typeof to === 'string' && !Object.hasOwn(running.site, to))
    return `The market "${running.marketId}" has no page "${to}".`
  if (kind !== 'native' || typeof call !== 'string' || running.native.has(call)) return undefined
  return running.native.isHosted ? `This app has no function "${call}".` : `Only an app has the function "${call}".`
}
