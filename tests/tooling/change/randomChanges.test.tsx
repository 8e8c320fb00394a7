// Makes random changes of Conduit. Whatever the gate lets through can be generated and checked, and its pages are drawn.
// CHANGES=2000 makes more of them.
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { parseSync } from 'vite'
import { expect, it, vi } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { sample } from '../../../tools/testkit/sandbox/sample'
import { type ProductChange, Refused } from '../../../tools/cli/change/change'
import { planChanges } from '../../../tools/cli/change/plan'
import { readChangeSet } from '../../../tools/cli/change/readChanges'
import { checkProject } from '../../../tools/cli/check/checkProject'
import { findingLine } from '../../../tools/cli/check/finding'
import { examine, type Usable } from '../../../tools/cli/check/product/examine'
import { type Files, filesAt, readOnce, withChanges } from '../../../tools/cli/files'
import { formSchema, wordsForDevelopers } from '../../../tools/cli/generate/formSchema'
import { generateTexts } from '../../../tools/cli/generate'
import { iconShapes } from '../../../tools/cli/generate/icons'
import { withMembers } from '../../../tools/cli/generate/rootValue'
import { namesOfPage } from '../../../tools/cli/generate/routes'
import { bundle, inline } from '../../../tools/cli/generate/schemaSet'
import { endpointShape } from '../../../tools/cli/generate/shapes'
import { validatorsOf } from '../../engine/forms/compile'
import { show } from '../../engine/kit'
import { conduit } from '../../support/copySources'

const runs = Number(process.env.CHANGES ?? 50)

it(
  'what a save lets through can be generated and checked, and its pages are drawn',
  { timeout: 3_600_000 },
  async () => {
    const files = readOnce(filesAt(conduit))
    const { usable } = await examine(files)
    if (!usable) throw new Error('Conduit cannot be read.')
    const counted = { refused: 0, problems: 0, accepted: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(changeOf(wordsOf(files, usable)), { minLength: 1, maxLength: 2 }), async (changes) => {
        const plan = await plannedOf(files, changes).catch((error: unknown) => {
          if (error instanceof Refused) return undefined
          throw error
        })
        if (!plan || plan.choices.length > 0) return void (counted.refused += 1)
        if (plan.problems.length > 0) return void (counted.problems += 1)
        counted.accepted += 1
        const texts = plan.files.map(({ file, after, isRemoved }) => [file, isRemoved ? null : after] as const)
        const after = withChanges(files, Object.fromEntries(texts))
        const wrong = (await checkProject(after)).filter(({ isWarning }) => !isWarning)
        expect(wrong.map(findingLine)).toEqual([])
        await expectGenerated(after)
        for (const route of plan.pages.slice(0, 3)) await expectDrawn(after, route)
      }),
      { numRuns: runs, seed: Number(process.env.SEED ?? 1) },
    )
    // A gate that lets nothing through would prove nothing.
    expect(counted.accepted).toBeGreaterThan(runs / 20)
    if (process.env.CHANGES !== undefined) console.log(counted)
  },
)

/** Plans changes as each door does, which reads them as JSON first. */
async function plannedOf(files: Files, changes: readonly ProductChange[]) {
  return planChanges(files, readChangeSet({ changes }))
}

/** The names and values that changes use: those of the product, and wrong ones. */
interface Words {
  readonly targets: readonly Target[]
  readonly routes: readonly string[]
  readonly markets: readonly string[]
  readonly languages: readonly string[]
  readonly keys: readonly string[]
  readonly tokens: readonly string[]
  /** The values of the product by the name of their member. */
  readonly values: ReadonlyMap<string, readonly unknown[]>
}

/** A document of the product with all of its paths. */
interface Target {
  readonly of: {
    readonly page?: string
    readonly schema?: string
    readonly site?: 'navigation' | 'sources'
    readonly market?: string
  }
  readonly paths: readonly (readonly string[])[]
}

function wordsOf(files: Files, { product }: Usable): Words {
  const json = (file: string) => JSON.parse(files.read(file)) as object
  const schemas = files.below('schemas').map((file) => file.slice('schemas/'.length))
  const markets = Object.keys(product.markets)
  const documents: readonly (readonly [Target['of'], unknown])[] = [
    ...Object.entries(product.pages).map(([page, value]) => [{ page }, value] as const),
    ...schemas.map((schema) => [{ schema }, json(`schemas/${schema}`)] as const),
    ...Object.entries(product.markets).map(([market, value]) => [{ market }, value] as const),
    [{ site: 'navigation' }, product.navigation],
    [{ site: 'sources' }, product.sources],
  ]
  const values = new Map<string, Map<string, unknown>>()
  const targets = documents.map(([of, value]): Target => {
    const paths: (readonly string[])[] = []
    visit(value, [], (path, one) => {
      paths.push(path)
      const name = path.at(-1) ?? ''
      values.set(name, (values.get(name) ?? new Map<string, unknown>()).set(JSON.stringify(one), one))
    })
    return { of, paths }
  })
  const tokens = Object.values(product.markets).flatMap((market) => Object.keys(market.tokens.light))
  return {
    targets: targets.filter(({ paths }) => paths.length > 0),
    routes: Object.keys(product.pages),
    markets,
    languages: files.below('locales').map((file) => file.slice('locales/'.length, -'.json'.length)),
    keys: Object.keys(json('locales/en.json')),
    tokens: [...new Set([...tokens, 'radius', 'surface'])],
    values: new Map([...values].map(([name, all]) => [name, [...all.values()]])),
  }
}

function visit(
  value: unknown,
  path: readonly string[],
  found: (path: readonly string[], value: unknown) => void,
): void {
  if (path.length > 0) found(path, value)
  if (isObject(value)) for (const [name, one] of Object.entries(value)) visit(one, [...path, name], found)
  if (Array.isArray(value)) for (const [at, one] of value.entries()) visit(one, [...path, String(at)], found)
}

const wrongValues = [
  '',
  'nothing',
  'row.nothing',
  '/nowhere',
  'a{{b',
  ' x ',
  '__proto__',
  0,
  -1,
  1e9,
  true,
  null,
  [],
  {},
  ['x'],
  { x: 1 },
]
const wrongNames = ['other', 'two', 'order', 'Order', 'a-b', 'constructor', '9', 'x y']

function changeOf(words: Words): fc.Arbitrary<ProductChange> {
  const { values, routes, markets, languages, keys, tokens } = words
  const all = [...values.values()].flat()
  const valueFor = (name: string) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...(values.get(name) ?? all)) },
      { weight: 2, arbitrary: fc.constantFrom(...all) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(...wrongValues) },
    )
  const names = fc.oneof(fc.constantFrom(...values.keys()), fc.constantFrom(...wrongNames))
  const place = fc.constantFrom(...words.targets).chain(({ of, paths }) =>
    fc.record({
      of: fc.constant(of),
      at: fc.constantFrom(...paths),
      market: fc.option(fc.constantFrom(...markets), { nil: undefined, freq: 4 }),
      shared: fc.option(fc.constantFrom('there' as const, 'here' as const), { nil: undefined, freq: 2 }),
      sibling: fc.constantFrom(...paths),
      name: names,
    }),
  )
  const targetOf = ({
    of,
    market,
    shared,
  }: {
    of: Target['of']
    market: string | undefined
    shared: 'there' | 'here' | undefined
  }) => ({
    ...of,
    ...(market !== undefined && (of.page !== undefined || of.schema !== undefined) && { market }),
    ...(shared !== undefined && { shared }),
  })
  const set = place.chain((one) =>
    valueFor(one.at.at(-1) ?? '').map((value): ProductChange => ({ do: 'set', ...targetOf(one), at: one.at, value })),
  )
  const copy = place.chain((one) =>
    valueFor(one.at.at(-1) ?? '').map((value): ProductChange => ({
      do: 'add',
      ...targetOf(one),
      at: [...one.at.slice(0, -1), one.name],
      value,
    })),
  )
  const remove = place.map((one): ProductChange => ({ do: 'remove', ...targetOf(one), at: one.at }))
  const rename = place.map((one): ProductChange => ({ do: 'rename', ...targetOf(one), at: one.at, to: one.name }))
  const move = place.map((one): ProductChange => ({
    do: 'move',
    ...targetOf(one),
    at: one.at,
    after: one.sibling.at(-1) ?? null,
  }))
  const hide = place.chain(({ of: { page, schema }, at }) =>
    fc.constantFrom(...markets).map((market): ProductChange => ({
      do: 'hide',
      market,
      at: page === undefined && schema === undefined ? [] : at,
      ...(schema === undefined ? { page: page ?? routes[0] ?? '/' } : { schema }),
    })),
  )
  const text = fc.record({
    do: fc.constant('text' as const),
    key: fc.oneof(fc.constantFrom(...keys), fc.constantFrom('new.text', 'article.new')),
    language: fc.constantFrom(...languages),
    text: fc.constantFrom(
      'New words',
      'متن تازه',
      '{{name}} is here',
      'Two  spaces',
      '',
      '<b>bold</b>',
      '{{count}} of 7',
    ),
  })
  const token = fc.record({
    do: fc.constant('token' as const),
    market: fc.constantFrom(...markets),
    scheme: fc.constantFrom('light' as const, 'dark' as const),
    token: fc.constantFrom(...tokens),
    value: fc.constantFrom('#123456', '#fff', '8px', 'red', 'round', 'url(x)', null),
  })
  const route = fc.constantFrom('/new', '/articles/new', ...routes, 'new', '/con', '/a b')
  const document = fc.oneof(
    fc
      .record({ page: route, like: fc.constantFrom(...routes) })
      .map((one): ProductChange => ({ do: 'create', ...one, value: {} })),
    fc
      .record({
        page: route,
        title: fc.constantFrom(...keys, 'none'),
        access: fc.constantFrom('open', 'account', 'guarded', 'visitor', 'all'),
      })
      .map(({ page, title, access }): ProductChange => ({ do: 'create', page, value: { title, access, blocks: {} } })),
    fc
      .record({
        market: fc.constantFrom('south', 'Two', ...markets),
        like: fc.constantFrom(...markets),
        hosts: fc.constantFrom({}, { production: ['south.example.com'] }),
      })
      .map(({ hosts, ...one }): ProductChange => ({ do: 'create', ...one, value: { product: 'South', hosts } })),
    fc.constantFrom(...routes).map((page): ProductChange => ({ do: 'delete', page })),
    fc.constantFrom(...markets).map((market): ProductChange => ({ do: 'delete', market })),
    fc.constantFrom(...languages).map((locale): ProductChange => ({ do: 'delete', locale })),
  )
  const many = [set, set, set, copy, copy, remove, remove, rename, move, hide, text, text, token, document]
  return fc.oneof(...many)
}

/** Expects that every generated module can be read, and imports only what is generated too. */
async function expectGenerated(files: Files): Promise<void> {
  const { cached = {}, files: types, examined } = await generateTexts(files)
  expect(examined.problems).toEqual([])
  expect(types).toBeDefined()
  for (const [path, text] of Object.entries(cached)) {
    if (!path.endsWith('.ts')) continue
    const { errors, module } = parseSync(path, text)
    expect([path, errors]).toEqual([path, []])
    const beside = module.staticImports
      .map(({ moduleRequest }) => moduleRequest.value)
      .filter((one) => one.startsWith('.'))
    const missing = beside.filter(
      (one) => !Object.hasOwn(cached, new URL(`${one}.ts`, `file:///${path}`).pathname.slice(1)),
    )
    expect([path, missing]).toEqual([path, []])
  }
}

/** Expects that a page is drawn in each market that has it, for somebody who is signed in. */
async function expectDrawn(files: Files, route: string): Promise<void> {
  const { usable } = await examine(files)
  if (!usable) throw new Error('The product cannot be read.')
  const { product, contract, checked } = usable
  for (const { market, set, page } of checked.routes.get(route)?.pages ?? []) {
    const named = namesOfPage(page, product.sources)
    const calls = Object.entries(contract.calls)
    const answer = (endpoint: string) => {
      const call = calls.find(([name]) => new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(endpoint))?.[1]
      return call ? sample(inline(set, { $ref: call.response }, '')) : {}
    }
    // A boundary catches what a part throws, and says it to the reports.
    const caught: unknown[] = []
    const note = (event: Event) => void caught.push(String('error' in event ? event.error : event.type))
    window.addEventListener('pw:caught', note)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const forms = [...named.forms].map((form) => {
      const schema = formSchema(withMembers(bundle(set, `forms.json#/$defs/${form}`)), wordsForDevelopers)
      return [form, { schema, validators: () => validatorsOf(schema as never) }] as const
    })
    const { container, unmount } = show({
      path: route,
      signedIn: true,
      server: new Proxy({}, { get: (_server, endpoint) => () => answer(String(endpoint)) }),
      widgets: new Proxy({}, { get: () => () => null }),
      pages: {
        [route]: {
          page: {
            page,
            endpoints: Object.fromEntries([...named.endpoints].map((one) => [one, endpointShape(contract, set, one)])),
            sources: Object.fromEntries([...named.sources].map((id) => [id, product.sources[id]])) as never,
            forms: Object.fromEntries(forms) as never,
            icons: iconShapes([...named.icons]),
          },
        },
      },
    })
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))))
    expect([route, market, caught]).toEqual([route, market, []])
    expect([route, market, container.textContent]).toEqual([route, market, expect.stringMatching(/\S/)])
    unmount()
    window.removeEventListener('pw:caught', note)
  }
}
