// Tests the files that an import writes: the names of definitions, the rows of the sandbox, and the report.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openApiImport, toDefinitions } from '../../tools/cli/import/openApi'
import { SourceEdits } from '../../tools/cli/new/sources'
import { root } from '../../tools/cli/root'
import { answer, documentOf, imported, json, list, pet, query } from './importKit'

const folder = mkdtempSync(join(tmpdir(), 'import-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const part of ['schemas', 'sandbox'])
  cpSync(join(root, 'examples/starter', part), join(folder, part), { recursive: true })

const file = join(folder, 'doc.json')
/** Imports the paths of a document into the product. */
function planned(paths: object, answers: object = {}, more: object = {}, into = folder) {
  writeFileSync(file, JSON.stringify(documentOf(paths, { servers: [{ url: '/' }], ...more })))
  const sources = new SourceEdits(into)
  const { notes } = openApiImport.plan({ openapi: file, ...answers }, sources)
  return { notes, sources, files: sources.changed().map((change) => change.file) }
}

const text = { type: 'string' }
const one = { get: answer(pet) }
const rows = {
  get: { responses: { '200': { content: { 'application/json': { schema: list, example: [{ id: 1 }] } } } } },
}

describe('a call in api.json', () => {
  it.each<[string, object, object]>([
    [
      'says that it sends a form',
      { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: pet } } } },
      { encoding: 'form' },
    ],
    [
      'has its fixed headers',
      { parameters: [{ name: 'X-Target', in: 'header', required: true, schema: { const: 'A' } }] },
      { headers: { 'X-Target': 'A' } },
    ],
    ['has the members of its query', { parameters: query('q') }, { query: ['q'] }],
    ['names the member that is its body', { requestBody: json({ type: 'array', items: text }) }, { body: 'value' }],
    [
      'has its constants, also one that is false',
      { parameters: [{ name: 'all', in: 'query', required: true, schema: { const: false } }] },
      { query: ['all'], constants: { all: false } },
    ],
  ])('%s', (_what, operation, wanted) => {
    const call = imported({ ...operation, ...answer(pet) }, '/a', 'post')
    expect(toDefinitions([call], 'pets', new Set()).api[call.endpoint]).toEqual({
      kind: 'write',
      request: 'pets.json#/$defs/PostApiV2ARequest',
      response: 'pets.json#/$defs/PostApiV2AAnswer',
      answer: 'bare',
      ...wanted,
    })
  })
})

describe('the definitions of an import', () => {
  it('have names that no other file has', () => {
    writeFileSync(join(folder, 'schemas/old.json'), JSON.stringify({ $defs: { getOtherRequest: { type: 'object' } } }))
    const api: unknown = JSON.parse(planned({ '/other': one }).sources.read('schemas/api.json'))
    expect(api).toMatchObject({ 'GET /other': { request: 'petShop.json#/$defs/GetOtherRequestN2' } })
  })

  it('are not added to a file that there is', () => {
    expect(() => planned({ '/other': one }, { file: 'notes' })).toThrow(
      'There is a file schemas/notes.json already: choose another --file.',
    )
  })
})

describe('rows of the sandbox', () => {
  it('do not replace those that there are', () => {
    const { files, sources } = planned({ '/notes': rows, '/v1/notes': rows, '/pets': rows })
    expect(files.filter((name) => name.startsWith('sandbox/'))).toEqual(['sandbox/examples/pets.json'])
    expect(sources.read('sandbox/examples/notes.json')).toBe(
      readFileSync(join(root, 'examples/starter/sandbox/examples/notes.json'), 'utf8'),
    )
  })
})

describe('the report', () => {
  it('says what is not imported, and why', () => {
    expect(planned({ '/a/{token}': one, '/b': one }).notes.slice(0, 3)).toEqual([
      'Imported 1 calls, 0 of them lists.',
      'Not imported (1):',
      '  GET /a/{token}: "token" may stand in no address.',
    ])
  })

  it.each([
    [{}, {}, 'The document has no operation.'],
    [{ '/a': one }, { only: '/b' }, 'The document has no operation at /b.'],
    [
      { '/a': one },
      { rows: 'GET /a=items' },
      'The document has no operation.\nGET /a: there is no list at "items". There are: none.',
    ],
  ])('of %j with %j is a refusal if nothing is left', (paths, answers, said) => {
    expect(() => planned(paths, answers)).toThrow(new Error(said))
  })
})
