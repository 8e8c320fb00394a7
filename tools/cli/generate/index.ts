// Generates all texts from the configs: types, register, validators, route modules, icons.
import { engineIcons } from '@pagewright/engine/tools'
import { checkDocument } from '../check/explanations'
import { pageLines } from '../check/locate'
import { type Files, filesAt } from '../files'
import { languageText } from '../language/document'
import { editorSchemas } from '../language/editorSchemas'
import { languagesOf } from '../check/product/checkMarkets'
import { codeEndpoints } from './codeEndpoints'
import { deployHeaders } from './deployHeaders'
import { examine, type Examined } from '../check/product/examine'
import { withMembers } from './rootValue'
import { formSchema, wordsForDevelopers } from './formSchema'
import { iconShapes } from './icons'
import { loadPersonas } from './loadProduct'
import { marketsText } from './markets'
import { nativeText } from './native'
import { permissionsText } from './permissions'
import { registerText } from './register'
import type { Product } from './routes'
import { bundle, type Contract, type SchemaSet } from './schemaSet'
import { endpointsText, endpointText, siteText } from './site'
import { startWords } from './startWords'
import { marketOnly, typesOf } from './types'
import { validatorModule } from './validators'
import { writeRoutes } from './writeRoutes'

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

/** Generates all texts of the product at `root`, or of files with changes, but writes no file. */
export async function generateTexts(root: string | Files): Promise<Generated> {
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
      jobs.push(async () => void (files[`forms/${file}.ts`] = await validatorModule(schema)))
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
