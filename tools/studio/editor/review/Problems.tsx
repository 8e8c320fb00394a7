import type { StudioProblem } from '../model/apiClient'
import type { StudioProduct } from '../../server/api/studioProduct'
import { useEditing } from '../context'
import { effectivePage } from '../model/draftProduct'
import { pageName, partOfValue } from '../model/pageParts'
import { fixWords, problemWords } from '../model/problemWords'
import { nameOfLanguage } from '../model/words'

interface ProblemsProps {
  readonly title: string
  readonly found: readonly StudioProblem[]
  /** True for what has to be mended first. Everything else is folded. */
  readonly isAlert?: boolean
}

/** Lists problems by what they break, pages first, each with a way to its part and its correction. */
export function Problems({ title, found, isAlert = false }: ProblemsProps) {
  const { state, isCodeShown } = useEditing()
  if (found.length === 0) return null
  const said = found.map((one) => ({ ...one, says: problemWords(one, state.product, isCodeShown) }))
  const rows = mergedRows(said, state.product)
  const groups = grouped(
    rows.toSorted((a, b) => rankOf(a.first) - rankOf(b.first)),
    ({ first }) => brokenBy(first, state.product),
  )
  const list = [...groups].map(([broken, group]) => (
    <section key={broken}>
      <h4>{broken}</h4>
      <ul>
        {group.map((row) => (
          <ProblemRow key={`${row.says}${row.first.file}${row.first.line}`} row={row} />
        ))}
      </ul>
    </section>
  ))
  if (isAlert)
    return (
      <section className="pw-studio-problem" role="alert">
        <h3>{title}</h3>
        {list}
      </section>
    )
  return (
    <details className="pw-studio-later">
      <summary>
        {title} <span className="pw-studio-count">{rows.length}</span>
      </summary>
      {list}
    </details>
  )
}

/** Problems that one sentence says: one of a page, or the same one in several files, such as a text that languages lack. */
interface MergedRow {
  readonly says: string
  readonly first: StudioProblem
  readonly places: readonly string[]
}

function ProblemRow({ row: { says, first, places } }: { readonly row: MergedRow }) {
  const { studio, open, state, combination, isCodeShown } = useEditing()
  const { name, at, corrected } = first
  const pageOf = (route: string) => effectivePage(state.product, combination.market, route) ?? {}
  return (
    <li>
      {says} {isCodeShown && <small>{`${name} · ${places.join(', ')}`}</small>}
      <div className="pw-studio-group">
        {at && at.page in state.product.pages && (
          <button
            type="button"
            className="pw-studio-quiet"
            onClick={() => open(at.page, partOfValue(pageOf(at.page), at.path))}
          >
            Go there
          </button>
        )}
        {corrected && (
          <button type="button" onClick={() => studio.correct(corrected)}>
            Correct: {fixWords(first, isCodeShown)}
          </button>
        )}
      </div>
    </li>
  )
}

/** Merges what the same sentence says of several files. Languages that lack the same text are one row. */
function mergedRows(found: readonly StudioProblem[], product: StudioProduct): readonly MergedRow[] {
  const same = grouped(found, ({ name, says, at }) => JSON.stringify([name, says, at]))
  return [...same.values()].flatMap((problems) => {
    const [first] = problems
    if (!first) return []
    const places = problems.flatMap(({ file, line, also = [] }) => [`${file}:${line}`, ...also])
    const languages = places.flatMap((place) => /^locales\/(.+)\.json:/.exec(place)?.[1] ?? [])
    const says = languages.length === places.length ? languageWords(first, languages, product) : first.says
    const others = places.length - 1
    const isSaid = languages.length === places.length || others === 0
    return [
      {
        says: isSaid ? says : `${says} The same in ${others} other ${others === 1 ? 'place' : 'places'}.`,
        first,
        places,
      },
    ]
  })
}

function languageWords({ name, says }: StudioProblem, languages: readonly string[], product: StudioProduct): string {
  const key = says.slice(0, Math.max(0, says.indexOf(': ')))
  const text = product.locales['en']?.[key]
  const where = languages.length === 1 ? nameOfLanguage(languages[0] ?? '') : `${languages.length} languages`
  if (text === '') return `A text in ${where} is empty. Write it, or undo its change.`
  if (name === 'missing-key' && text !== undefined) return `“${text}”: missing in ${where}.`
  return text === undefined ? says : `“${text}” in ${where}: ${says.slice(key.length + 2)}`
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** What stops a page comes first, and texts in other languages come last. */
function rankOf({ at, file }: StudioProblem): number {
  if (at) return 0
  return ['pages', 'markets', 'schemas', 'locales'].findIndex((one) => file.startsWith(one)) + 1 || 9
}

function brokenBy({ at, file }: StudioProblem, product: StudioProduct): string {
  if (at && product.pages[at.page]) return `Page ${pageName(product, at.page)}`
  if (file.startsWith('locales/')) return 'Texts'
  const market = /^markets\/(.+)\.ts$/.exec(file)?.[1]
  return market === undefined ? file : `Market ${market}`
}
