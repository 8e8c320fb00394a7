// Writes who may do what on one page: a row for each offer, a column for each persona.
import type { Conditions, PageConfig, Message } from '@pagewright/engine/tools'
import { closedSets } from './closedSets'
import { conditionWords, type Speech } from './conditionWords'
import { offersOf, type Offer, type Row } from './offers'
import { residuesOf } from './residue'

export interface Audit {
  readonly personas: { readonly [name: string]: unknown }
  /** The facts of the market, and its id. */
  readonly market: object
  /** The schema of a row. */
  rowOf(row: Row): Parameters<typeof closedSets>[0]
  /** How conditions are said. By default, as they are written. */
  readonly speech?: Speech
  /** Returns the English text with its placeholders. */
  say(words: Message): string
}
export interface TableRow {
  readonly place: string
  readonly label: string
  readonly does: string
  /** The condition for all personas with a tick. */
  readonly when: string
  /** By persona: '✓', '' or a condition of its own. */
  readonly cells: readonly string[]
}

/** Returns the names of the columns: one for everybody if the page is open. */
export function columnsOf(page: PageConfig, audit: Audit): readonly string[] {
  return page.access === 'open' ? ['Everybody'] : Object.keys(audit.personas)
}

/** Returns the rows: who may see the page, where redirects lead, and what the page offers. */
export function tableOf(page: PageConfig, audit: Audit): readonly TableRow[] {
  const people = page.access === 'open' ? [null] : Object.values(audit.personas)
  const known = people.map((user) => ({ user, market: audit.market }))
  const redirects = Object.values(page.redirects ?? {})
  const needs = Object.values(page.needs ?? {}).map(({ when }) => when)
  const led = known.map((scope) =>
    redirects.map(({ when }) => conditionCell([when], scope, undefined, audit)).map(untilFirst),
  )
  const sees = known.map((scope, person) => {
    if (led[person]?.includes('✓')) return ''
    if (scope.user === null && isForMembers(page)) return ''
    return conditionCell(needs, scope, undefined, audit)
  })
  return [
    row('', 'See the page', '', sees),
    ...redirects.map(({ to }, index) =>
      row(
        '',
        'Is redirected',
        to,
        led.map((cells, person) => (known[person]?.user === null && isForMembers(page) ? '' : (cells[index] ?? ''))),
      ),
    ),
    ...offersOf(page.blocks).map((offer) => {
      const cells = known.map((scope, person) => (sees[person] === '' ? '' : offerCell(offer, scope, audit)))
      return row(offer.place, labelOf(offer, audit), offer.does, cells)
    }),
  ]
}

/** Moves a condition that all cells share into its own column. */
function row(place: string, label: string, does: string, cells: readonly string[]): TableRow {
  const [when = '', ...others] = new Set(cells.filter((cell) => cell !== ''))
  if (when === '' || when === '✓' || others.length > 0) return { place, label, does, when: '', cells }
  return { place, label, does, when, cells: cells.map((cell) => cell && '✓') }
}

/** Such a page sends people without a session to the login first. */
function isForMembers({ access }: PageConfig): boolean {
  return access !== 'open' && access !== 'visitor'
}

/** Only the first redirect whose condition holds is followed, so the ones after it are not reached. */
function untilFirst(cell: string, index: number, cells: readonly string[]): string {
  return cells.slice(0, index).includes('✓') ? '' : cell
}

function labelOf(offer: Offer, { say }: Audit): string {
  return [say(offer.label), ...offer.enabled.map(({ otherwise }) => `(else disabled: “${say(otherwise)}”)`)].join(' ')
}

function offerCell(offer: Offer, scope: object, audit: Audit): string {
  const shown = conditionCell(offer.when, scope, offer.row, audit)
  const enablers = offer.enabled.map(({ when }) => when)
  const enabled = conditionCell(enablers, scope, offer.row, audit)
  if (shown === '' || enabled === '✓') return shown
  return `${shown}${shown === '✓' ? ' ' : '; '}${enabled === '' ? 'disabled' : `enabled ${enabled}`}`
}

function conditionCell(whens: readonly Conditions[], scope: object, row: Row | undefined, audit: Audit): string {
  const left = residuesOf(whens, scope)
  const words = left && conditionWords(left, closedSets(row && audit.rowOf(row)), audit.speech)
  return words === false ? '' : words === '' ? '✓' : words
}
