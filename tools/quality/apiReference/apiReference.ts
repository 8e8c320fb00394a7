// The API reference: docs/api/<package-entry>.md, from the declarations and docstrings of what the public packages export.
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import { compile, publicPackages } from '../pack'
import { type ExportedName, exportsOf } from './declarations'

/** One entry of a package: `@pagewright/engine/boot`. */
export interface ApiEntry {
  readonly name: string
  /** The path of its document below the root: `docs/api/engine-boot.md`. */
  readonly file: string
  readonly names: readonly ExportedName[]
}

/** Compiles the public packages and returns their entries. Takes some seconds. Throws the compiler's errors. */
export async function readApi(): Promise<readonly ApiEntry[]> {
  const work = mkdtempSync(join(tmpdir(), 'api-'))
  try {
    await compile(work, { onlyTypes: true })
    for (const folder of publicPackages) copyHandwritten(folder, work)
    return publicPackages.flatMap((folder) => entriesOf(folder, work))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Returns the text of each document by its path below the root, with an index of all entries. */
export function apiDocuments(entries: readonly ApiEntry[]): ReadonlyMap<string, string> {
  const rows = entries.map(
    ({ name, file, names }) => `| [${name}](${file.replace('docs/api/', '')}) | ${names.length} |`,
  )
  const index = `# API reference\n\n${written}\n| entry | names |\n|---|---|\n${rows.join('\n')}\n`
  return new Map([['docs/api/index.md', index], ...entries.map((entry) => [entry.file, documentOf(entry)] as const)])
}

/** Writes the API reference below docs/api and returns the paths of its documents. */
export async function writeApiReference(): Promise<readonly string[]> {
  const documents = apiDocuments(await readApi())
  rmSync(join(root, 'docs/api'), { recursive: true, force: true })
  mkdirSync(join(root, 'docs/api'), { recursive: true })
  for (const [file, text] of documents) writeFileSync(join(root, file), text)
  return [...documents.keys()]
}

const written = 'Written by `npm run docs -- api` from the declarations of the packages. Do not edit.\n'

/** Copies hand-written declarations, which the compiler reads but does not emit. */
function copyHandwritten(folder: string, work: string): void {
  for (const file of readdirSync(join(root, folder)))
    if (file.endsWith('.d.mts')) copyFileSync(join(root, folder, file), join(work, folder, file))
}

function entriesOf(folder: string, work: string): readonly ApiEntry[] {
  const facts = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly exports: { readonly [path: string]: string }
  }
  return Object.entries(facts.exports)
    .filter(([, file]) => /(?<!\.d)\.tsx?$/.test(file))
    .map(([path, file]) => {
      const name = path === '.' ? facts.name : `${facts.name}${path.slice(1)}`
      const document = name.replace('@pagewright/', '').replaceAll('/', '-')
      const declarations = join(work, folder, file).replace(/\.tsx?$/, '.d.ts')
      return { name, file: `docs/api/${document}.md`, names: exportsOf(declarations) }
    })
}

function documentOf({ name, names }: ApiEntry): string {
  const sections = names.map(({ name: own, declarations, doc }) => {
    const code = declarations.map((text) => text.replaceAll('\t', '  ')).join('\n')
    return `## ${own}\n\n${doc === '' ? '' : `${escaped(doc)}\n\n`}\`\`\`ts\n${code}\n\`\`\`\n`
  })
  return [`# ${name}\n`, written, ...sections].join('\n')
}

/** Escapes what the documentation site would read as HTML or as a placeholder. Code between backticks stays. */
function escaped(doc: string): string {
  const parts = doc.split(/(`[^`]*`)/)
  return parts
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('')
}
