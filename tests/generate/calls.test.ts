// Tests how api.json says what other servers expect: paths with places, bare answers, forms, headers and paging.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { endpointShape } from '../../tools/cli/generate/shapes'
import { typesOf } from '../../tools/cli/generate/types'
import type { Contract } from '../../tools/cli/generate/schemaSet'
import api from '../../schemas/api.json'
import common from '../../schemas/common.json'
import { docBlock } from '../tooling/docBlock'
import { folderCopy, problemTexts, withText } from './productCopy'

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
    ['GET /pets', { ...call, pages }],
    ['PUT /names', { ...call, kind: 'write', request: 'common.json#/$defs/Names' }],
    ['GET /pets.csv', { ...call, answer: 'file', response: 'common.json#/$defs/File' }],
  ])('%s is accepted', (name, one) => {
    expect(problemsOf({ [name]: one })).toEqual([])
  })

  it.each<[string, object, string]>([
    [
      'GET /pet/{petId}',
      { ...call, request: 'common.json#/$defs/PetId' },
      'unknown-field schemas/api.json › GET /pet/{petId}',
    ],
    [
      'GET /pet/{uid}',
      { ...call, request: 'common.json#/$defs/Own' },
      'reserved-name schemas/api.json › GET /pet/{uid}',
    ],
    ['GET /a', { ...call, answer: 'xml' }, 'unknown-value schemas/api.json › GET /a › answer'],
    ['GET /a', { ...call, headers: { Cookie: 'a' } }, 'reserved-name schemas/api.json › GET /a › headers › Cookie'],
    ['GET /a', { ...call, headers: { Token: 'a' } }, 'reserved-name schemas/api.json › GET /a › headers › Token'],
    ['GET /a', { ...call, headers: { 'a b': 'a' } }, 'not-data schemas/api.json › GET /a › headers › a b'],
    ['GET /a%2', call, 'not-data schemas/api.json › GET /a%2'],
    [
      'GET /a',
      { ...call, pages: { by: 'offset', size: 9, rows: 'items' } },
      'missing-key schemas/api.json › GET /a › pages',
    ],
    ['POST /a', { ...call, query: ['limmit'] }, 'unknown-field schemas/api.json › POST /a › query'],
    ['POST /a', { ...call, constants: { q: 'x' } }, 'repeated-name schemas/api.json › POST /a › constants › q'],
    [
      'POST /a',
      { ...call, request: 'common.json#/$defs/Names', encoding: 'form' },
      'unfit-value schemas/api.json › POST /a › request',
    ],
    [
      'POST /a',
      { ...call, kind: 'write', answer: 'file', response: 'common.json#/$defs/File' },
      'unfit-value schemas/api.json › POST /a › kind',
    ],
    ['GET /a', { ...call, answer: 'file', pages }, 'unfit-value schemas/api.json › GET /a › pages'],
    ['GET /a', { ...call, pages: { ...pages, rows: 'next' } }, 'not-a-list schemas/api.json › GET /a › pages'],
    ['GET /a', { ...call, pages: { ...pages, by: 'guess' } }, 'unknown-value schemas/api.json › GET /a › pages › by'],
  ])('%s with %o: %s', (name, one, said) => {
    expect(problemsOf({ [name]: one })).toContainEqual(expect.stringContaining(said))
  })

  it.each<[string, object, string]>([
    ['another member', { envelop: {} }, 'unknown-key schemas/api.json › protocol'],
    ['no codes of success', { envelope: {} }, 'missing-key schemas/api.json › protocol › envelope'],
    ['an empty list', { envelope: { success: [] } }, 'not-data schemas/api.json › protocol › envelope › success'],
    ['a number', { envelope: { success: [0] } }, 'not-data schemas/api.json › protocol › envelope › success'],
    ['a code alone', { envelope: { success: '0' } }, 'not-a-list schemas/api.json › protocol › envelope › success'],
    [
      'a code with two meanings',
      { envelope: { success: ['0'], sessionEnd: ['10', '0'] } },
      'repeated-name schemas/api.json › protocol › envelope › sessionEnd',
    ],
    [
      'a header of the browser',
      { ...api.protocol, headers: { Cookie: 'a' } },
      'reserved-name schemas/api.json › protocol › headers › Cookie',
    ],
    [
      'a header twice',
      { ...api.protocol, headers: { uid: 'a', UID: { from: 'uid' } } },
      'repeated-name schemas/api.json › protocol › headers › UID',
    ],
    [
      'an unknown source',
      { ...api.protocol, headers: { a: { from: 'tokn' } } },
      'unknown-value schemas/api.json › protocol › headers › a › from',
    ],
    [
      'a header without a source',
      { ...api.protocol, headers: { a: { scheme: 'Bearer' } } },
      'missing-key schemas/api.json › protocol › headers › a',
    ],
    [
      'a line in a header',
      { ...api.protocol, headers: { a: 'b\nc' } },
      'not-data schemas/api.json › protocol › headers › a',
    ],
    [
      'an unknown platform',
      { ...api.protocol, headers: { a: { from: 'platform', words: { ios: '1' } } } },
      'unknown-value schemas/api.json › protocol › headers › a › words',
    ],
    [
      'a type of bodies that the client would replace',
      { ...api.protocol, headers: { 'content-type': 'application/vnd.shop+json' } },
      'reserved-name schemas/api.json › protocol › headers › content-type',
    ],
    ['envelopes without codes', {}, 'missing-key schemas/api.json › protocol'],
  ])('a protocol with %s: %o', (_what, protocol, said) => {
    expect(problemsOf({ protocol })).toContainEqual(expect.stringContaining(said))
  })

  it('a protocol as docs/servers.md shows it is accepted', () => {
    expect(problemsOf(JSON.parse(docBlock('docs/servers.md', 'json schemas/api.json')) as object)).toEqual([])
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
})
