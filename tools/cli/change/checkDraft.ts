// Checks a draft before it is written: reports the problems that it causes, and the permissions that it changes.
import { checkedProject, type CheckedProject, type Pause } from '../check/checkProject'
import { type Finding, findingText } from '../check/finding'
import type { Usable } from '../check/product/examine'
import { generateTexts } from '../generate'
import { loadPersonas } from '../generate/loadProduct'
import { type Permission, permissionRows } from '../generate/permissions'
import { cacheByReads, type Files } from '../files'

export interface DraftCheck {
  /** New problems for which the change is refused: those that stop a page come first. */
  readonly problems: readonly Finding[]
  /** New warnings, and what an older mistake has hidden. They break nothing, or did not begin with the change. */
  readonly later: readonly Finding[]
  /** Older problems that the change solves. None beside new problems, because a check looks no further than these. */
  readonly solved: readonly Finding[]
  /** A sentence for each right that changes. */
  readonly permissions: readonly string[]
}

/** Lets other work run during a check. `begun` never throws, because its result counts for later changes too. */
export interface CheckPauses {
  readonly begun: Pause
  readonly wanted: Pause
}

/** Checks a product, or returns the earlier check of the same texts. A product whose modules had to run is checked again. */
const checkOf = cacheByReads(
  (files: Files, pause: Pause | undefined) => checkedProject(files, pause),
  ({ examined }) => examined !== undefined && examined.loaded.unknown.length === 0,
)

/**
 * Compares the check of a product before and after a change. This is the one gate of all that writes sources: what the
 * check counts as a problem, or what `generate` cannot write, is refused.
 */
export async function checkDraft(before: Files, after: Files, pauses?: CheckPauses): Promise<DraftCheck> {
  const old = await checkOf(before, pauses?.begun)
  await pauses?.wanted()
  let now: CheckedProject
  try {
    now = await checkOf(after, pauses?.wanted)
  } catch (error) {
    await pauses?.wanted()
    return { problems: [stopBy(error)], later: [], solved: [], permissions: [] }
  }
  await pauses?.wanted()
  const added = newFindings(now.findings, old.findings)
  const gone = newFindings(old.findings, now.findings)
  // Rules look at no page that is stopped. To mend one does not cause what they find then.
  const wasHidden = gone.some(({ isStop }) => isStop)
  const isLater = ({ isWarning, isStop }: Finding) => isWarning === true || (wasHidden && !isStop)
  const problems = added.filter((one) => !isLater(one))
  // A problem that only changed its words or its place is still there.
  const still = new Set(added.flatMap((one) => [placeOf(one), `${one.name} ${one.what}`]))
  const isThere = (one: Finding) => still.has(placeOf(one)) || still.has(`${one.name} ${one.what}`)
  return {
    problems: [...problems, ...(problems.length === 0 ? await unwritable(before, after) : [])],
    later: added.filter(isLater),
    solved: problems.length > 0 ? [] : gone.filter((one) => !isThere(one)),
    permissions: await changedPermissions(before, old, after, now),
  }
}

/** Returns why `generate` cannot write what it could write before. The check has found nothing. */
async function unwritable(before: Files, after: Files): Promise<readonly Finding[]> {
  try {
    await generateTexts(after)
    return []
  } catch (error) {
    const wasWritten = await generateTexts(before).then(
      () => true,
      () => false,
    )
    return wasWritten ? [stopBy(error)] : []
  }
}

/** Returns the finding for a product that cannot be read as a whole. */
function stopBy(error: unknown): Finding {
  const what = error instanceof Error ? error.message : String(error)
  return { file: 'pages.config.ts', line: 1, column: 1, endColumn: 1, name: 'not-data', where: [], what, isStop: true }
}

/** Returns the findings that others do not contain. Equal findings count one by one, wherever their line is now. */
function newFindings(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const left = new Map<string, number>()
  for (const one of others) left.set(idOf(one), (left.get(idOf(one)) ?? 0) + 1)
  return findings.filter((one) => {
    const count = left.get(idOf(one)) ?? 0
    if (count > 0) left.set(idOf(one), count - 1)
    return count === 0
  })
}

function placeOf({ name, file, where }: Finding): string {
  return JSON.stringify([name, file, where])
}

function idOf(finding: Finding): string {
  return `${finding.file} ${finding.name} ${findingText(finding)}`
}

async function changedPermissions(before: Files, old: CheckedProject, after: Files, now: CheckedProject) {
  if (isSameButTexts(old, now)) return []
  const [was, is] = [await permissionsOf(before, old), await permissionsOf(after, now)]
  const changed = (from: readonly Permission[], to: readonly Permission[], word: string) => {
    const known = new Set(from.map(rightOf))
    return to.filter((one) => !known.has(rightOf(one))).map((one) => `${word}: ${rightWords(one)}`)
  }
  return [...changed(is, was, 'No longer'), ...changed(was, is, 'Now')]
}

/** What a right is, however its page and its button are called. */
function rightOf({ page: _page, label, ...right }: Permission): string {
  return JSON.stringify(Object.keys(right.people).length === 0 ? [label, right] : right)
}

/** Says a right: `Members, Remove: Owner, Guild admin (if Role is Member)`. */
function rightWords({ page, label, when, people }: Permission): string {
  const names = Object.entries(people)
  const who = names.flatMap(([name, cell]) => (cell === '' ? [] : [cell === '✓' ? name : `${name} (${ifWords(cell)})`]))
  const what = `${page}, ${label}`
  if (names.length === 0) return what
  return `${what}: ${who.join(', ') || 'nobody'}${when === '' ? '' : `, ${ifWords(when)}`}`
}

function ifWords(condition: string): string {
  const words = condition.replace(/^✓ /, '')
  return /^(if|on|enabled|disabled)\b/.test(words) ? words : `if ${words}`
}

/** True if only messages differ: the same words of pages and schemas give the same objects. */
function isSameButTexts({ examined: old }: CheckedProject, { examined: now }: CheckedProject): boolean {
  if (!old?.usable || !now?.usable || old.usable.contract !== now.usable.contract) return false
  const [a, b] = [old.loaded.product, now.loaded.product]
  const isSame = (one: object, other: object) =>
    JSON.stringify(Object.keys(one)) === JSON.stringify(Object.keys(other)) &&
    Object.entries(one).every(([name, value]) => (other as { readonly [name: string]: unknown })[name] === value)
  return isSame(a.pages, b.pages) && isSame(a.markets, b.markets)
}

/** Returns who may do what. Nothing if the product cannot be read. */
async function permissionsOf(files: Files, { examined }: CheckedProject): Promise<readonly Permission[]> {
  const usable = examined?.usable
  if (!usable || !files.below('pages').includes('pages/personas.ts')) return []
  const personas = loadPersonas(files)
  const text = JSON.stringify(personas)
  const known = knownPermissions.get(usable)
  if (known?.personas === text) return known.rows
  const rows = rowsOf(files, usable, personas)
  knownPermissions.set(usable, { personas: text, rows })
  return rows
}

const knownPermissions = new WeakMap<Usable, { readonly personas: string; readonly rows: readonly Permission[] }>()

function rowsOf(
  files: Files,
  { product, contract, sets, checked }: Usable,
  personas: { readonly [name: string]: unknown },
) {
  const [market = ''] = Object.keys(product.markets)
  return permissionRows({
    product,
    contract,
    set: sets.get(market) ?? contract.set,
    personas,
    texts: JSON.parse(files.read('locales/en.json')) as { [key: string]: string },
    broken: new Set(
      checked.problems
        .filter((one) => one.market === market)
        .map(({ where }) => where.find((name) => name.startsWith('/')) ?? ''),
    ),
  })
}
