// Tests what a person of the workbench assumes about a page, and which values of a page can be assumed.
import { describe, expect, it } from 'vitest'
import { assumedTexts, assumedValues, canBeAssumed, withAssumption } from '../../tools/studio/workbench/assumptions'
import { testedPaths } from '../../tools/studio/workbench/inspect/testedPaths'
import type { PageConfig } from '@pagewright/engine/studio'

describe('assumptions', () => {
  it.each<[string, object]>([
    ['market.isOpen=true;data.flags.newEditor=false', { 'market.isOpen': true, 'data.flags.newEditor': false }],
    ['user.id="7"', { 'user.id': '7' }],
    ['user.name=a=b;c;user.age=3', { 'user.name': 'a=b;c', 'user.age': 3 }],
  ])('"%s" are %j', (text, values) => {
    expect(assumedValues(text)).toEqual(values)
  })

  it.each([
    ['user.bucket=7', 'user.bucket', '8', 'user.bucket=8'],
    ['user.bucket=7;market.isOpen=true', 'user.bucket', '', 'market.isOpen=true'],
  ])('"%s" with %s "%s" is "%s"', (text, path, value, next) => {
    expect(withAssumption(text, path, value)).toBe(next)
  })

  it.each(['row.id'])('at "%s" nothing is assumed', (path) => {
    expect(canBeAssumed(path)).toBe(false)
    expect(() => assumedTexts(`${path}=1`)).toThrow(`Nothing can be assumed at "${path}".`)
  })
})

describe('the values that conditions test', () => {
  const link = { do: 'link', label: 'a', to: '/a' } as const
  const page: PageConfig = {
    title: 'a',
    needs: { one: { when: { 'user.role': 'owner', 'query.id': '1' }, otherwise: 'a' } },
    blocks: {
      links: {
        block: 'links',
        when: { any: [{ 'user.bucket': { below: 5 } }, { 'market.isOpen': true }] },
        links: {
          one: { ...link, when: { 'row.x': 1, 'data.flags.isNew': false } },
          two: { ...link, enabled: { when: { 'user.role': { exists: true } }, otherwise: 'a' } },
        },
      },
    },
  }
  it('are listed once, in the order of the page, with what the page has', () => {
    const scope = { user: { role: 'owner', bucket: 7 }, market: { isOpen: false }, data: {} }
    expect(testedPaths({ page, scope })).toEqual([
      { path: 'user.role', found: 'owner', isFlag: false },
      { path: 'user.bucket', found: 7, isFlag: false },
      { path: 'market.isOpen', found: false, isFlag: true },
      { path: 'data.flags.isNew', found: undefined, isFlag: true },
    ])
  })
})
