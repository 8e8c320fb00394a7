// Plans a change set: makes it in a draft, says what it does, and checks it. Nothing is written.
import { createHash } from 'node:crypto'
import { isObject } from '@pagewright/engine/tools'
import type { Finding } from '../check/finding'
import { type Files, filesAt, readOnce } from '../files'
import { affectedTests } from './affectedTests'
import { type ProductChange, type ChangeSet, pathText, Refused, toPathChange } from './change'
import { checkDraft, type CheckPauses } from './checkDraft'
import { Draft, type DraftFile } from './draft'
import { evaluate, find } from './find'
import { formatDraft } from './formatDraft'
import { plainProduct, type PlainProduct, touchedPages } from './impact'
import { type SharedChoice, makeChange, NeedsChoice } from './makeChange'
import { overlayOf } from './overlay'
import { placeOfChange } from './place'
import { canonical, valueAtPath } from './plainChange'
import { changeWords } from './words'

export interface ChangePlan extends ChangeSet {
  /** A sentence for each change. */
  readonly words: readonly string[]
  readonly files: readonly PlannedFile[]
  /** Routes and ids of what is different afterwards. */
  readonly pages: readonly string[]
  readonly markets: readonly string[]
  /** Files of tests that name what is touched, or that read all of it. */
  readonly tests: readonly string[]
  readonly permissions: readonly string[]
  /** New problems. A plan with one cannot be applied. */
  readonly problems: readonly Finding[]
  readonly later: readonly Finding[]
  readonly solved: readonly Finding[]
  /** Choices that a person has to make first. A plan with one cannot be applied. */
  readonly choices: readonly SharedChoice[]
  /** A hash of the value at the place of each change. `applyChanges` refuses a place that has another value by then. */
  readonly seen: readonly string[]
}

export interface PlannedFile extends DraftFile {
  /** The first and the last changed line, from 1, in the text before. */
  readonly lines: readonly [number, number]
}

export interface PlanOptions {
  /** `false` skips the check. */
  readonly check?: boolean
  /** Abandons the plan. Other work then runs during the check too. */
  readonly signal?: AbortSignal
}

/** Plans a change set. Throws `Refused` for a change that cannot be made, and the reason of an aborted `signal`. */
export async function planChanges(
  root: string | Files,
  set: ChangeSet,
  { check = true, signal }: PlanOptions = {},
): Promise<ChangePlan> {
  signal?.throwIfAborted()
  const files = readOnce(filesAt(root))
  const draft = new Draft(files)
  const words: string[] = []
  const choices: SharedChoice[] = []
  const seen = set.changes.map((change) => seenBy(new Draft(files), change))
  for (const change of set.changes) {
    words.push(changeWords(draft, change))
    try {
      makeChange(draft, change)
    } catch (error) {
      if (!(error instanceof NeedsChoice)) throw error
      choices.push(error.choice)
    }
  }
  await formatDraft(draft)
  const after = draft.files()
  const none = { problems: [], later: [], solved: [], permissions: [] }
  const changed = draft.changed()
  const isChecked = check && choices.length === 0 && changed.length > 0
  const checked = isChecked ? await checkDraft(files, after, signal && pausesOf(signal)) : none
  return {
    ...set,
    words,
    files: changed.map((file) => ({ ...file, lines: linesOf(file) })),
    ...touchedBy(files, after, changed),
    ...checked,
    choices,
    seen,
  }
}

function pausesOf(signal: AbortSignal): CheckPauses {
  const begun = () => new Promise<void>((resolve) => void setImmediate(resolve))
  return { begun, wanted: () => begun().then(() => signal.throwIfAborted()) }
}

/** Returns the files of a change set without a plan, and with it everything that a plan would throw. */
export async function draftOf(files: Files, { changes }: ChangeSet): Promise<Draft> {
  const draft = new Draft(files)
  for (const change of changes) makeChange(draft, change)
  await formatDraft(draft)
  return draft
}

/** Returns a short text that is equal as long as nobody changes what is at the place of a change. */
export function seenBy(draft: Draft, change: ProductChange): string {
  try {
    return placeSeen(draft, change)
  } catch (error) {
    // An earlier change of the same set may make the place.
    if (error instanceof Refused) return 'nothing'
    throw error
  }
}

function placeSeen(draft: Draft, change: ProductChange): string {
  const one = toPathChange(change)
  const isOrder = one.do === 'move' || (one.do === 'add' && one.after !== undefined)
  const at = isOrder ? one.at.slice(0, -1) : one.at
  const found = valueSeen(draft, { ...one, at })
  const value = isOrder && isObject(found) ? [Object.keys(found), valueAtPath(found, one.at.slice(-1))] : found
  return createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16)
}

function valueSeen(draft: Draft, one: ReturnType<typeof toPathChange>): unknown {
  if (one.market !== undefined && (one.page !== undefined || one.schema !== undefined)) {
    const { root, path, at, effective } = overlayOf(draft, one)
    const own = find(draft, root(), [...path, ...at])
    return [own && evaluate(draft, own.spot), valueAtPath(effective, at)]
  }
  const place = placeOfChange(draft, one, one.at)
  const found = find(draft, place.root(), place.path)
  return found && evaluate(draft, found.spot)
}

/** Returns what is different. Nothing is known about pages while a file of theirs has a syntax error. */
function touchedBy(before: Files, after: Files, changed: readonly DraftFile[]) {
  const keys = changed.filter(({ file }) => file.startsWith('locales/')).flatMap((file) => keysOf(file))
  const isConfig = changed.some(({ file }) => /^(pages|markets)[./]/.test(file))
  const none = { pages: [], markets: [], tests: [] }
  if (changed.length === 0) return none
  try {
    const product = plainProduct(after)
    const touched = isConfig ? touchedPages(plainProduct(before), product) : none
    const pages = [...new Set([...touched.pages, ...pagesWith(product, keys)])]
    const names = changed.flatMap(({ file }) => (file.startsWith('schemas/') ? [file.slice('schemas/'.length)] : []))
    const texts = [...keys, ...changed.flatMap((file) => (file.file === 'locales/en.json' ? textsOf(file, keys) : []))]
    return { pages, markets: touched.markets, tests: affectedTests(before, { ...touched, pages, texts, files: names }) }
  } catch (error) {
    if (error instanceof Refused) return none
    throw error
  }
}

/** Returns the routes of the pages that use one of these texts. */
function pagesWith({ pages }: PlainProduct, keys: readonly string[]): readonly string[] {
  return Object.entries(isObject(pages) ? pages : {}).flatMap(([route, page]) =>
    keys.some((key) => JSON.stringify(page).includes(JSON.stringify(key))) ? [route] : [],
  )
}

/** Returns the keys of the texts that differ. */
function keysOf({ before = '{}', after, isRemoved }: DraftFile): readonly string[] {
  const texts = (json: string) => JSON.parse(json) as { readonly [key: string]: string }
  const [old, now] = [texts(before), isRemoved === true ? {} : texts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => old[key] !== now[key])
}

/** Returns the English texts before a change, which tests look for on the screen. */
function textsOf({ before = '{}' }: DraftFile, keys: readonly string[]): readonly string[] {
  const texts = JSON.parse(before) as { readonly [key: string]: string }
  return keys.flatMap((key) => texts[key] ?? [])
}

function linesOf({ before = '', spans }: DraftFile): readonly [number, number] {
  const lineAt = (offset: number) => before.slice(0, offset).split('\n').length
  return [lineAt(spans[0]?.start ?? 0), lineAt(spans.at(-1)?.end ?? 0)]
}

/** Returns a plan in words: what changes, where, and what comes of it. */
export function planText(plan: ChangePlan): string {
  const places = plan.files.map(({ file, lines: [first, last], before, isRemoved }) =>
    isRemoved === true || before === undefined
      ? `  ${file} (${isRemoved === true ? 'removed' : 'new'})`
      : `  ${file}:${first}${last === first ? '' : `-${last}`}`,
  )
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((one) => `  ${one}`)]
  const place = ({ file, line, name, what }: Finding) => `${file}:${line}  ${name}  ${what}`
  return [
    ...plan.words,
    // A change that waits for a choice has no files yet.
    ...(places.length > 0 ? ['Files and lines:', ...places] : []),
    ...(places.length === 0 && plan.choices.length === 0 ? ['Nothing changes: it is so already.'] : []),
    ...(plan.pages.length === 0 ? [] : [`Pages: ${plan.pages.join(', ')}`]),
    ...(plan.markets.length === 0 ? [] : [`Markets: ${plan.markets.join(', ')}`]),
    ...list('Who may do what changes:', plan.permissions),
    ...list('It cannot be written, because several places share it:', plan.choices.map(choiceText)),
    ...list('It cannot be written, because it would cause these problems:', plan.problems.map(place)),
    ...list('Left for later:', plan.later.map(place)),
    ...list('It solves:', plan.solved.map(place)),
  ].join('\n')
}

function choiceText({ shared, others }: SharedChoice): string {
  const places = others.map(([part = '', ...path]) => `${part} ${pathText(path)}`).join('; ')
  return `${shared} is also used by ${places}. Choose "there" to change all, "here" for a value of its own, or a market.`
}
