// Makes one change in a draft, and decides where it is written.
import { baseOf } from '../check/texts/messageParts'
import {
  isDocumentChange,
  type ProductChange,
  type MemberPath,
  type PathChange,
  pathText,
  Refused,
  toPathChange,
} from './change'
import { createDocument } from './documents/createDocument'
import { deleteDocument } from './documents/deleteDocument'
import { Draft } from './draft'
import { behindUse, evaluate, find, type FoundValue, lineText, type Spot } from './find'
import { changedPaths, isPathWithin, plainProduct } from './impact'
import { overlayOf, performInMarket } from './overlay'
import { performHere } from './override'
import { perform } from './performChange'
import { marketIdsOf, marketRoot, type ChangePlace, placeOfChange } from './place'
import { removeUnused } from './unused'

/** A change of a value that several places share, with what is possible. */
export interface SharedChoice {
  readonly change: ProductChange
  /** The part that the places share, and the file and line of the use. */
  readonly shared: string
  /** Other places that would change too, as paths of the product. */
  readonly others: readonly MemberPath[]
}

/** Thrown for a change that needs a choice between `there` and `here`. */
export class NeedsChoice extends Refused {
  readonly choice: SharedChoice

  constructor(choice: SharedChoice) {
    const { shared, others } = choice
    const places = others.slice(0, 3).map(([part = '', ...path]) => `${part} ${pathText(path)}`)
    const more = others.length > 3 ? ` and ${others.length - 3} more` : ''
    super(
      `${shared} is shared with ${places.join(', ')}${more}. Say "shared": "there" to change all of them, "here" for a value of its own (--shared there, --shared here), or name a market.`,
    )
    this.choice = choice
  }
}

/** Makes a change. Throws `Refused`, or `NeedsChoice` if other places would change too; the draft is then of no use. */
export function makeChange(draft: Draft, change: ProductChange): void {
  if (isDocumentChange(change))
    return change.do === 'create' ? createDocument(draft, change) : deleteDocument(draft, change)
  const one = toPathChange(change)
  const kind = one.do
  if (one.market !== undefined && (one.page !== undefined || one.schema !== undefined))
    return performInMarket(draft, one)
  if (one.do === 'hide')
    throw new Refused(
      '"hide" takes a page or a schema out of one market. To remove something everywhere, use "remove".',
    )
  const place = placeOf(draft, one)
  if (one.locale !== undefined || one.schema !== undefined) return performAt(draft, place, one)
  const before = plainProduct(draft.files())
  const trial = new Draft(draft.files())
  performAt(trial, place.on(trial), one)
  const others = changedPaths(before, plainProduct(trial.files())).filter((path) => !isMeant(path, place, one))
  if (others.length === 0 || one.shared === 'there') return performAt(draft, place, one)
  const crossings = crossingsOf(draft, place)
  const nearest = crossings.at(-1)
  if (!nearest)
    throw new Refused(
      `${kind} at ${pathText(one.at)} would also change ${others.map((path) => pathText(path)).join(', ')}.`,
    )
  if (one.shared !== 'here')
    throw new NeedsChoice({
      change,
      shared: `The part "${nearest.part}" (${lineText(draft, { ...nearest.holder, node: nearest.entry })})`,
      others,
    })
  for (const crossing of crossings.toReversed()) {
    const attempt = new Draft(draft.files())
    const same = crossingsOf(attempt, place.on(attempt))[crossings.indexOf(crossing)]
    if (!same) continue
    try {
      performHere(attempt, same, place.path, one)
    } catch (error) {
      if (error instanceof Refused) continue
      throw error
    }
    const rest = changedPaths(before, plainProduct(attempt.files())).filter((path) => !isMeant(path, place, one))
    if (rest.length === 0) return performHere(draft, crossing, place.path, one)
  }
  throw new Refused(
    `${pathText(one.at)} cannot have a value of its own here. Name a market, or say "shared": "there" (--shared there).`,
  )
}

interface Movable extends ChangePlace {
  /** Returns the same place in another draft. */
  on(draft: Draft): Movable
}

function placeOf(draft: Draft, change: PathChange): Movable {
  return { ...placeOfChange(draft, change, change.at), on: (other) => placeOf(other, change) }
}

function performAt(draft: Draft, { root, path }: ChangePlace, change: PathChange): void {
  if (change.do === 'hide') return
  const before = draft.files()
  const operation = change.do === 'set' && change.locale !== undefined ? nearKin(draft, root(), change) : change
  perform(draft, root, path, operation)
  if (change.do === 'rename') renameInOverlays(draft, change)
  removeUnused(draft, before)
}

/** Turns a new text into an insertion after the nearest related key, such as `home.title` for `home.text`. */
function nearKin(draft: Draft, root: Spot, change: PathChange & { readonly do: 'set' }) {
  const [key = ''] = change.at
  const keys = Object.keys(evaluate(draft, root) as object)
  if (keys.includes(key)) return change
  const area = (name: string) => name.slice(0, name.lastIndexOf('.') + 1)
  const after =
    keys.findLast((one) => baseOf(one) === baseOf(key)) ??
    keys.findLast((one) => area(one) === area(key)) ??
    keys.findLast((one) => one.startsWith(`${key.split('.')[0]}.`))
  return { ...change, do: 'add' as const, ...(after !== undefined && { after }) }
}

/** Renames the member also in the overlays of markets. */
function renameInOverlays(draft: Draft, change: PathChange & { readonly do: 'rename' }): void {
  if (change.page === undefined && change.schema === undefined) return
  for (const market of marketIdsOf(draft)) {
    const root = () => marketRoot(draft, market)
    const { path, at } = overlayOf(draft, { ...change, market, ...(change.at.length === 0 && { at: [] }) })
    const whole = [...path, ...at]
    if (find(draft, root(), whole)) perform(draft, root, whole, { do: 'rename', to: change.to })
  }
}

function crossingsOf(draft: Draft, { root, path }: ChangePlace) {
  const container = path.slice(0, -1)
  const found: FoundValue | undefined = find(draft, root(), path) ?? find(draft, root(), container)
  if (!found) return []
  const isThere = find(draft, root(), path) !== undefined
  const all = isThere ? found.crossings : behindUse(draft, found, container).crossings
  return all.filter(({ path: at }) => at.length < path.length)
}

/** True if a difference is what the change asks for. */
function isMeant(path: MemberPath, { productPath }: ChangePlace, change: PathChange): boolean {
  if (path[0] === 'markets' && change.do === 'rename') return true
  // The values that a page gives to a part stand anywhere in the block.
  const given = productPath.lastIndexOf('with')
  if (productPath[0] === 'pages' && given > 0 && isPathWithin(path, productPath.slice(0, given))) return true
  const isInList = /^(\d+|-)$/.test(productPath.at(-1) ?? '')
  const parent = productPath.slice(0, -1)
  if (change.do === 'set') return isPathWithin(path, productPath) || isPathWithin(productPath, path)
  if (change.do === 'rename') return isPathWithin(path, productPath) || isPathWithin(path, [...parent, change.to])
  if (isInList || change.do === 'move') return isPathWithin(path, parent) && (isInList || path.length === parent.length)
  return isPathWithin(path, productPath) || (isPathWithin(productPath, path) && path.length >= parent.length)
}
