// Compiles many mistakes at once, and assigns each compiler error to its mistake by file or by name.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { generate } from '@pagewright/cli'
import { type Files, root } from '@pagewright/cli/source'
import { copyProject } from '../projectCopy'
import { runTool } from '../steps/command'
import { planted, type Mutant } from './mutant'
import { plantAlone } from './plantAlone'

/** Returns the compiler error by id of the mistake, for those that the compiler finds. `say` gets progress messages. */
export async function caughtByCompiler(
  files: Files,
  mutants: readonly Mutant[],
  say: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const copy = copyProject()
  try {
    const alone = mutants.filter(({ file }) => file.endsWith('.ts'))
    if (alone.length > 0) {
      say(`compiling ${alone.length} mistakes, each beside the others`)
      for (const [{ id }, error] of await compiledAlone(copy.folder, files, alone)) found.set(id, error)
    }
    for (const batch of batchesOf(mutants.filter(({ file }) => file.startsWith('schemas/')))) {
      say(`compiling ${batch.length} mistakes in schemas together`)
      for (const [{ id }, error] of await compiledTogether(copy.folder, files, batch)) found.set(id, error)
    }
    return found
  } finally {
    copy.remove()
  }
}

/** Compiles mistakes of configs in file trees of their own, all in one run. */
async function compiledAlone(
  folder: string,
  product: Files,
  mutants: readonly Mutant[],
): Promise<(readonly [Mutant, string])[]> {
  const roots = mutants.flatMap((mutant, at) => plantAlone(folder, String(at), product, mutant))
  const project = join(folder, 'planted', 'tsconfig.json')
  const files = ['../src/generated/register.ts', ...roots]
  writeFileSync(project, JSON.stringify({ extends: '../tsconfig.json', include: [], files }))
  return (await errorsOf(project)).map(({ file, line, text }) => {
    const mutant = mutants[Number(/planted\/(\d+)\//.exec(file)?.[1] ?? NaN)]
    if (!mutant) throw new Error(`The unchanged product does not compile: ${file}:${line} ${text}`)
    return [mutant, text] as const
  })
}

/**
 * Assigns an error to a mistake if no other could have caused it. Compiles the others again, each alone: those hidden
 * behind another error, ambiguous ones, and those after which nothing could be generated.
 */
async function compiledTogether(
  folder: string,
  files: Files,
  mutants: readonly Mutant[],
): Promise<(readonly [Mutant, string])[]> {
  const errors = mutants.length === 1 ? [] : await compiled(folder, files, mutants)
  const certain = new Map<Mutant, string>()
  for (const { source, text } of errors) {
    const [first, ...others] = mutants.filter((one) => namesOf(one).some((name) => isAbout(text, source, name)))
    if (first && others.length === 0) certain.set(first, text)
  }
  for (const mutant of mutants) {
    const [error] = certain.has(mutant) ? [] : await compiled(folder, files, [mutant])
    if (error) certain.set(mutant, error.text)
  }
  return [...certain]
}

interface ErrorInLine {
  readonly text: string
  /** The line of the error. */
  readonly source: string
}

/** Writes mistakes in schemas into a copy of the project, generates and compiles it, and removes them again. */
async function compiled(folder: string, files: Files, mutants: readonly Mutant[]): Promise<ErrorInLine[]> {
  const changed = [...new Set(mutants.map(({ file }) => file))]
  for (const file of changed) {
    const edits = mutants.filter((one) => one.file === file).toSorted((a, b) => b.edit.start - a.edit.start)
    const text = edits.reduce((before, { edit }) => planted(before, edit), files.read(file))
    writeFileSync(join(folder, file), text)
  }
  try {
    const refused = await generate({ root: folder }).then(() => undefined, String)
    if (refused !== undefined) return [{ text: refused, source: '' }]
    const project = join(folder, 'planted.json')
    writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', include: product }))
    return (await errorsOf(project)).map(({ file, line, text }) => {
      const path = relative(folder, resolve(root, file))
      const source = readFileSync(join(folder, path), 'utf8').split('\n')[line - 1] ?? ''
      return { text: `${path}:${line} ${text}`, source }
    })
  } finally {
    for (const file of changed) writeFileSync(join(folder, file), files.read(file))
  }
}

/** The files that name members of the contract. Tests do not count here. */
const product = ['src', 'pages', 'markets', 'pages.config.ts', 'markets.config.ts', 'sandbox', 'tools/studio/shell']

interface CompilerError {
  readonly file: string
  readonly line: number
  readonly text: string
}

async function errorsOf(project: string): Promise<CompilerError[]> {
  const { output } = await runTool('typescript', ['-p', project, '--pretty', 'false'])
  return [...output.matchAll(/^(\S[^(\n]*)\((\d+),\d+\): error (.*(?:\n {2}.*)*)/gm)].map(
    ([, file = '', line = '', text = '']) => ({ file, line: Number(line), text }),
  )
}

/** Returns the names that a compiler error would contain: the call, the member, or the old value. */
function namesOf({ id, operator, file, was }: Mutant): string[] {
  const path = id.slice(`${operator} ${file} `.length)
  const [, ...names] = path.split('.').filter((name) => !/^(\$defs|properties|items|type|enum|\d+)$/.test(name))
  const [first = ''] = names
  if (file === 'schemas/api.json' || file === 'schemas/native.json') return [first]
  return [names.at(-1) ?? first, ...(operator === 'schema-value' ? [was.slice(1, -1)] : [])]
}

/** Returns true if an error or its line contains a name. A type that lists the name proves nothing. */
function isAbout(text: string, line: string, name: string): boolean {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`['"]${plain}['"]`).test(text) || new RegExp(`(?<![\\w/])${plain}(?!\\w)`).test(line)
}

function meets(one: Mutant, other: Mutant): boolean {
  const names = namesOf(one)
  const isHere = one.file === other.file && one.edit.start <= other.edit.end && other.edit.start <= one.edit.end
  return isHere || namesOf(other).some((name) => names.includes(name))
}

/** Splits mistakes into batches without equal names or places, so that each error belongs to one mistake. */
function batchesOf(mutants: readonly Mutant[]): readonly Mutant[][] {
  const batches: Mutant[][] = []
  for (const mutant of mutants) {
    const free = batches.find((batch) => !batch.some((other) => meets(mutant, other)))
    if (free) free.push(mutant)
    else batches.push([mutant])
  }
  return batches
}
