// Generates all texts from the configs: types, register, validators, route modules, icons, some documents and the headers
// for nginx. Writes those that differ. With `--check` it compares the files that are checked in, and writes only the cache.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { engineIcons } from '@pagewright/engine/tools'
import { type Command, examples, program } from './command'
import { checkProject } from './check/checkProject'
import { configFindings, pageLines, unreadable } from './check/locate'
import { type Finding, rootCauses } from './check/finding'
import { printed } from './check/printed'
import { cacheFolder, forgetKey, isStale, storeKey } from './cache'
import { cacheByReads, cacheByText, type Files, filesAt, readOnce } from './files'
import { withProgress } from './progress'
import { checkDocument } from './check/explanations'
import { languageText } from './language/document'
import { editorSchemas } from './language/editorSchemas'
import { languagesOf } from './check/product/checkMarkets'
import { codeEndpoints } from './generate/codeEndpoints'
import { deployHeaders } from './generate/deployHeaders'
import { examine, type Examined } from './check/product/examine'
import { withMembers } from './generate/rootValue'
import { formSchema, wordsForDevelopers } from './generate/formSchema'
import { iconShapes } from './generate/icons'
import { loadPersonas, type Product } from './generate/loadProduct'
import { marketsText } from './generate/markets'
import { nativeText } from './generate/native'
import { permissionsText } from './generate/permissions'
import { registerText } from './generate/register'
import { bundle, type Contract, type JsonSchema, type SchemaSet } from './generate/schemaSet'
import { endpointsText, endpointText, siteText } from './generate/site'
import { startWords } from './generate/startWords'
import { marketOnly, typesOf } from './generate/types'
import { validatorModule } from './generate/validators'
import { writeRoutes } from './generate/routes'

export interface GenerateResult {
  /** Checked-in files that differed, as paths below the root. */
  readonly written: readonly string[]
  /** All checked-in files that are made from the sources. */
  readonly checkedIn: readonly string[]
  /** Files of the cache that differed. */
  readonly cached: readonly string[]
  readonly problems: readonly Finding[]
  /** True if nothing was written, because sources that other pages need cannot be read. */
  readonly isStopped?: true
}

/**
 * Writes the files that differ and removes stale ones. With `check`, it leaves checked-in files alone and only reports
 * them. If the sources cannot be read, it writes nothing.
 */
export async function generate({ check = false, root = process.cwd() } = {}): Promise<GenerateResult> {
  let generated: Generated
  try {
    generated = await generateTexts(root)
  } catch (error) {
    return { written: [], checkedIn: [], cached: [], problems: [unreadable(error)], isStopped: true }
  }
  const { files, cached, documents, references = {}, examined } = generated
  const problems = configFindings(filesAt(root), examined)
  if (!files || !cached) return { written: [], checkedIn: [], cached: [], problems, isStopped: true }
  const wanted = wantedOf(root, documents)
  const differing = [...difference(root, 'src/generated', files), ...changedTexts(root, wanted)]
  const key = current(join(root, cacheFolder, 'key')) ?? ''
  const inCache = [
    ...difference(root, cacheFolder, { ...cached, key }),
    ...changedTexts(root, wantedOf(root, references)),
  ]
  // A run that is killed here leaves no key, so the next one generates again.
  const changes = check ? inCache : [...differing, ...inCache]
  if (changes.length > 0) forgetKey(root)
  for (const [path, text] of changes) write(join(root, path), text)
  // While there are problems, each run generates again and so reports them again.
  if (problems.length === 0) storeKey(root)
  const pathsOf = (changes: readonly Change[]) => changes.map(([path]) => path)
  return {
    written: pathsOf(differing),
    checkedIn: [...Object.keys(files).map((path) => `src/generated/${path}`), ...wanted.map(([path]) => path)],
    cached: pathsOf(inCache).filter((path) => !path.endsWith('/key')),
    problems,
  }
}

/** Returns the documents whose folder exists, because only such a product keeps documents there. */
function wantedOf(root: string, documents: { readonly [path: string]: string }) {
  return Object.entries(documents).filter(([path]) => existsSync(dirname(join(root, path))))
}

/** A path below the root with its text. Undefined removes the file. */
type Change = readonly [path: string, text: string | undefined]

/** Returns the changes after which a folder holds exactly these texts, and the history of changes. */
function difference(root: string, folder: string, texts: { readonly [path: string]: string }): Change[] {
  const stale = existing(join(root, folder)).filter(
    (path) => !(path in texts) && !path.startsWith('changes/') && !isBeingWritten(path),
  )
  const named = Object.entries(texts).map(([path, text]) => [`${folder}/${path}`, text] as const)
  return [...stale.map((path) => [`${folder}/${path}`, undefined] as const), ...changedTexts(root, named)]
}

function changedTexts(root: string, texts: readonly (readonly [path: string, text: string])[]): Change[] {
  return texts.filter(([path, text]) => current(join(root, path)) !== text)
}

/** Returns true for a part that another process is writing just now. One that was killed leaves its part behind. */
function isBeingWritten(path: string): boolean {
  const [, writer] = /\.(\d+)$/.exec(path) ?? []
  if (writer === undefined) return false
  try {
    return process.kill(Number(writer), 0)
  } catch {
    return false
  }
}

/** Replaces a file in one step, because another process may read the cache at the same time. */
function write(path: string, text: string | undefined): void {
  if (text === undefined) return rmSync(path, { force: true })
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}`
  writeFileSync(part, text)
  renameSync(part, path)
}

/** Generates the product at `root` if a source has changed. Reports no problems otherwise. */
export async function generateIfStale(root: string): Promise<GenerateResult> {
  return isStale(root) ? generate({ root }) : { written: [], checkedIn: [], cached: [], problems: [] }
}

/** The options of the command. */
export const generateOptions = (command: Command) =>
  command
    .option('--check', 'only compare the committed files, and name those that are out of date')
    .addHelpText('after', examples('', '--check'))

export const main = program(generateOptions, ({ check = false }, root) => generateHere(check, root))

/** Generates the product, prints a report, and returns the exit code. It also tells the problems that stop no page. */
export async function generateHere(check: boolean, root: string): Promise<number> {
  const files = readOnce(filesAt(root))
  const { written, problems } = await withProgress('Generating', async () => {
    const made = await generate({ check, root })
    if (made.problems.length > 0) return made
    return { ...made, problems: rootCauses(await checkProject(files)).filter(({ isWarning }) => isWarning !== true) }
  })
  for (const problem of problems) console.error(printed(problem, files))
  if (check)
    for (const path of written)
      console.error(`${path} does not match its sources. Run \`npm run generate\` and commit the result.`)
  else if (problems.length === 0 || written.length > 0)
    console.log(
      written.length === 0
        ? 'The generated files are up to date.'
        : `Wrote ${written.length === 1 ? '1 file' : `${written.length} files`}: ${written.join(', ')}.`,
    )
  return problems.length > 0 || (check && written.length > 0) ? 1 : 0
}

function existing(folder: string, below = ''): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? existing(join(folder, entry.name), `${below}${entry.name}/`) : [`${below}${entry.name}`],
  )
}

function current(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

export interface Generated {
  /** Texts by path below src/generated, for people and compilers. Absent if the sources cannot be read. */
  readonly files?: { readonly [path: string]: string }
  /** Texts by path below the cache, for the build and the development server. */
  readonly cached?: { readonly [path: string]: string }
  /** Documents, by path below the root. */
  readonly documents: { readonly [path: string]: string }
  /** Documents that are not committed, by path below the root. */
  readonly references?: { readonly [path: string]: string }
  /** The problems found on the way. */
  readonly examined: Examined
}

/**
 * Generates all texts of the product at `root`, or of files with changes, but writes no file. Returns the earlier result
 * of the same texts, so that what a plan has generated is only written by the save.
 */
export async function generateTexts(root: string | Files): Promise<Generated> {
  return generated(filesAt(root), undefined)
}

const generated = cacheByReads(generateNow, ({ files }) => files !== undefined)

/** Compiles a form, or returns the module of the same schema. Most changes are of no form. */
const moduleOf = cacheByText((_form, schema) => validatorModule(JSON.parse(schema) as JsonSchema))

async function generateNow(root: Files): Promise<Generated> {
  const examined = await examine(root)
  const usable = examined.usable ?? examined.readable
  if (!usable) return { documents: {}, examined }
  const { product, contract, sets, checked } = usable
  const files: { [path: string]: string } = {}
  const cached: { [path: string]: string } = {}
  files['types.ts'] = await typesOf(contract, [...sets.values()])
  const native = nativeText(contract)
  if (native !== undefined) files['native.ts'] = native
  files['register.ts'] = registerText(
    marketOnly(contract, [...sets.values()]),
    languagesOf(root),
    native !== undefined,
    product,
  )
  cached['icons.ts'] =
    `// Written by \`npm run generate\`: path data of the engine's own icons, from lucide (ISC).\nimport type { IconShape } from '@pagewright/engine/boot'\n\nexport const icons: { readonly [name: string]: IconShape } = ${JSON.stringify(iconShapes([...engineIcons, ...placesOf(product).map(({ icon }) => icon)]), null, 1)}\n`
  cached['endpoints.ts'] = endpointsText(contract, contract.set, codeEndpoints(root))
  const forms = await writeForms(contract, sets, cached)
  const english = JSON.parse(filesAt(root).read('locales/en.json')) as { [key: string]: string }
  const endpointFile = endpointWriter(contract, cached)
  cached['site.ts'] = siteText(
    writeRoutes({
      product,
      contract,
      checked,
      files: cached,
      endpointFile,
      said: (problems) => pageLines(filesAt(root), examined, problems),
      ...forms,
    }),
    product.navigation ?? {},
    contract.protocol,
  )
  cached['startWords.json'] = startWords(filesAt(root), contract, checked.routes, placesOf(product), english)
  cached['markets.json'] = marketsText(product.markets)
  const [market = ''] = Object.keys(product.markets)
  // A page with mistakes may have any shape. The committed document stays until they are mended.
  const isGood = examined.usable !== undefined && examined.problems.length === 0
  const permissions =
    isGood &&
    permissionsText({
      product,
      contract,
      set: sets.get(market) ?? contract.set,
      personas: loadPersonas(filesAt(root)),
      texts: english,
      broken: new Set(),
    })
  const known = checked.known.get(market)
  if (known) Object.assign(cached, editorSchemas(known, languagesOf(root)))
  // Other products read the reference on the site of the documents.
  const hasEngine = filesAt(root).below('src/engine/language').length > 0
  return {
    files,
    cached,
    documents: {
      ...(permissions !== false && { 'docs/permissions.md': permissions }),
      'docs/check.md': checkDocument(),
      'deploy/nginx/security-headers.conf': deployHeaders(product.markets),
    },
    references: hasEngine ? { 'docs/language.md': languageText() } : {},
    examined,
  }
}

function placesOf({ navigation = {} }: Product) {
  return Object.values(navigation)
}

/** Returns the function that writes the shape of an endpoint once for all pages and markets, and returns its file. */
function endpointWriter(contract: Contract, files: { [path: string]: string }) {
  return (set: SchemaSet, endpoint: string): string => {
    const text = endpointText(contract, set, endpoint)
    const name = endpoint.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    // Markets change schemas. Each different shape gets a file of its own.
    for (let at = 1; ; at += 1) {
      const file = at === 1 ? name : `${name}.${at}`
      files[`endpoints/${file}.ts`] ??= text
      if (files[`endpoints/${file}.ts`] === text) return file
    }
  }
}

/** Writes each distinct form once. Returns the file of a form in a market. */
async function writeForms(contract: Contract, sets: ReadonlyMap<string, SchemaSet>, files: { [path: string]: string }) {
  const written = new Map<string, string>()
  const fileOf = new Map<string, string>()
  const jobs: (() => Promise<void>)[] = []
  for (const [market, set] of sets) {
    for (const form of Object.keys(contract.set['forms.json'] ?? {})) {
      const schema = formSchema(withMembers(bundle(set, `forms.json#/$defs/${form}`)), wordsForDevelopers)
      const text = JSON.stringify(schema)
      const known = written.get(`${form} ${text}`)
      const file = known ?? ([...fileOf.values()].includes(form) ? `${form}.${market}` : form)
      written.set(`${form} ${text}`, file)
      fileOf.set(`${market} ${form}`, file)
      if (known) continue
      jobs.push(async () => void (files[`forms/${file}.ts`] = await moduleOf(file, text)))
    }
  }
  await Promise.all(jobs.map((job) => job()))
  return {
    formFile(market: string, form: string): string {
      const file = fileOf.get(`${market} ${form}`)
      if (!file) throw new Error(`schemas/forms.json has no "${form}".`)
      return file
    },
  }
}
