// Parts of OpenAPI documents, for the tests of the import.
import { importedCalls } from '../../tools/cli/import/openApi'
import { readDocument, type OpenApiDocument } from '../../tools/cli/import/readDocument'

export const pet = {
  type: 'object',
  required: ['id', 'name', 'tag'],
  properties: {
    id: { type: 'integer', format: 'int64' },
    name: { type: 'string' },
    tag: { type: 'string', nullable: true },
    parent: { $ref: '#/components/schemas/Pet' },
    kind: { enum: ['cat', 'dog', null] },
  },
}
export const json = (schema: object) => ({ content: { 'application/json': { schema } } })
export const list = { type: 'array', items: { $ref: '#/components/schemas/Pet' } }
export const query = (...names: string[]) => names.map((name) => ({ name, in: 'query', schema: { type: 'integer' } }))
export const answer = (schema: object, headers?: object) => ({
  responses: { '200': { ...json(schema), ...(headers && { headers }) } },
})

/** Returns a document with these paths. */
export function documentOf(paths: object, more: object = {}): OpenApiDocument {
  return {
    openapi: '3.0.3',
    info: { title: 'Pet shop', version: '1' },
    servers: [{ url: 'https://pets.test/api/v2/' }],
    components: { schemas: { Pet: pet } },
    paths,
    ...more,
  }
}

/** Imports one operation. Throws if it is refused. */
export function imported(operation: object, path = '/pets/{petId}', method = 'get', more: object = {}) {
  const { calls, refused } = importedCalls(
    readDocument(JSON.stringify(documentOf({ [path]: { [method]: operation } }, more))),
  )
  const [found] = calls
  if (!found) throw new Error(['Nothing was imported.', ...refused.map(({ what }) => what)].join('\n'))
  const { at: _at, named: _named, ...call } = found
  return call
}
