// `npm run pack -- --into <folder>` compiles the public packages and packs them as they are published.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { type Command, examples, program, root, withProgress } from '@pagewright/cli/source'
import { parseSync } from 'vite'
import { runCommand, runTool } from './command'

/** The folders of the public packages. */
export const publicPackages = [
  'src/engine',
  'tools/cli',
  'tools/vite',
  'tools/testkit',
  'tools/studio',
  'tools/create',
] as const

/** What no package has: installed packages, and the showcase of the engine, which shows files of this repository. */
export const notPacked = /[\\/](node_modules|showcase|showcasePlugin\.ts)([\\/]|$)/

const options = (command: Command) =>
  command
    .option('--into <folder>', 'where the archives go', 'packages')
    .option('--repository <address>', 'where the sources are, for people who read the packages')
    .addHelpText('after', examples('', '--into packages'))

export const main = program(options, async ({ into, repository }) => {
  const packed = withProgress('Compiling and packing', () => pack(resolve(root, into), repository))
  for (const file of await packed) console.log(file)
  return 0
})

/**
 * Packs the public packages into a folder and returns the paths of the archives. `repository` is the address of the
 * sources. Throws the compiler's errors.
 */
export async function pack(into: string, repository?: string): Promise<readonly string[]> {
  const work = mkdtempSync(join(tmpdir(), 'pack-'))
  try {
    await compile(work)
    mkdirSync(into, { recursive: true })
    const archives: string[] = []
    for (const folder of publicPackages) {
      finish(folder, join(work, folder), repository)
      archives.push(await archive(join(work, folder), into))
    }
    return archives
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Compiles the public packages into a folder, each below its own path. Throws the compiler's errors. */
export async function compile(outDir: string, { onlyTypes = false } = {}): Promise<void> {
  const config = join(outDir, 'tsconfig.json')
  const types = [join(root, 'node_modules/vite/client.d.ts'), join(root, 'tools/vite/client.d.ts'), 'node']
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: onlyTypes,
    allowImportingTsExtensions: false,
    rootDir: root,
    outDir,
    types,
    typeRoots: [join(root, 'node_modules/@types')],
  }
  const include = publicPackages.map((folder) => join(root, folder))
  const exclude = ['**/node_modules', '**/template', '**/showcase', '**/showcasePlugin.ts'].map((pattern) =>
    join(root, pattern),
  )
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include, exclude }))
  const { code, output } = await runTool('typescript', ['-p', config, '--pretty', 'false'])
  if (code !== 0) throw new Error(`The packages do not compile:\n${output}`)
}

/** Completes a compiled package: other files than TypeScript, endings of imports, and package.json. */
function finish(folder: string, compiled: string, repository: string | undefined): void {
  const source = join(root, folder)
  cpSync(source, compiled, {
    recursive: true,
    filter: (path) =>
      !notPacked.test(path.slice(source.length)) && (!/\.tsx?$/.test(path) || isKept(path)) && !loadsSource(path),
  })
  for (const file of filesIn(compiled)) {
    if (isKept(file)) continue
    if (file.endsWith('.js')) writeFileSync(file, withEndings(file, runtimeImports(file)))
    if (!file.endsWith('.d.ts')) continue
    // Code loads the style sheet, so declarations must not import it.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^import '[^']+\.css';\n/gm, ''))
    writeFileSync(file, withEndings(file, typeImports(file)))
  }
  const facts = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as PackageFacts
  // `npm create pagewright` copies the starter of this repository.
  if (folder === 'tools/create') copyStarter(join(compiled, 'template'))
  const home = repository === undefined ? {} : { repository: { type: 'git', url: repository, directory: folder } }
  writeFileSync(
    join(compiled, 'package.json'),
    `${JSON.stringify({ ...published(facts, compiled), ...home }, null, 2)}\n`,
  )
  copyFileSync(join(root, 'LICENSE'), join(compiled, 'LICENSE'))
}

function copyStarter(into: string): void {
  const starter = join(root, 'examples/starter')
  const made = /[\\/](node_modules|dist|dist-maps|\.cache|\.pagewright|\.sandbox)([\\/]|$)/
  cpSync(starter, into, { recursive: true, filter: (path) => !made.test(path.slice(starter.length)) })
  // The rest of a configuration for nginx, whose headers the starter has.
  for (const name of ['http.conf', 'server.conf', 'brotli.conf']) {
    const text = readFileSync(join(root, 'deploy/nginx', name), 'utf8')
    writeFileSync(join(into, 'deploy/nginx', name), text.replaceAll('lumi', 'my-app'))
  }
  // npm omits files of this name from packages.
  renameSync(join(into, '.gitignore'), join(into, 'gitignore'))
}

/** Returns true for an `index.mjs` beside `index.ts`: within this repository it loads the source. */
function loadsSource(file: string): boolean {
  return file.endsWith('.mjs') && existsSync(file.replace(/\.mjs$/, '.ts'))
}

/** Returns true for files that are published unchanged: hand-written declarations, and the template of new products. */
function isKept(file: string): boolean {
  return /[\\/]template[\\/]|[\\/]vite[\\/]client\.d\.ts$|\.d\.mts$/.test(file)
}

interface PackageFacts {
  readonly name: string
  readonly version: string
  readonly private: true
  readonly bin?: { readonly [command: string]: string }
  readonly exports?: { readonly [path: string]: string | { readonly types: string; readonly default: string } }
}

/**
 * Returns the package.json of a compiled package: its exports and commands are the compiled files. It is not private, as
 * the sources are because nobody could import them.
 */
function published({ private: _, bin, exports, ...facts }: PackageFacts, compiled: string): object {
  const entries = Object.entries(exports ?? {})
    .map(([path, file]) => [path, publishedEntry(typeof file === 'string' ? file : file.types)] as const)
    .filter(([, entry]) => existsSync(join(compiled, typeof entry === 'string' ? entry : entry.types)))
  const commands = Object.entries(bin ?? {}).map(([name, file]) => [name, file.replace(/\.mjs$/, '.js')] as const)
  return {
    ...facts,
    ...(bin && { bin: Object.fromEntries(commands) }),
    ...(exports && { exports: Object.fromEntries(entries) }),
  }
}

function publishedEntry(file: string): string | { readonly types: string; readonly default?: string } {
  if (file.endsWith('.d.ts')) return { types: file }
  const base = file.replace(/\.tsx?$/, '')
  return base === file ? file : { types: `${base}.d.ts`, default: `${base}.js` }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Returns the positions of module names in compiled code. */
function runtimeImports(file: string): readonly Span[] {
  const text = readFileSync(file, 'utf8')
  const { module, program: whole } = parseSync(file, text)
  return [
    // The body has also `export {} from`, which is left of an export of types alone.
    ...whole.body.flatMap((node) => ('source' in node && node.source ? [node.source] : [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
}

/** Returns the positions of module names in declarations, which may also import inline and add to other modules. */
function typeImports(file: string): readonly Span[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?<=\b(?:from |import\(|declare module ))['"]\.[^'"]*['"]/g)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
  }))
}

/** Returns the text of a file with file endings in relative imports, as Node and strict compilers require. */
function withEndings(file: string, spans: readonly Span[]): string {
  const text = readFileSync(file, 'utf8')
  const unique = new Map(spans.map((span) => [span.start, span]))
  return [...unique.values()]
    .toSorted((a, b) => b.start - a.start)
    .reduce((before, { start, end }) => {
      const [quote = '', ...rest] = before.slice(start, end)
      const name = rest.join('').slice(0, -1)
      if (!name.startsWith('.')) return before
      return before.slice(0, start) + quote + withEnding(file, name) + quote + before.slice(end)
    }, text)
}

function withEnding(file: string, name: string): string {
  const path = join(dirname(file), name)
  if (/\.(js|mjs|css|json)$/.test(name) && existsSync(path)) return name
  if (existsSync(`${path}.js`) || existsSync(`${path}.d.ts`)) return `${name}.js`
  if (existsSync(join(path, 'index.js'))) return `${name}/index.js`
  throw new Error(`${relative(root, file)} imports "${name}", which was not compiled.`)
}

async function archive(folder: string, into: string): Promise<string> {
  const { code, output } = await runCommand('npm', ['pack', folder, '--pack-destination', into], {})
  if (code !== 0) throw new Error(`npm pack failed in ${folder}:\n${output}`)
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts
  return join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
