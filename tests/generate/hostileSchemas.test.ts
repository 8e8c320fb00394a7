// Tests hostile schemas: they are refused with a place, before anything is resolved.
import { afterAll, describe, expect, it } from 'vitest'
import agent from '../../schemas/agent.json'
import forms from '../../schemas/forms.json'
import { contractProblemsWith, folderCopy, problemTexts, withText } from './mistakes/copy'

const { folder, remove } = folderCopy()
afterAll(remove)

const many = (count: number, value: unknown = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, value]))
const builder = { constructor: { prototype: { polluted: true } } }
const login = 'schemas/forms.json › $defs › login'
const onLogin = 'schemas/forms.json › login'
const nest = (levels: number): unknown => {
  let value: unknown = { type: 'string' }
  for (let level = 0; level < levels; level += 1) value = { type: 'object', properties: { a: value } }
  return value
}
/** Definitions that each contain ten of the next: a billion members in a few lines. */
const doubling = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [
    `Big${index}`,
    { type: 'object', properties: many(10, index === 0 ? { type: 'string' } : { $ref: `#/$defs/Big${index - 1}` }) },
  ]),
)
const tooMany = Array.from({ length: 501 }, (_, index) => `v${index}`)

describe('F12 a hostile schema is refused with its place:', () => {
  it.each<[what: string, path: string, value: unknown, said: string]>([
    ['13 levels', `${login} › properties › deep`, nest(13), 'too-deep schemas/forms.json › login'],
    [
      '10,000 levels',
      `${login} › properties › deep`,
      nest(1_500),
      'too-deep schemas/forms.json › login › properties › deep',
    ],
    [
      '201 members',
      'schemas/account.json › $defs › Wide',
      { type: 'object', properties: many(201, {}) },
      'too-large schemas/account.json › Wide',
    ],
    [
      '501 values',
      `${login} › properties › account › enum`,
      tooMany,
      `not-data ${onLogin} › properties › account › enum`,
    ],
    [
      '100,000 items at once',
      `${login} › properties › list`,
      { type: 'array', minItems: 1e5 },
      `not-data ${onLogin} › properties › list › minItems`,
    ],
    ['a reference to nothing', `${login} › $ref`, null, `unknown-definition ${onLogin} › $ref`],
    [
      'a reference to what is inherited',
      `${login} › $ref`,
      'account.json#/$defs/constructor',
      `unknown-definition ${onLogin} › $ref`,
    ],
    [
      'a reference to a file outside',
      `${login} › $ref`,
      '../package.json#/$defs/x',
      `unknown-definition ${onLogin} › $ref`,
    ],
    ['constructor', `${login} › properties`, builder, `forbidden-name ${onLogin} › properties › constructor`],
    ['a schema that is a text', login, 'x', `not-data ${onLogin}`],
    ['a name that is no word', 'schemas/forms.json › $defs › a b', {}, 'not-data schemas/forms.json › a b'],
    [
      'how is found out, by what is inherited',
      'schemas/api.json › POST /web/AgentGold › outcome › time',
      'toString',
      'unknown-path schemas/api.json › POST /web/AgentGold › outcome',
    ],
  ])('%s', (_what, path, value, said) => {
    expect(problemTexts(contractProblemsWith(folder, { path, value }))).toContainEqual(expect.stringContaining(said))
  })

  it.each([
    ['a billion members in a few lines', doubling, 'too-large schemas/agent.json › Big2'],
    [
      'two that hold each other',
      { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/A' } },
      'cycle schemas/agent.json › A',
    ],
    [
      'one that always has itself',
      { A: { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, required: ['a'] } },
      'cycle schemas/agent.json › A',
    ],
    ['a branch that is the union', { A: { oneOf: [{ $ref: '#/$defs/A' }] } }, 'cycle schemas/agent.json › A'],
  ])('%s', (_what, definitions, said) => {
    const text = JSON.stringify({ $defs: { ...agent.$defs, ...definitions } })
    expect(problemTexts(withText(folder, 'schemas/agent.json', text))).toContain(said)
  })

  it.each([
    ['a file of more than 64 KB', 'schemas/account.json', ' '.repeat(65 * 1024), 'too-large schemas/account.json'],
    ['what is no JSON', 'schemas/account.json', '{', 'not-data schemas/account.json'],
    [
      'a list of 10,000 levels',
      'schemas/account.json',
      '['.repeat(10_000) + ']'.repeat(10_000),
      `too-deep schemas/account.json${' › 0'.repeat(40)}`,
    ],
    [
      'a name twice',
      'schemas/account.json',
      '{"$defs":{"A":{"type":"string"},\n"A":{"type":"object"}}}',
      'repeated-name schemas/account.json › A',
    ],
    ['English with a key twice', 'locales/en.json', '{"a":"x",\n"a":"y"}', 'repeated-name locales/en.json › a'],
    ['English with __proto__', 'locales/en.json', '{"__proto__":"x"}', 'forbidden-name locales/en.json › __proto__'],
  ])('%s', (_what, file, text, said) => {
    expect(problemTexts(withText(folder, file, text))).toContain(said)
  })

  it('a union whose branch contains itself through optional members is no mistake', () => {
    const Sum = {
      type: 'object',
      properties: { left: { anyOf: [{ type: 'number' }, { $ref: '#/$defs/Sum' }] }, not: { $ref: '#/$defs/Sum' } },
    }
    const text = JSON.stringify({ $defs: { ...forms.$defs, Sum } })
    const said = problemTexts(withText(folder, 'schemas/forms.json', text))
    expect(said.filter((one) => !/unused/.test(one))).toEqual([])
  })
})
