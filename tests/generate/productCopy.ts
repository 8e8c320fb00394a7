// A copy of the real product for planting mistakes, and the problems that `npm run generate` and `npm run check`
// report.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Problem, ProblemName } from '@pagewright/engine/tools'
import { markets, pages, sources } from '../support/lumi'
import { contractProblems } from '../../tools/cli/check/product/checkContract'
import { checkedProduct, containerProblems, checkRoutes } from '../../tools/cli/check/product/examine'
import type { Product } from '../../tools/cli/generate/loadProduct'
import { patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'

/** One planted mistake: `path` gets `value`. Undefined removes it. */
export interface Mistake {
  readonly kind: string
  readonly path: string
  readonly value: unknown
  /** The expected problem: name and place. */
  readonly name: ProblemName
  readonly where: string
  readonly meant?: string
}

/** Makes a row of a table of mistakes. */
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

/** Returns a fresh copy of the product's pages and sources, without shared objects. */
export function productCopy(): Tree {
  return JSON.parse(JSON.stringify({ pages, sources, markets })) as Tree
}

export interface Tree {
  [name: string]: unknown
}

/** Plants a mistake. Throws if its path does not exist, so that no mistake is planted in vain. */
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

/** Returns the generator's problems for a product with the real schemas. */
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

/** Returns each problem as its name and its place. */
export function problemTexts(problems: readonly Problem[]): string[] {
  return problems.map(({ name, where }) => `${name} ${where.join(' › ')}`)
}

/** Creates a folder with the product, and its own copies of schemas and English texts. */
export function folderCopy(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
  for (const part of ['schemas', 'locales']) cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const part of ['src', 'public']) symlinkSync(join(root, part), join(folder, part))
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** Returns the problems of a folder's schemas while one of them has a mistake. The file is then restored. */
export function contractProblemsWith(folder: string, { path, value }: Pick<Mistake, 'path' | 'value'>): Problem[] {
  const [file = '', ...rest] = path.split(' › ')
  const at = join(folder, file)
  const before = readFileSync(at, 'utf8')
  const tree = JSON.parse(before) as Tree
  make(tree, { path: rest.join(' › '), value })
  return withText(folder, file, JSON.stringify(tree))
}

/** Returns the problems while the file has another text. */
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
