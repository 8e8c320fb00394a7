// A copy of the real product to make mistakes in, and all that is then said of it: as `npm run generate` and `npm run check` do.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { markets } from '../../../markets.config'
import { pages } from '../../../pages.config'
import { sources } from '../../../pages/sources'
import { contractProblems } from '../../../tools/cli/generate/checkContract'
import { checkedProduct, containerProblems } from '../../../tools/cli/generate/checkProduct'
import { checkRoutes } from '../../../tools/cli/generate/checkRoutes'
import type { Product } from '../../../tools/cli/generate/routes'
import { patchSet, readContract } from '../../../tools/cli/generate/schemaSet'
import { root } from '../../../tools/cli/root'
import type { Problem, ProblemName } from '@pagewright/engine/tools'

/** One slip of an operator's pen: at `path` stands `value` (nothing, where it is undefined). */
export interface Mistake {
  readonly kind: string
  readonly path: string
  readonly value: unknown
  /** What is said of it: name and place. */
  readonly name: ProblemName
  readonly where: string
  readonly meant?: string
}

/** A row of a table of mistakes. */
export function mistake(
  kind: string,
  path: string,
  value: unknown,
  name: ProblemName,
  where: string,
  meant?: string,
): Mistake {
  return { kind, path, value, name, where, ...(meant !== undefined && { meant }) }
}

/** All that the pages of a product are made of, fresh: nothing of it stands in two places. */
export function productCopy(): Tree {
  return JSON.parse(JSON.stringify({ pages, sources, markets })) as Tree
}

export interface Tree {
  [name: string]: unknown
}

/** Makes a mistake. Throws where its path leads nowhere, so that no mistake is made in vain. */
export function make(tree: Tree, { path, value }: Pick<Mistake, 'path' | 'value'>): void {
  const names = path.split(' › ')
  const last = names.pop() ?? ''
  let here = tree
  for (const name of names) {
    if (typeof here[name] !== 'object' || here[name] === null) throw new Error(`${path}: there is no "${name}".`)
    here = here[name] as Tree
  }
  if (isDeepStrictEqual(here[last], value)) throw new Error(`${path}: this is what stands there.`)
  if (value === undefined) delete here[last]
  else here[last] = value
}

/** What the generator says of a product, with the real schemas. */
export function problemsOf(tree: Tree): Problem[] {
  const loaded = tree as unknown as Product
  const unreadable = containerProblems(loaded)
  if (unreadable.length > 0) return unreadable
  const contract = readContract(root)
  const { product, problems } = checkedProduct(root, loaded, contract)
  const sets = new Map(
    Object.entries(product.markets).map(([id, { schemas }]) => [id, patchSet(contract.set, schemas)]),
  )
  return [...problems, ...checkRoutes({ root, product, contract, sets }).problems]
}

/** Each problem as its name and its place. */
export function saidOf(problems: readonly Problem[]): string[] {
  return problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)
}

/** A folder that is the product but for its schemas and English texts, which are files of its own. */
export function folderCopy(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
  for (const part of ['schemas', 'locales']) cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const part of ['src', 'public']) symlinkSync(join(root, part), join(folder, part))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** What the generator says of a folder's schemas while one of them has a mistake; the file is then as it was. */
export function contractProblemsWith(folder: string, { path, value }: Pick<Mistake, 'path' | 'value'>): Problem[] {
  const [file = '', ...rest] = path.split(' › ')
  const at = join(folder, file)
  const before = readFileSync(at, 'utf8')
  const tree = JSON.parse(before) as Tree
  make(tree, { path: rest.join(' › '), value })
  return withText(folder, file, JSON.stringify(tree))
}

/** The same with the whole text of the file. */
export function withText(folder: string, file: string, text: string): Problem[] {
  const at = join(folder, file)
  const before = readFileSync(at, 'utf8')
  writeFileSync(at, text)
  try {
    return contractProblems(folder)
  } finally {
    writeFileSync(at, before)
  }
}
