// Removes a page, a market, a schema or a language: its file, and the lines that register it.
import { isObject } from '@pagewright/engine/tools'
import { type DeleteChange, Refused } from '../change'
import type { Draft } from '../draft'
import { behind, evaluate, find, type Spot } from '../find'
import { reset } from '../overlay'
import { perform } from '../performChange'
import { exportRoot, marketIdsOf, marketRoot, placeOfChange } from '../place'
import { removeUnused } from '../unused'
import { isImported } from './imports'

/** Removes a document. Throws `Refused` if there is none, or if the product cannot be without it. */
export function deleteDocument(draft: Draft, { page, schema, locale, market }: DeleteChange): void {
  if (page !== undefined) deletePage(draft, page)
  else if (schema !== undefined) deleteSchema(draft, schema)
  else if (locale !== undefined) deleteLocale(draft, locale)
  else deleteMarket(draft, market ?? '')
}

/** The overlays of the page go too. Links to it stay, and the check names them. */
function deletePage(draft: Draft, route: string): void {
  const before = draft.files()
  const { root, path } = placeOfChange(draft, { page: route }, [])
  const file = ownFile(draft, find(draft, root(), path)?.spot)
  perform(draft, root, path, { do: 'remove' })
  for (const id of marketIdsOf(draft)) removeOverlay(draft, id, ['pages', route])
  const entries = () => exportRoot(draft, 'pages.config.ts', 'entries')
  removeItem(draft, entries, route)
  removeUnused(draft, before)
  removeFile(draft, file)
}

function deleteMarket(draft: Draft, id: string): void {
  const before = draft.files()
  const { root, path } = placeOfChange(draft, { market: id }, [])
  if (path.length === 0 && marketIdsOf(draft).length === 1)
    throw new Refused(`"${id}" is the only market. A product has at least one.`)
  const { file } = root()
  perform(draft, () => exportRoot(draft, 'markets.config.ts', 'markets'), [id], { do: 'remove' })
  removeUnused(draft, before)
  removeFile(draft, file === 'markets.config.ts' ? undefined : file)
}

function deleteSchema(draft: Draft, schema: string): void {
  const { root } = placeOfChange(draft, { schema }, [])
  const { file } = root()
  for (const id of marketIdsOf(draft)) removeOverlay(draft, id, ['schemas', schema])
  draft.remove(file)
}

function deleteLocale(draft: Draft, language: string): void {
  const { root } = placeOfChange(draft, { locale: language }, [])
  const { file } = root()
  if (language === 'en') throw new Refused('The other languages are compared with English, so it cannot be removed.')
  for (const id of marketIdsOf(draft)) {
    const at = () => marketRoot(draft, id)
    const found = find(draft, at(), ['languages'])
    const languages = found && evaluate(draft, found.spot)
    if (Array.isArray(languages) && languages.length === 1 && languages[0] === language)
      throw new Refused(`The market "${id}" has only this language. Give it another one first.`)
    removeItem(
      draft,
      () => behind(draft, find(draft, at(), ['languages']) ?? { spot: at(), crossings: [] }).spot,
      language,
    )
  }
  draft.remove(file)
}

function removeOverlay(draft: Draft, market: string, path: readonly string[]): void {
  const root = () => marketRoot(draft, market)
  if (find(draft, root(), path)) reset(draft, root, path, path.length)
}

/** Removes a text from a list, if the list is there and has it. */
function removeItem(draft: Draft, root: () => Spot, text: string): void {
  const list = listAt(draft, root)
  const index = list.indexOf(text)
  if (index >= 0) perform(draft, root, [String(index)], { do: 'remove' })
}

function listAt(draft: Draft, root: () => Spot): readonly unknown[] {
  try {
    const value = evaluate(draft, root())
    return Array.isArray(value) ? (value as unknown[]) : []
  } catch (error) {
    // A product need not have such a list.
    if (error instanceof Refused) return []
    throw error
  }
}

/** Returns the file that holds a page, if the site map only names it. */
function ownFile(draft: Draft, spot: Spot | undefined): string | undefined {
  if (!spot) return undefined
  const target = behind(draft, { spot, crossings: [] }).spot
  return target.file === 'pages.config.ts' || !isObject(evaluate(draft, target)) ? undefined : target.file
}

/** Removes a file that nothing imports any more. A file with other pages stays. */
function removeFile(draft: Draft, file: string | undefined): void {
  if (file !== undefined && draft.has(file) && !isImported(draft, file)) draft.remove(file)
}
