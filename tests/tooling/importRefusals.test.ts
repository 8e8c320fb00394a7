// Tests which documents an import refuses: with a sentence and its place, and without writing anything.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { importedCalls, openApiImport } from '../../tools/cli/import/openApi'
import { readDocument } from '../../tools/cli/import/readDocument'
import { SourceEdits } from '../../tools/cli/new/sources'
import { root } from '../../tools/cli/root'
import { answer, documentOf, list, pet } from './importKit'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a document is refused', () => {
  it.each<[string, string, string]>([
    ['that is no OpenAPI', '{"swagger":"2.0"}', 'This is not an OpenAPI document of version 3'],
    ['that is broken', 'openapi: [', 'This is neither JSON nor YAML'],
    ['of 30 MB', ' '.repeat(30 * 1024 * 1024), 'The document has 30 MB; 24 are allowed.'],
    [
      'with a reference that leads nowhere',
      JSON.stringify(documentOf({ '/a': { get: answer({ $ref: '#/components/schemas/None' }) } })),
      '#/paths/~1a/get/responses/200/content/application~1json/schema: "#/components/schemas/None" does not exist.',
    ],
    [
      'with a reference to the network',
      JSON.stringify(documentOf({ '/a': { get: answer({ $ref: 'https://x.test/a.json' }) } })),
      '"https://x.test/a.json" is in another document. Bundle the documents first.',
    ],
    [
      'with two operations of one id',
      JSON.stringify(
        documentOf({
          '/a': { get: { operationId: 'x', ...answer(list) } },
          '/b': { post: { operationId: 'x', ...answer(list) } },
        }),
      ),
      'GET /a and POST /b have one operationId, "x".',
    ],
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

  it('whose call exists already, and nothing is written', () => {
    const file = join(folder, 'doc.json')
    const servers = [{ url: '/' }]
    writeFileSync(file, JSON.stringify(documentOf({ '/web/user/info': { post: answer(pet) } }, { servers })))
    const sources = new SourceEdits(root)
    expect(() => openApiImport.plan({ openapi: file }, sources)).toThrow(
      'There is an endpoint "POST /web/user/info" already.',
    )
    expect(sources.changed()).toEqual([])
  })
})

it('anchors are resolved', () => {
  const text =
    'openapi: 3.1.0\nx: &ok\n  description: ok\npaths:\n  /a:\n    delete:\n      responses:\n        "200": *ok\n'
  expect(importedCalls(readDocument(text)).calls.map(({ endpoint }) => endpoint)).toEqual(['DELETE /a'])
})
