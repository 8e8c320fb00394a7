// Everything that is written from the configs: types, register, validators, route modules, icons.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { engineIcons } from '../../src/engine/ui/engineIcons'
import { bridgeText } from './bridge'
import { contractProblems } from './checkContract'
import { languagesOf, type MarketProblem } from './checkMarkets'
import { checkedProduct, containerProblems } from './checkProduct'
import { codeEndpoints } from './codeEndpoints'
import { iconNames, iconShapes } from './icons'
import { nativeText } from './native'
import { permissionsText, type Permissions } from './permissions'
import { registerText } from './register'
import type { Product } from './routes'
import { inline, patchSet, readContract, type Contract, type JsonSchema, type SchemaSet } from './schemaSet'
import { endpointsText, siteText } from './site'
import { marketOnly, typesOf } from './types'
import { validatorModule } from './validators'
import { writeRoutes } from './writeRoutes'

export interface Generated {
  /** Texts by path below src/generated; none at all where the sources cannot be read. */
  readonly files?: { readonly [path: string]: string }
  /** Texts for people, by path below the root. */
  readonly documents: { readonly [path: string]: string }
  readonly problems: readonly MarketProblem[]
}

/** Makes all generated texts of the product at `root`, without writing any. */
export async function generateTexts(root: string): Promise<Generated> {
  const { personas, ...loaded } = await loadProduct(root)
  const unreadable = [...contractProblems(root), ...containerProblems(loaded)]
  if (unreadable.length > 0)
    return { documents: {}, problems: unreadable.map((problem) => ({ ...problem, market: '' })) }
  const contract = readContract(root)
  const { product, problems: marketProblems } = checkedProduct(root, loaded, contract)
  const markets = Object.entries(product.markets)
  const sets = new Map(markets.map(([id, market]) => [id, patchSet(contract.set, market.schemas)]))
  const files: { [path: string]: string } = {}
  files['types.ts'] = await typesOf(contract, [...sets.values()])
  files['register.ts'] = registerText(marketOnly(contract, [...sets.values()]), languagesOf(root))
  files['iconName.ts'] =
    `// Written by \`npm run generate\`: the names of lucide's icons.\nexport type IconName =\n${iconNames.map((name) => `  | '${name}'`).join('\n')}\n`
  files['icons.ts'] =
    `// Written by \`npm run generate\`: path data of the engine's own icons, from lucide (ISC).\nimport type { IconShape } from '../engine/ui/icons'\n\nexport const icons: { readonly [name: string]: IconShape } = ${JSON.stringify(iconShapes(engineIcons), null, 1)}\n`
  files['endpoints.ts'] = endpointsText(contract, contract.set, codeEndpoints(root))
  files['native.ts'] = nativeText(contract)
  const formFile = await writeForms(contract, sets, files)
  const { problems, site } = writeRoutes({ root, product, contract, sets, formFile, files })
  files['site.ts'] = siteText(site)
  const [market = ''] = markets.map(([id]) => id)
  const permissions = permissionsText({
    product,
    contract,
    set: sets.get(market) ?? contract.set,
    personas,
    texts: JSON.parse(readFileSync(join(root, 'locales/en.json'), 'utf8')) as { [key: string]: string },
    broken: new Set(problems.filter((one) => one.market === market).map(({ where }) => where.find(isRoute) ?? '')),
  })
  return {
    files,
    documents: { 'docs/permissions.md': permissions, 'docs/bridge.md': bridgeText(product, contract) },
    problems: [...marketProblems, ...problems],
  }
}

/** A place is a route and what is in it, behind the names of an overlay. */
function isRoute(name: string): boolean {
  return name.startsWith('/')
}

async function loadProduct(root: string): Promise<Product & Pick<Permissions, 'personas'>> {
  const load = async <T>(file: string): Promise<T> =>
    (await runnerImport<T>(join(root, file), { root, configFile: false, logLevel: 'error' })).module
  const [{ pages }, { sources }, { markets }, { personas }] = await Promise.all([
    load<Pick<Product, 'pages'>>('pages.config.ts'),
    load<Pick<Product, 'sources'>>('pages/sources.ts'),
    load<Pick<Product, 'markets'>>('markets.config.ts'),
    load<Pick<Permissions, 'personas'>>('pages/personas.ts'),
  ])
  return { pages, sources, markets, personas }
}

/** Writes each distinct form once and gives the file of a market's form. */
async function writeForms(contract: Contract, sets: ReadonlyMap<string, SchemaSet>, files: { [path: string]: string }) {
  const written = new Map<string, string>()
  const fileOf = new Map<string, string>()
  const jobs: (() => Promise<void>)[] = []
  for (const [market, set] of sets) {
    for (const form of Object.keys(contract.set['forms.json'] ?? {})) {
      const schema = withoutWords(inline(set, { $ref: `forms.json#/$defs/${form}` }, ''))
      const text = JSON.stringify(schema)
      const known = written.get(`${form} ${text}`)
      const file = known ?? ([...fileOf.values()].includes(form) ? `${form}.${market}` : form)
      written.set(`${form} ${text}`, file)
      fileOf.set(`${market} ${form}`, file)
      if (!known) jobs.push(async () => void (files[`forms/${file}.ts`] = await validatorModule(schema)))
    }
  }
  await Promise.all(jobs.map((job) => job()))
  return (market: string, form: string): string => {
    const file = fileOf.get(`${market} ${form}`)
    if (!file) throw new Error(`schemas/forms.json has no "${form}".`)
    return file
  }
}

/** Descriptions are for readers of schemas/; a form takes its words from the page. */
function withoutWords(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  ) as JsonSchema
}
