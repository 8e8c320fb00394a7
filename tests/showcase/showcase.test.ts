// Tests how the showcase reads a config and lists the members of a kind, and what its example server answers.
import { describe, expect, it } from 'vitest'
import { kindGroups } from '../../tools/studio/showcase/kinds'
import { answerOf, fileOf } from '../../tools/studio/showcase/product/answers'
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

  it('that is wrong names the place within its page', () => {
    const config = { ...list?.example, rows: 'POST /nothing' }
    const [problem, ...more] = problemsOf(JSON.stringify(config))
    expect(problem).toMatch(/^example › rows: there is no endpoint/)
    expect(more).toEqual([])
  })
})

describe('the server of the example product', () => {
  it('has a file for the report alone, and no other calls', () => {
    expect(fileOf('POST /report')).toContain('Ann,123456.5')
    expect([fileOf('POST /things'), answerOf('POST /report', {})]).toEqual([undefined, undefined])
  })
})
