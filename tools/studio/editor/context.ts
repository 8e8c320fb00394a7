// Shares the state of the studio among its parts: the product, what is chosen, and where a change is written.
import { createContext, useContext } from 'react'
import { type ProductChange, valueAtPath } from '@pagewright/cli/browser'
import type { JsonObject, StudioTexts } from '../server/api/studioProduct'
import type { PageWindow } from '../shell/windowPage'
import type { Combination } from '../workbench/combination'
import type { CallApi } from './model/apiClient'
import type { Places } from '../workbench/places'
import type { Studio, StudioState } from './model/createStudio'
import { overlayOf } from './model/draftProduct'
import { isAtOrBelow, partAround } from './model/sharedParts'

export interface Editing {
  readonly studio: Studio
  readonly state: StudioState
  readonly combination: Combination
  readonly ask: CallApi
  readonly route: string
  /** The page as the market has it, with unsaved changes. */
  readonly page: JsonObject
  /** The English texts, from which parts get their names. */
  readonly english: StudioTexts
  /** True if changes apply only to the shown market. */
  readonly isMarketOnly: boolean
  /** True if file lines, keys and endpoints are shown too. */
  readonly isCodeShown: boolean
  /** The part whose blocks change in the part itself, for all pages that use it. */
  readonly there: string | undefined
  readonly chosen: readonly string[]
  readonly provenance: Places | undefined
  /** The window of the page that is edited. Absent until it loads. */
  readonly frame: PageWindow | undefined
  /** False if the server knows no store of releases. */
  readonly hasStore: boolean
  choose(path: readonly string[]): void
  /** Opens a page, and chooses a part of it. */
  open(route: string, path?: readonly string[]): void
  onThere(part: string | undefined): void
  onCode(isShown: boolean): void
  /** The demo accounts of which the page can be seen, and nobody. */
  readonly roles: readonly string[]
  /** Shows the page as another person sees it. */
  lookAs(role: string): void
}

export const EditingContext = createContext<Editing | null>(null)

/** Returns what is edited. Throws outside of the studio. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('useEditing() found no EditingContext. Only the studio has one.')
  return editing
}

/** Returns where changes of the page are written. */
export function targetOf({ route, isMarketOnly, combination }: Editing) {
  return { page: route, ...(isMarketOnly && { market: combination.market }) }
}

/** Returns the changes that set a value of the page, or take it away if it is undefined. */
export function settingOf(editing: Editing, at: readonly string[], value: unknown): readonly ProductChange[] {
  const target = targetOf(editing)
  const { market } = target
  const shared = market === undefined ? sharedAt(editing, at) : {}
  if (value !== undefined) return [{ do: 'set', ...target, at, value, ...shared }]
  if (market === undefined) return [{ do: 'remove', ...target, at, ...shared }]
  const own = valueAtPath(overlayOf(editing.state.product, market, ['pages', editing.route]), at)
  return [own === undefined ? { do: 'hide', page: editing.route, market, at } : { do: 'remove', ...target, at }]
}

/** Says that a change within the block of a part counts there, if the person has chosen so. */
export function sharedAt({ there, state, route }: Editing, at: readonly string[]): { readonly shared?: 'there' } {
  const use = there === undefined ? undefined : partAround(state.product, route, at)
  const isBelow = use !== undefined && at.length > use.path.length && !isAtOrBelow(at, [...use.path, 'with'])
  return isBelow && use.part === there ? { shared: 'there' } : {}
}

/** Returns whether the market changes the value at a path of the page. */
export function isOwnValue({ state, combination, route }: Editing, at: readonly string[]): boolean {
  return valueAtPath(overlayOf(state.product, combination.market, ['pages', route]), at) !== undefined
}
