// Tests how the showcase reads a config and lists the members of a kind, and what its example server answers.
import { describe, expect, it } from 'vitest'
import { fieldWidgets, textFormats, type Rule } from '@pagewright/engine/tools'
import { kindGroups } from '../../tools/studio/showcase/kinds'
import { memberRows, takes } from '../../tools/studio/showcase/memberRows'
import { answerOf, fileOf, pictureOf } from '../../tools/studio/showcase/product/answers'
import { keywordForms } from '../../tools/studio/showcase/product/keywordForms'
import { formSchemas } from '../../tools/studio/showcase/product/schemas'
import { readConfig } from '../../tools/studio/showcase/readConfig'

const kinds = kindGroups().flatMap((group) => group.kinds)

it.each(kinds.map((kind) => [kind.id, kind] as const))('the example of %s has no problems', (_id, kind) => {
  expect(readConfig(kind, JSON.stringify(kind.example))).toHaveProperty('page')
  expect(kind.doc).not.toBe('')
})

describe('a config', () => {
  const list = kinds.find(({ id }) => id === 'block/list')
  const problemsOf = (text: string) => {
    const read = list ? readConfig(list, text) : { problems: [] }
    return 'problems' in read ? read.problems : []
  }

  it('that is no JSON yet says so, and nothing else', () => {
    expect(problemsOf('{ "block": ')).toEqual([expect.stringMatching(/^This is not JSON yet: /)])
  })

  it('that is wrong names the place within its page', () => {
    const config = { ...list?.example, rows: 'POST /nothing' }
    const [problem, ...more] = problemsOf(JSON.stringify(config))
    expect(problem).toMatch(/^example › rows: there is no endpoint/)
    expect(more).toEqual([])
  })
})

describe('the members of a kind', () => {
  const member = (isNeeded: boolean) => ({ doc: 'Says it.', rule: { is: 'flag' } as const, isNeeded })

  it('are those that it needs first, and otherwise in the order of the definition', () => {
    const members = { a: member(false), b: member(true), c: member(false), d: member(true) }
    const rule: Rule = { is: 'object', members, oneOf: [] }
    expect(memberRows(rule).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
    expect(memberRows({ is: 'flag' })).toEqual([])
  })

  it.each<[Rule, string]>([
    [{ is: 'flag' }, 'true or false'],
    [{ is: 'number' }, 'number'],
    [{ is: 'list', of: { is: 'text' } }, 'list of text'],
    [{ is: 'byId', of: { is: 'named', name: 'Block' } }, 'Block by id'],
    [{ is: 'either', of: [{ is: 'text' }, { is: 'named', name: 'Field' }] }, 'text or Field'],
    [{ is: 'oneOf', values: ['a', 1, true] }, '"a", 1, true'],
    [{ is: 'object', members: { a: member(false), b: member(true) }, oneOf: [] }, '{ a?, b }'],
    [{ is: 'name', set: 'message' }, 'message key'],
    [{ is: 'name', set: 'linkedRoute' }, 'route'],
    [{ is: 'path', to: 'anything' }, 'path'],
  ])('of the rule %j take "%s"', (rule, words) => {
    expect(takes(rule)).toBe(words)
  })
})

describe('the server of the example product', () => {
  const page = (number: number) => answerOf('POST /things', { page: number })

  it('has two pages of six rows, each row once', () => {
    expect(page(1)).toMatchObject({ res: { has_more: true, list: [{ id: '1' }, {}, {}, {}, {}, { id: '6' }] } })
    expect(page(2)).toMatchObject({ res: { has_more: false, list: [{ id: '7' }, {}, {}, {}, {}, { id: '12' }] } })
  })

  it('answers the first page if none is named', () => {
    expect(answerOf('POST /things', {})).toEqual(page(1))
  })

  it('has a file for the report alone, and no other calls', () => {
    expect(fileOf('POST /report')).toContain('Ann,123456.5')
    expect([fileOf('POST /things'), answerOf('POST /report', {})]).toEqual([undefined, undefined])
  })

  it('has pictures of different colours', () => {
    const pictures = [0, 1, 2, 3, 4, 5].map(pictureOf)
    expect(new Set(pictures).size).toBe(6)
    for (const picture of pictures) expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/)
  })

  it('has a form for each field widget, format of text and keyword, and one more', () => {
    const shown = [fieldWidgets, textFormats, keywordForms].flatMap(Object.keys)
    expect(Object.keys(formSchemas)).toHaveLength(shown.length + 1)
    expect(Object.keys(formSchemas).filter((name) => !/^[a-zA-Z\d]+$/.test(name))).toEqual([])
  })
})
