// Tests which files an import reads, and which it refuses.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contractProblems } from '../../tools/cli/check/product/checkContract'
import { importedCalls, openApiImport, toDefinitions } from '../../tools/cli/import/openApi'
import { readDocument } from '../../tools/cli/import/readDocument'
import { SourceEdits } from '../../tools/cli/new/sources'
import { root } from '../../tools/cli/root'
import { answer, documentOf, imported, json, list, pet, query } from './importKit'

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-files-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  for (const part of ['schemas', 'sandbox', 'locales'])
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

  const pageFrom0 = [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } }]
  const sending = (member: object) => ({
    post: { requestBody: json({ type: 'object', properties: { m: member } }), responses: { '204': {} } },
  })

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
      writeFileSync(
        join(folder, 'schemas/old.json'),
        JSON.stringify({ $defs: { getOtherRequest: { type: 'object' } } }),
      )
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
        '  doc.json:1 GET /a/{token}: "token" may stand in no address.',
      ])
    })

    it.each<[string, string, object, readonly string[], readonly string[]]>([
      [
        'a path that no call may have',
        '/a b/%',
        one,
        ['GET /a%20b/%: the path has characters that no call may have.'],
        [],
      ],
      [
        'a call that exists',
        '/notes/list',
        { post: answer(pet) },
        ['POST /notes/list: schemas/api.json has this call already.'],
        [],
      ],
      [
        'a header of a name that none may have',
        '/a/{x}',
        {
          get: { parameters: [{ name: 'X.Y', in: 'header', required: true, schema: { const: 'z' } }], ...answer(pet) },
        },
        [
          'GET /a/{x}: schemas/api.json › GET /a/{x} › headers › X.Y: the name of a header has letters, digits and "-".',
        ],
        [],
      ],
      [
        'a list that is always empty',
        '/a',
        sending({ type: 'array', items: text, minItems: 0, maxItems: 0 }),
        [],
        ['POST /a: request.m: "minItems" and "maxItems": only one value would be possible'],
      ],
      [
        'a bound of 64 bits',
        '/a',
        sending({ type: 'integer', minimum: -(2 ** 63), maximum: 2 ** 63 }),
        [],
        [
          'POST /a: request.m: "minimum": -9223372036854776000 is more than a number can hold',
          'POST /a: request.m: "maximum": 9223372036854776000 is more than a number can hold',
        ],
      ],
      ['a type that JSON does not have', '/a', sending({ type: 'file' }), [], ['POST /a: request.m: the type "file"']],
      [
        'too many first items',
        '/a',
        sending({ type: 'array', items: text, minItems: 21 }),
        [],
        ['POST /a: request.m: "minItems": 21 items at once are too many'],
      ],
      ['numbers in no order', '/a', sending({ enum: [3, 1, 2] }), [], []],
      ['a page from 0', '/a', { get: { parameters: pageFrom0, ...answer(list) } }, [], []],
      [
        'references that lead nowhere',
        '/a',
        {
          post: {
            parameters: [{ $ref: '#/components/parameters/None' }],
            requestBody: { $ref: 'https://x.test/a.json' },
            ...answer({ type: 'object', properties: { a: { $ref: '#/components/schemas/None' } } }),
          },
        },
        [],
        [
          'POST /a: parameter: "#/components/parameters/None" does not exist',
          'POST /a: request: "https://x.test/a.json" does not exist',
          'POST /a: answer.a: "#/components/schemas/None" does not exist',
        ],
      ],
      [
        'an id that another operation has',
        '/a',
        { get: { operationId: 'b', ...answer(pet) } },
        [],
        ['GET /a: operationId: "b" is that of POST /b too'],
      ],
    ])('names %s, and the rest passes the check', (_what, path, item, refused, lost) => {
      const plain = { operationId: 'b', responses: { '204': {} } }
      const { notes, sources } = planned({ '/b': { post: plain }, [path]: item })
      const named = (heading: string) => {
        const at = notes.findIndex((note) => note.startsWith(heading))
        const lines = at < 0 ? [] : notes.slice(at + 1)
        const end = lines.findIndex((line) => !line.startsWith('  '))
        return lines.slice(0, end).map((line) => line.replace('  doc.json:1 ', ''))
      }
      expect(named('Not imported')).toEqual(refused)
      expect(named('Lost').filter((line) => !line.includes('contains itself'))).toEqual(lost)
      expect(contractProblems(sources.files())).toEqual([])
      expect(Object.keys(JSON.parse(sources.read('schemas/api.json')) as object)).toContain('POST /b')
    })

    it.each([
      [{}, {}, 'The document has no operation.'],
      [{ '/a': one }, { only: '/b' }, 'The document has no operation at /b.'],
      [
        { '/a': one },
        { rows: 'GET /a=items' },
        'No operation can be imported:\ndoc.json:1 GET /a: there is no list at "items". There are: none.',
      ],
    ])('of %j with %j is a refusal if nothing is left', (paths, answers, said) => {
      expect(() => planned(paths, answers)).toThrow(new Error(said))
    })
  })
})

describe('refusals', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  describe('a document is refused', () => {
    it.each<[string, string, string]>([
      ['that is no OpenAPI', '{"openapi":"4.0"}', 'This is not an OpenAPI document of version 3'],
      [
        'of Swagger 2',
        'swagger: "2.0"',
        'This is a document of Swagger 2. Convert it first: npx swagger2openapi --yaml --outfile openapi.yaml <document>',
      ],
      ['that is broken', 'openapi: [', 'This is neither JSON nor YAML'],
      ['of 30 MB', ' '.repeat(30 * 1024 * 1024), 'The document has 30 MB; 24 are allowed.'],
      ['with an anchor that contains itself', 'openapi: 3.0.0\npaths: &a\n  /x: *a\n', 'an anchor contains itself.'],
      [
        'with anchors that repeat each other',
        [
          'openapi: 3.0.0',
          'a0: &a0 [x]',
          ...Array.from({ length: 9 }, (_, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`),
        ].join('\n'),
        'The anchors of this document cannot be resolved',
      ],
    ])('%s', (_what, text, said) => {
      expect(() => readDocument(text)).toThrow(said)
    })

    it('whose calls exist already', () => {
      const file = join(folder, 'doc.json')
      const servers = [{ url: '/' }]
      writeFileSync(file, JSON.stringify(documentOf({ '/web/user/info': { post: answer(pet) } }, { servers })))
      const sources = new SourceEdits(root)
      expect(() => openApiImport.plan({ openapi: file }, sources)).toThrow(
        'No operation can be imported:\ndoc.json:1 POST /web/user/info: schemas/api.json has this call already.',
      )
      expect(sources.changed()).toEqual([])
    })
  })

  it('anchors are resolved', () => {
    const text =
      'openapi: 3.1.0\nx: &ok\n  description: ok\npaths:\n  /a:\n    delete:\n      responses:\n        "200": *ok\n'
    expect(importedCalls(readDocument(text)).calls.map(({ endpoint }) => endpoint)).toEqual(['DELETE /a'])
  })
})
