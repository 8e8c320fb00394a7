// Tests an import into a product whose sandbox answers from examples, and the pages that are drafted from it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { main } from '../../tools/cli/import'
import { linesOf } from '../../tools/cli/import/linesOf'
import { openApiImport } from '../../tools/cli/import/openApi'
import { tryAll } from '../../tools/cli/import/tryAll'
import { main as newMain } from '../../tools/cli/new'
import { formBlock } from '../../tools/cli/new/formBlock'
import { listBlock } from '../../tools/cli/new/listBlock'
import { SourceEdits } from '../../tools/cli/new/sources'
import { root } from '../../tools/cli/root'
import { documentOf, json, query } from './importKit'

const folder = mkdtempSync(join(tmpdir(), 'import-product-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const part of ['schemas', 'sandbox', 'locales'])
  cpSync(join(root, 'examples/starter', part), join(folder, part), { recursive: true })

const text = { type: 'string' }
const label = { type: 'object', required: ['name', 'color'], properties: { name: text, color: text } }
const issue = {
  type: 'object',
  required: ['id', 'title', 'labels'],
  properties: {
    id: { type: 'integer' },
    title: text,
    // A label is a text in old answers, and says more in new ones.
    labels: { type: 'array', items: { oneOf: [text, label, { ...label, required: ['name'] }] } },
  },
}
const rows = [{ id: 7, title: 'Found', labels: [{ name: 'bug', extra: 1 }, null], closed: null, score: 3 }]
const examples = { one: { value: rows }, two: { summary: 'Another' }, three: { value: [{ id: 8, title: 'Lost' }] } }
const answer = {
  description: 'Issues',
  headers: { Link: {} },
  content: { 'application/json': { schema: { type: 'array', items: issue }, examples } },
}
const sent = { type: 'object', required: ['title'], properties: { title: text, body: text, type: text } }
const paths = {
  '/repos/{repo}/issues': {
    get: { parameters: query('page'), responses: { '200': answer } },
    post: { requestBody: json(sent), responses: { '201': json(issue) } },
  },
  '/other': { get: { responses: { '200': json(label) } } },
}
const file = join(folder, 'doc.json')
writeFileSync(file, JSON.stringify(documentOf(paths, { servers: [{ url: '/' }] })))

function imported() {
  const sources = new SourceEdits(folder)
  const { notes } = openApiImport.plan({ openapi: file, only: '/repos' }, sources)
  return { sources, notes }
}

describe('an import', () => {
  it('takes the rows of the sandbox from the examples, without what the definition lacks', () => {
    const { sources } = imported()
    expect(JSON.parse(sources.read('sandbox/examples/issues.json'))).toEqual([
      { id: 7, title: 'Found', labels: [{ name: 'bug' }] },
      { id: 8, title: 'Lost' },
    ])
  })

  it('takes all shapes that a member of an answer may have', () => {
    const { sources } = imported()
    const { $defs } = JSON.parse(sources.read('schemas/petShop.json')) as {
      readonly $defs: { readonly [name: string]: { readonly items?: typeof issue } }
    }
    const labels = $defs.GetReposByRepoIssuesAnswer?.items?.properties.labels
    expect(labels?.items).toEqual({ ...label, type: ['string', 'object'], required: ['name'] })
  })
})

it.each([
  ['openapi', file, '--dry-run'],
  ['openapi', file],
])('an import into a fresh product takes the rows of the sandbox: %s %s %s', async (...args) => {
  const fresh = join(folder, `fresh ${args.length}`)
  cpSync(join(root, 'examples/starter'), fresh, { recursive: true, filter: (from) => !from.includes('node_modules') })
  const said = vi.spyOn(console, 'log').mockReturnValue()
  try {
    expect(await main(args, fresh)).toBe(0)
    expect(said.mock.calls.join('\n')).toContain('sandbox/examples/issues.json')
  } finally {
    said.mockRestore()
  }
  expect(existsSync(join(fresh, 'sandbox/examples/issues.json'))).toBe(args.length === 2)
})

it('a page that reads its address gets the parameters from the link that leads to it', async () => {
  const fresh = join(folder, 'linked')
  cpSync(join(root, 'examples/starter'), fresh, { recursive: true, filter: (from) => !from.includes('node_modules') })
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const page = [
    'page',
    '--route',
    '/issues',
    '--kind',
    'list',
    '--call',
    'GET /repos/{repo}/issues',
    '--link-from',
    '/',
  ]
  const texts = ['--label', 'en=Issues', '--label', 'en:issues.empty=No issue']
  const draft = (...more: readonly string[]) =>
    newMain([...page, ...texts, '--body', 'repo=query.repo', '--dry-run', ...more], fresh)
  try {
    expect(await main(['openapi', file], fresh)).toBe(0)
    await expect(draft()).rejects.toThrow('needs "repo" in its address')
    await expect(draft('--link-query', 'repo')).rejects.toThrow('--link-query "repo" is not valid')
    expect(await draft('--link-query', 'repo=pagewright')).toBe(0)
    expect(said.mock.calls.join('\n')).toMatch(/to: '\/issues',\s*(\+\s*)?query: \{ repo: 'pagewright' \}/)
  } finally {
    said.mockRestore()
  }
})

it('a form of an imported call takes a number from its address', async () => {
  const fresh = join(folder, 'numbered')
  cpSync(join(root, 'examples/starter'), fresh, { recursive: true, filter: (from) => !from.includes('node_modules') })
  const venue = { type: 'object', required: ['seats'], properties: { seats: { type: 'integer' } } }
  const id = { name: 'venue_id', in: 'path', required: true, schema: { type: 'integer' } }
  const put = { parameters: [id], requestBody: json(venue), responses: { '200': json(venue) } }
  const document = join(folder, 'venues.json')
  writeFileSync(document, JSON.stringify(documentOf({ '/venues/{venue_id}': { put } }, { servers: [{ url: '/' }] })))
  const page = '--route /venue --kind form --link-from / --body venue_id=query.id --link-query id=7 --label en=Venue'
  const texts = ['submit=Save', 'done=Saved', 'failed=Failed', 'seats=Seats'].flatMap((one) => [
    '--label',
    `en:venue.${one}`,
  ])
  const said = vi.spyOn(console, 'log').mockReturnValue()
  try {
    expect(await main(['openapi', document], fresh)).toBe(0)
    expect(await newMain(['page', ...page.split(' '), '--call', 'PUT /venues/{venue_id}', ...texts], fresh)).toBe(0)
  } finally {
    said.mockRestore()
  }
  expect(readFileSync(join(fresh, 'pages/venue.ts'), 'utf8')).toContain("query: { id: 'number' }")
})

describe('a document of several files', () => {
  const several = join(folder, 'several')
  const write = (name: string, content: object) => {
    mkdirSync(dirname(join(several, name)), { recursive: true })
    writeFileSync(join(several, name), JSON.stringify(content))
  }
  write('parts/pet.json', {
    type: 'object',
    required: ['id', 'owner'],
    properties: { id: text, owner: { $ref: 'people.json#/Owner' } },
  })
  write('parts/people.json', { Owner: { type: 'object', properties: { mail: { $ref: '#/Mail' } } }, Mail: text })
  write('parts/pets.json', { get: { responses: { '200': json({ $ref: 'pet.json' }) } } })
  const pet = {
    type: 'object',
    required: ['id', 'owner'],
    properties: { id: text, owner: { type: 'object', properties: { mail: text } } },
  }
  const plan = async (item: object, schemas = {}) => {
    write('doc.json', documentOf({ '/pets': item }, { servers: [{ url: '/' }], components: { schemas } }))
    const answers = { openapi: join(several, 'doc.json') }
    const sources = new SourceEdits(folder)
    const { notes } = openApiImport.plan({ ...answers, ...(await openApiImport.read?.(answers, sources)) }, sources)
    const { $defs } = JSON.parse(sources.read('schemas/petShop.json')) as {
      readonly $defs: { readonly [name: string]: unknown }
    }
    return { answer: $defs.GetPetsAnswer, notes }
  }

  it.each<[string, object, object]>([
    ['of a path', { $ref: 'parts/pets.json' }, {}],
    [
      'of a schema, and of what it refers to',
      { get: { responses: { '200': json({ $ref: './parts/pet.json' }) } } },
      {},
    ],
    [
      'behind a schema of its own',
      { get: { responses: { '200': json({ $ref: '#/components/schemas/Pet' }) } } },
      { Pet: { $ref: 'parts/pet.json' } },
    ],
  ])('has the file %s', async (_what, item, schemas) => {
    const { answer: found, notes } = await plan(item, schemas)
    expect(found).toEqual(pet)
    expect(notes).not.toContain('Lost')
  })

  it('tells the file that it cannot read, and loses only what refers to it', async () => {
    const one = { type: 'object', properties: { a: { $ref: 'parts/pet.json' }, b: { $ref: 'none.json' } } }
    const { answer: found, notes } = await plan({ get: { responses: { '200': json(one) } } })
    expect(found).toEqual({ type: 'object', properties: { a: pet } })
    expect(notes[0]).toMatch(/^Other files were not read: .*none\.json/)
    expect(notes).toContain('  doc.json:1 GET /pets: b: "none.json" does not exist')
  })

  it('is not taken from the network', async () => {
    const one = { type: 'object', properties: { a: text, b: { $ref: 'http://127.0.0.1:9/b.json' } } }
    const { notes } = await plan({ get: { responses: { '200': json(one) } } })
    expect(notes).toContain('  doc.json:1 GET /pets: b: "http://127.0.0.1:9/b.json" does not exist')
  })
})

describe('a list whose rows no name tells', () => {
  const unclear = join(folder, 'unclear.json')
  const both = {
    type: 'object',
    properties: { cats: { type: 'array', items: issue }, dogs: { type: 'array', items: issue } },
  }
  const pets = { get: { responses: { '200': json(both) } } }
  writeFileSync(unclear, JSON.stringify(documentOf({ '/pets': pets }, { servers: [{ url: '/' }] }), undefined, 2))
  const line =
    readFileSync(unclear, 'utf8')
      .split('\n')
      .findIndex((one) => one.includes('"get"')) + 1
  const asked = `unclear.json:${line} GET /pets: which list has the rows: cats, dogs? Say --rows "GET /pets=<one of them, or none>".`
  const plan = (more: object) => openApiImport.plan({ openapi: unclear, ...more }, new SourceEdits(folder))

  it('is asked for, with its line, by who names the operation', () => {
    expect(() => plan({ only: 'GET /pets' })).toThrow(`Nothing was imported:\n${asked}`)
  })

  it.each([
    ['a whole document', {}],
    ['the operations below a path', { only: '/pets' }],
  ])('is told in the report of %s', (_what, more) => {
    expect(plan(more).notes).toContain(asked)
  })

  it.each([
    ['GET /pets=dogs', 1],
    ['GET /pets=none', 0],
    ['GET /pets = cats', 1],
  ])('is settled by --rows "%s"', (rows, lists) => {
    expect(plan({ only: 'GET /pets', rows }).notes[0]).toBe(`Imported 1 calls, ${lists} of them lists.`)
  })

  it.each([
    ['GET /pets=fish', 'GET /pets: there is no list at "fish". There are: cats, dogs.'],
    ['GET /pets', '--rows "GET /pets" is not valid: write "GET /pets=data.items".'],
  ])('refuses --rows "%s"', (rows, said) => {
    expect(() => plan({ rows })).toThrow(said)
  })
})

describe('a trial', () => {
  const place = join(folder, 'trial')
  const part = (schema: object) => JSON.stringify(documentOf({ '/a/{token}': {}, ...paths, ...schema }))
  const person = JSON.stringify({ type: 'object', properties: { name: text } })

  it.each<[string, { readonly [name: string]: string }, number, readonly string[]]>([
    [
      'a document, and a schema below it',
      { 'a.json': part({}), 'parts/person.json': person },
      0,
      [
        'a.json: 3 of 3 operations would become calls, 1 of them lists.',
        '1 of 1 documents fit, with 3 of 3 operations.',
        'parts/person.json: makes a form.',
        '1 of 1 schemas fit.',
      ],
    ],
    [
      'an operation that no call can be',
      { 'a.json': part({ '/b/{token}': { get: {} } }) },
      1,
      [
        '    a.json:1 GET /api/v2/b/{token}: "token" may stand in no address.',
        '1 of 1 documents fit, with 3 of 4 operations.',
      ],
    ],
    [
      'what it loses',
      { 'a.yaml': 'openapi: 3.1.0\npaths:\n  /a:\n    get:\n      parameters: [{ name: X, in: cookie }]\n' },
      0,
      ['    a.yaml:4 GET /a: parameter X: it is in the cookie'],
    ],
    [
      'a document of Swagger 2, one of webhooks alone, and a schema that is none',
      { 'a.yaml': 'swagger: "2.0"', 'b.json': '{ "openapi": "3.1.0" }', 'c.json': '{ "properties": { "a": 1 } }' },
      1,
      [
        'a.yaml: refused: This is a document of Swagger 2. Convert it first: npx swagger2openapi --yaml --outfile openapi.yaml <document>',
        'b.json: refused: The document has no operation.',
        'c.json: refused: schema is invalid: data/properties/a must be object,boolean',
        '0 of 2 documents fit, with 0 of 0 operations.',
        '0 of 1 schemas fit.',
      ],
    ],
    [
      'other files, and hidden ones',
      { 'a.json': person, 'b.json': '[]', 'c.yaml': 'a: 1', '.d/e.json': '{', 'node_modules/f.json': person },
      0,
      ['1 of 1 schemas fit.'],
    ],
  ])('tells %s', async (_what, files, code, wanted) => {
    rmSync(place, { recursive: true, force: true })
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(place, name)), { recursive: true })
      writeFileSync(join(place, name), content)
    }
    const said: string[] = []
    expect(await tryAll([place], (line) => said.push(line.replace(`${place}/`, '')))).toBe(code)
    expect(said).toEqual(expect.arrayContaining([...wanted]))
    expect(existsSync(join(place, 'schemas'))).toBe(false)
  })

  it.each([
    ['none', 'There is no "none".'],
    [join(folder, 'sandbox'), `There is no OpenAPI document and no JSON Schema in ${join(folder, 'sandbox')}.`],
  ])('of %s is a refusal', async (where, said) => {
    await expect(tryAll([where], () => undefined)).rejects.toThrow(said)
  })
})

it.each([
  [
    'YAML',
    'paths:\n  /a:\n    get:\n      x: 1\n  "/b/{c}":\n    summary: b\n    put:\n      x: 1\n    post:\n',
    [3, 7, 9, 1],
  ],
  [
    'JSON',
    '{\n "paths": {\n  "/a": {\n   "get": {}\n  },\n  "/b/{c}": {\n   "put": {},\n   "post": {}\n  }\n }\n}',
    [4, 7, 8, 1],
  ],
])('finds the lines of operations in %s', (_what, text, lines) => {
  const lineOf = linesOf(text)
  const wanted = [
    ['/a', 'get'],
    ['/b/{c}', 'put'],
    ['/b/{c}', 'post'],
    ['/none', 'get'],
  ] as const
  expect(wanted.map(([path, method]) => lineOf({ path, method }))).toEqual(lines)
})

describe('a page of an imported call', () => {
  const get = 'GET /repos/{repo}/issues'
  const post = 'POST /repos/{repo}/issues'

  it('lists the rows of a server that pages in its own way', () => {
    const { block } = listBlock({ body: 'repo=query.repo' }, imported().sources, get, 'issues')
    expect(block).toMatchObject({ rows: get, body: { repo: { from: 'query.repo' } }, key: 'row.id' })
  })

  it('asks in its form for the members that are shown, and for no others', () => {
    const { sources } = imported()
    const answers = { body: 'repo=query.repo', show: 'title,body', form: 'issue' }
    const { block } = formBlock(answers, sources, { call: post, area: 'issueNew' })
    expect(block).toMatchObject({
      fields: { title: { label: 'issueNew.titleField' }, body: { label: 'issueNew.body' } },
    })
    expect(JSON.parse(sources.read('schemas/forms.json'))).toMatchObject({
      $defs: { issue: { properties: { type: null, repo: null } } },
    })
  })

  it.each([
    ['title,none', 'The request of "POST /repos/{repo}/issues" has no "none". It has: title, body, type, repo.'],
    ['body', '"POST /repos/{repo}/issues" needs title: name it in --show, or give it as --body.'],
  ])('refuses the fields %s', (show, said) => {
    const answers = { body: 'repo=query.repo', show, form: 'issue' }
    expect(() => formBlock(answers, imported().sources, { call: post, area: 'issueNew' })).toThrow(said)
  })
})
