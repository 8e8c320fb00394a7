// Makes random changes of a product, and compares the written files with the values that the changes ask for.
import {
  applySpans,
  canonical,
  changedValue,
  draftOf,
  inverseOf,
  type PathChange,
  plainProduct,
  type PlainProduct,
  Refused,
  valueAtPath,
} from '@pagewright/cli/change'
import { type Files, filesAt, readOnce, withChanges } from '@pagewright/cli/source'
import { isObject, mergePatch } from '@pagewright/engine/tools'
import { drawChange, subjectsOf } from './drawChange'
import { createSeeded } from './seeded'

export interface TrialResult {
  /** Changes that were made, by kind. */
  readonly made: { readonly [kind: string]: number }
  /** Changes that were refused, by the first words of the reason. */
  readonly refused: { readonly [reason: string]: number }
  /** Wrong results, each with its change. Empty if all is well. */
  readonly failures: readonly string[]
}

/** The changes of one chain build on each other. The next chain begins with the product as it is. */
const chain = 10

/** Makes changes until `count` of them are made. The same seed makes the same changes. */
export async function tryChanges(
  root: string,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<TrialResult> {
  const seeded = createSeeded(seed)
  const product = readOnce(filesAt(root))
  const jsonFiles = ['schemas', 'locales']
    .flatMap((folder) => product.below(folder))
    .filter((file) => file.endsWith('.json'))
  const [made, refused] = [new Map<string, number>(), new Map<string, number>()]
  const failures: string[] = []
  let files: Files = product
  let texts: { readonly [file: string]: string } = {}
  for (let total = 0, inChain = 0; total < count;) {
    if (inChain === chain) [files, texts, inChain] = [product, {}, 0]
    const before = plainProduct(files, jsonFiles)
    const subjects = subjectsOf(before, (market, route) => effective(before, market, route))
    // Chooses the kind first. Otherwise most changes would be of overlays, because there are so many.
    const kind = seeded.one(['page', 'overlay', 'market', 'site', 'schema', 'locale'])
    const subject = seeded.one(subjects.filter(({ target }) => kindOf(target) === kind))
    const change = drawChange(seeded, subject)
    if (!change) continue
    try {
      const draft = await draftOf(files, { changes: [change] })
      const changed = draft.changed()
      const wrong = changed.flatMap(({ file, before: old = '', after, spans }) => [
        ...(applySpans(old, spans) === after ? [] : [`bytes outside the spans of ${file}`]),
        ...(applySpans(after, inverseOf(old, spans)) === old ? [] : [`the inverse does not restore ${file}`]),
      ])
      const after = plainProduct(draft.files(), jsonFiles)
      const missed = missedValue(before, after, change)
      failures.push(...[...wrong, ...missed].map((what) => `${what}: ${JSON.stringify(change)}`))
      addOne(made, `${kind} ${change.do}`)
      total += 1
      inChain += 1
      texts = { ...texts, ...Object.fromEntries(changed.map((one) => [one.file, one.after])) }
      files = withChanges(product, texts)
    } catch (error) {
      if (error instanceof Refused)
        addOne(refused, error.message.replaceAll(/"[^"]*"|[\d.]+|\S*[/_.]\S*/g, '…').split(/[:,]/)[0] ?? '')
      else failures.push(`${String(error)}: ${JSON.stringify(change)}`)
      if (failures.length > 50) break
    }
  }
  return { made: Object.fromEntries(made), refused: Object.fromEntries(refused), failures }
}

function kindOf({ page, market, schema, locale }: { readonly [member: string]: string | undefined }): string {
  if (page !== undefined) return market === undefined ? 'page' : 'overlay'
  if (schema !== undefined) return 'schema'
  return locale !== undefined ? 'locale' : market === undefined ? 'site' : 'market'
}

/** Returns the differences from what the change asks for: a wrong value, or a change of another place. */
function missedValue(before: PlainProduct, after: PlainProduct, change: PathChange): readonly string[] {
  const { page, market, at } = change
  if (page !== undefined && market !== undefined) {
    const [old, now] = [effective(before, market, page), effective(after, market, page)]
    const others = Object.entries(before).filter(([part]) => part !== 'markets')
    const base = others.filter(([part, value]) => isOther(value, after[part])).map(([part]) => `${part} has changed`)
    if (change.do === 'hide') return [...base, ...(valueAtPath(now, at) === undefined ? [] : ['it is still there'])]
    if (change.do === 'remove') return base
    return [...base, ...(isWanted(old, now, change) ? [] : ['another value'])]
  }
  const place = placeIn(change)
  const [old, now] = [valueAtPath(before, place), valueAtPath(after, place)]
  const isRight = isWanted(old, now, change)
  const changedParts = Object.keys(before).filter((part) => part !== place[0] && isOther(before[part], after[part]))
  // These two also change other places.
  const mayChangeOthers =
    change.shared === 'there' || (change.do === 'rename' && (page !== undefined || change.schema !== undefined))
  return [
    ...(isRight ? [] : ['another value']),
    ...(mayChangeOthers || changedParts.length === 0 ? [] : [`${changedParts.join(', ')} changed too`]),
  ]
}

/** Returns true if two parts of a product differ. Files that nobody changed are the same object. */
function isOther(before: unknown, after: unknown): boolean {
  return before !== after && canonical(before) !== canonical(after)
}

/** Returns true if the value is as the change asks for. With `shared: 'there'`, only `set` decides the value here. */
function isWanted(old: unknown, now: unknown, change: PathChange): boolean {
  if (change.do === 'hide') return true
  const wanted = changedValue(old, change.at, change)
  if (change.shared === 'there')
    return change.do !== 'set' || canonical(valueAtPath(now, change.at)) === canonical(valueAtPath(wanted, change.at))
  if (canonical(now) !== canonical(wanted)) return false
  if (change.do !== 'move') return true
  return orderOf(now, change) === orderOf(wanted, change)
}

function orderOf(value: unknown, { at }: PathChange): string {
  const parent = valueAtPath(value, at.slice(0, -1))
  // Names that are numbers come first in every object, wherever they are written.
  return isObject(parent)
    ? Object.keys(parent)
        .filter((name) => !/^\d+$/.test(name))
        .join()
    : ''
}

function placeIn({ page, schema, locale, site, market }: PathChange): readonly string[] {
  if (page !== undefined) return ['pages', page]
  if (schema !== undefined) return [`schemas/${schema}`]
  if (locale !== undefined) return [`locales/${locale}.json`]
  return site === undefined ? ['markets', market ?? ''] : [site]
}

function effective({ pages, markets }: PlainProduct, market: string, route: string): unknown {
  const [page, patch] = [valueAtPath(pages, [route]), valueAtPath(markets, [market, 'pages', route])]
  return patch === undefined ? page : patch === null ? undefined : mergePatch(page, patch)
}

function addOne(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
