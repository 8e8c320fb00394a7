// Tests that Lumi's schemas say what their values mean, and that they list the codes of the server.
import { expect, it } from 'vitest'
import { readContract, root, type JsonSchema } from '@pagewright/cli/source'
import { codes } from '../../sandbox/codes'

const { set, calls } = readContract(root)

it('F44 the schemas list every code with which the server refuses', () => {
  const answered = Object.values(codes).map(({ code }) => code)
  expect(set['common.json']?.RefusalCode?.enum).toEqual(answered.toSorted((a, b) => a - b))
})

/** Members of answers whose name or type tells that a plain text would not show them. */
const telling = /(_at|_url|_count|_total)$|^(avatar|cover|icon|income|amount)$/

it('F44 times, pictures, counts and amounts of the answers say what they mean', () => {
  const definitions = Object.entries(set).filter(([file]) => !['forms.json', 'bridge.json'].includes(file))
  const silent = definitions.flatMap(([file, all]) =>
    Object.entries(all).flatMap(([name, schema]) => silentMembers(schema).map((member) => `${file} ${name}.${member}`)),
  )
  expect(Object.keys(calls).length).toBeGreaterThan(50)
  expect(silent).toEqual([])
})

function silentMembers({ properties = {}, items }: JsonSchema): string[] {
  const inner = items && !Array.isArray(items) ? silentMembers(items) : []
  const own = Object.entries(properties).flatMap(([name, member]) => {
    if (!member) return []
    const isTelling = telling.test(name) && member.$ref === undefined && member.enum === undefined
    return [...(isTelling && member['x-means'] === undefined ? [name] : []), ...silentMembers(member)]
  })
  return [...inner, ...own]
}
