// `npm run docs` serves the documentation site and follows changes of docs/, `-- build` builds it. Both first write the
// reference docs/api/ from the declarations and docstrings of the packages' entries. `npm run generate` writes docs/language.md.
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allowed, type Command, examples, generate, program, root, withProgress } from '@pagewright/cli/source'
import { compile, publicPackages } from './pack'
import { runCommand } from './command'

const actions = ['dev', 'build', 'preview']
const site = join(root, 'tools/docs')

const options = (command: Command) =>
  command
    .argument('[action]', `one of ${actions.join(', ')}`, allowed(actions), 'dev')
    .option('--port <number>', 'the port')
    .option('--host <name>', 'the host to listen on')
    .option('--base <path>', 'the path of the site below its host')
    .option('--outDir <folder>', 'where the build goes')
    .option('--minify <how>', 'false keeps the code of the build as it is')
    .addHelpText('after', examples('', 'build'))

/** Writes the API reference, and runs VitePress for `tools/docs` with the given options. */
export const main = program(options, async (action, given) => {
  if (action !== 'preview') {
    await generate({ root })
    await withProgress('Writing the reference of the packages', writeReference)
  }
  const more = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
  const program = join(root, 'node_modules/vitepress/bin/vitepress.js')
  const child = spawn(process.execPath, [program, action, site, ...more], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
})

async function writeReference(): Promise<void> {
  // Below the root, so that the declarations find the libraries.
  const work = join(root, '.cache/docs/declarations')
  const entries = join(work, 'entries')
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  await compile(work, { onlyTypes: true })
  const entryPoints = publicPackages.flatMap((folder) => {
    const source = join(root, folder)
    for (const file of readdirSync(source))
      if (file.endsWith('.d.mts')) copyFileSync(join(source, file), join(work, folder, file))
    const { name, exports } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Package
    return Object.entries(exports ?? {})
      .filter(([, file]) => existsSync(join(work, folder, file.replace(/(?<!\.d)\.tsx?$/, '.d.ts'))))
      .map(([path, file]) => {
        // TypeDoc names a page after its file: that of an import is the name that a reader types.
        const entry = join(entries, name, `${path === '.' ? 'index' : path}.ts`)
        mkdirSync(dirname(entry), { recursive: true })
        writeFileSync(entry, `export * from '${join(work, folder, file).replace(/\.tsx?$/, '.js')}'\n`)
        return entry
      })
  })
  const tsconfig = join(work, 'tsconfig.docs.json')
  const compilerOptions = {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  }
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: entryPoints }))
  const settings = join(work, 'typedoc.json')
  writeFileSync(
    settings,
    JSON.stringify({
      entryPoints,
      tsconfig,
      plugin: ['typedoc-plugin-markdown'],
      out: join(root, 'docs/api'),
      readme: 'none',
      disableSources: true,
      entryFileName: 'index',
      outputFileStrategy: 'modules',
      // The compiler of this repository has judged the same declarations.
      skipErrorChecking: true,
      basePath: entries,
    }),
  )
  const { code, output } = await runCommand(
    'node',
    [join(site, 'node_modules/typedoc/bin/typedoc'), '--options', settings],
    {},
  )
  if (code !== 0) throw new Error(`The reference of the packages was not written:\n${output}`)
}

interface Package {
  readonly name: string
  readonly exports?: { readonly [path: string]: string }
}
