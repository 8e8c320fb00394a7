// Tests how api.json says what other servers expect: paths with places, bare answers, forms, headers and paging.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withChanges } from '../../tools/cli/files'
import { contractProblems } from '../../tools/cli/generate/checkContract'
import { endpointShape } from '../../tools/cli/generate/shapes'
import { typesOf } from '../../tools/cli/generate/types'
import type { Contract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import api from '../../schemas/api.json'
import common from '../../schemas/common.json'
import { folderCopy, problemTexts, withText } from './mistakes/copy'

const { folder, remove } = folderCopy()
afterAll(remove)

const PetId = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
const Own = { type: 'object', properties: { uid: { type: 'string' } }, required: ['uid'] }
const Pet = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } }, required: ['id'] }
const Query = {
  type: 'object',
  properties: { q: { type: 'string' }, limit: { type: 'integer' }, after: { type: 'string' } },
}
const Found = {
  type: 'object',
  properties: { next: { type: 'string' }, items: { type: 'array', items: { $ref: '#/$defs/Pet' } } },
}
const Names = { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 9 }
const PetNames = { type: 'object', properties: { id: { type: 'string' }, names: Names }, required: ['id', 'names'] }
const File = { type: 'string' }
const definitions = { File, PetId, Own, Pet, Query, Found, Names, PetNames }
writeFileSync(join(folder, 'schemas/common.json'), JSON.stringify({ $defs: { ...common.$defs, ...definitions } }))
const call = { kind: 'read', request: 'common.json#/$defs/Query', response: 'common.json#/$defs/Found', answer: 'bare' }
const pages = { by: 'cursor', send: 'after', sendSize: 'limit', size: 30, rows: 'items', next: 'next' }

function problemsOf(calls: object): readonly string[] {
  return problemTexts(withText(folder, 'schemas/api.json', JSON.stringify({ ...api, ...calls })))
}

describe('a call of another server', () => {
  it.each([
    ['GET /pet/{id}', { ...call, request: 'common.json#/$defs/PetId' }],
    ['DELETE /v1.0/pet-shop/{id}', { ...call, kind: 'write', request: 'common.json#/$defs/PetId' }],
    ['PATCH /pet', { ...call, kind: 'write', encoding: 'form', headers: { accept: 'text/x' } }],
    ['GET /pets', { ...call, pages }],
    ['POST /#ListPets', { ...call, headers: { 'x-target': 'ListPets' } }],
    ['POST /rpc#pets.list', { ...call, query: ['limit', 'version'], constants: { method: 'pets.list', version: 2 } }],
    ['PUT /names', { ...call, kind: 'write', request: 'common.json#/$defs/Names' }],
    ['GET /pets.csv', { ...call, answer: 'file', response: 'common.json#/$defs/File' }],
    ['PUT /pet/{id}/names', { ...call, kind: 'write', request: 'common.json#/$defs/PetNames', body: 'names' }],
    ['GET /{method}/pets', { ...call, constants: { method: 'list' } }],
    ["GET /pets('all')/a%20b", call],
  ])('%s is accepted', (name, one) => {
    expect(problemsOf({ [name]: one })).toEqual([])
  })

  it.each<[string, object, string]>([
    [
      'GET /pet/{petId}',
      { ...call, request: 'common.json#/$defs/PetId' },
      'unknown-field schemas/api.json › GET /pet/{petId}',
    ],
    ['GET /pet/{q}', call, 'unknown-field schemas/api.json › GET /pet/{q}'],
    [
      'GET /pet/{uid}',
      { ...call, request: 'common.json#/$defs/Own' },
      'reserved-name schemas/api.json › GET /pet/{uid}',
    ],
    ['GET /pet/{id', call, 'not-data schemas/api.json › GET /pet/{id'],
    ['HEAD /pet', call, 'not-data schemas/api.json › HEAD /pet'],
    ['GET /a', { ...call, answer: 'xml' }, 'unknown-value schemas/api.json › GET /a › answer'],
    ['GET /a', { ...call, encoding: 'xml' }, 'unknown-value schemas/api.json › GET /a › encoding'],
    ['GET /a', { ...call, headers: { Cookie: 'a' } }, 'reserved-name schemas/api.json › GET /a › headers › Cookie'],
    ['GET /a', { ...call, headers: { 'a b': 'a' } }, 'not-data schemas/api.json › GET /a › headers › a b'],
    ['GET /a#', call, 'not-data schemas/api.json › GET /a#'],
    ['GET /a%2', call, 'not-data schemas/api.json › GET /a%2'],
    ['GET /a', { ...call, request: 'common.json#/$defs/Own' }, 'reserved-name schemas/api.json › GET /a'],
    ['POST /a', { ...call, query: ['uid'], constants: { uid: 1 } }, 'reserved-name schemas/api.json › POST /a'],
    ['GET /a', { ...call, constants: { token: 1 } }, 'reserved-name schemas/api.json › GET /a'],
    [
      'DELETE /a',
      { ...call, request: 'common.json#/$defs/Names' },
      'unfit-value schemas/api.json › DELETE /a › request',
    ],
    [
      'GET /a',
      { ...call, pages: { by: 'offset', size: 9, rows: 'items' } },
      'missing-key schemas/api.json › GET /a › pages',
    ],
    ['POST /a', { ...call, query: ['limmit'] }, 'unknown-field schemas/api.json › POST /a › query'],
    ['POST /a', { ...call, query: 'limit' }, 'not-a-list schemas/api.json › POST /a › query'],
    ['POST /a', { ...call, constants: { q: 'x' } }, 'repeated-name schemas/api.json › POST /a › constants › q'],
    ['GET /a', { ...call, request: 'common.json#/$defs/Names' }, 'unfit-value schemas/api.json › GET /a › request'],
    [
      'POST /a',
      { ...call, request: 'common.json#/$defs/Names', encoding: 'form' },
      'unfit-value schemas/api.json › POST /a › request',
    ],
    [
      'POST /a',
      { ...call, request: 'common.json#/$defs/Names', constants: { v: 1 } },
      'unfit-value schemas/api.json › POST /a › request',
    ],
    [
      'POST /a',
      { ...call, request: 'common.json#/$defs/PetNames', body: 'names' },
      'unfit-value schemas/api.json › POST /a › body',
    ],
    [
      'POST /{id}',
      { ...call, request: 'common.json#/$defs/PetNames', body: 'name' },
      'unknown-field schemas/api.json › POST /{id} › body',
    ],
    [
      'PUT /pet/{id}',
      { ...call, request: 'common.json#/$defs/PetNames', body: 'id', query: ['names'] },
      'unfit-value schemas/api.json › PUT /pet/{id} › body',
    ],
    ['GET /a', { ...call, answer: 'file' }, 'unfit-value schemas/api.json › GET /a › response'],
    [
      'POST /a',
      { ...call, kind: 'write', answer: 'file', response: 'common.json#/$defs/File' },
      'unfit-value schemas/api.json › POST /a › kind',
    ],
    ['GET /a', { ...call, answer: 'file', pages }, 'unfit-value schemas/api.json › GET /a › pages'],
    ['GET /a', { ...call, pages: { ...pages, rows: 'next' } }, 'not-a-list schemas/api.json › GET /a › pages'],
    ['GET /a', { ...call, pages: { ...pages, by: 'guess' } }, 'unknown-value schemas/api.json › GET /a › pages › by'],
    [
      'GET /a',
      { ...call, pages: { by: 'cursor', send: 'after', rows: 'items' } },
      'missing-key schemas/api.json › GET /a › pages',
    ],
    [
      'GET /a',
      { ...call, pages: { by: 'offset', send: 'after', rows: 'items' } },
      'missing-key schemas/api.json › GET /a › pages',
    ],
  ])('%s with %o: %s', (name, one, said) => {
    expect(problemsOf({ [name]: one })).toContainEqual(expect.stringContaining(said))
  })

  it('whose request is a list has the member "value" in pages, and that alone is its body', async () => {
    const session = { Session: { type: 'object', properties: { uid: { type: 'string' } } } }
    const write = { ...call, kind: 'write', response: 'common.json#/$defs/Pet' }
    const contract = {
      calls: {
        'PUT /names': { ...write, request: 'common.json#/$defs/Names' },
        'PUT /pet/{id}/names': { ...write, request: 'common.json#/$defs/PetNames', body: 'names' },
      },
      set: { 'common.json': { ...definitions, ...session } },
    } as unknown as Contract
    const shapeOf = (endpoint: string) => endpointShape(contract, contract.set, endpoint)
    expect(shapeOf('PUT /names')).toMatchObject({ request: { properties: { value: {} } }, body: 'value' })
    expect(shapeOf('PUT /pet/{id}/names')).toMatchObject({
      request: { properties: { id: {}, names: {} } },
      body: 'names',
    })
    const text = await typesOf(contract, [contract.set])
    expect(text).toMatch(/"PUT \/names": \{\s*request: \{[^}]*value: string\[\]\s*\}/)
  })

  it('has the bodies of the example in docs/servers.md', () => {
    const [example = ''] =
      readFileSync(join(root, 'docs/servers.md'), 'utf8').match(/(?<=```json\n)\{\n {2}"PUT[^`]+/) ?? []
    const number = { type: 'integer' }
    const files = {
      'schemas/api.json': JSON.stringify({ ...api, ...(JSON.parse(example) as object) }),
      'schemas/issues.json': JSON.stringify({
        $defs: {
          IssueLabels: { type: 'object', properties: { number, labels: Names }, required: ['number', 'labels'] },
          Tags: Names,
          Done: { type: 'object', properties: {} },
        },
      }),
    }
    expect(problemTexts(contractProblems(withChanges(folder, files)))).toEqual([])
  })

  it('that pages in its own way is a list like any other', async () => {
    const session = { Session: { type: 'object', properties: { uid: { type: 'string' } } } }
    const contract = {
      calls: { 'GET /pets': { ...call, pages } },
      set: { 'common.json': { ...definitions, ...session } },
    } as unknown as Contract
    expect(endpointShape(contract, contract.set, 'GET /pets')).toEqual({
      kind: 'read',
      answer: 'bare',
      pages,
      response: {
        type: 'object',
        properties: {
          list: {
            type: 'array',
            items: {
              type: 'object',
              properties: { id: { type: 'string' }, name: { type: 'string' } },
              required: ['id'],
            },
          },
          has_more: {},
        },
        required: ['list'],
      },
    })
    const text = await typesOf(contract, [contract.set])
    expect(text).toMatch(/"GET \/pets": \{\s*request: \{\s*page: number\s*q\?: string\s*\}/)
    expect(text).toMatch(/has_more: boolean\s*list: \{\s*id: string\s*name\?: string\s*\}\[\]/)
  })
})
