// Tests that `npm run check` finds the uses of messages everywhere.
import { describe, expect, it } from 'vitest'
import { sourcesUnder, usesInCode, usesInData } from '../../tools/cli/check/messageUses'
import { areasOf } from '../../tools/cli/check/productUses'
import { root } from '../../tools/cli/root'
import { bundleNamed } from './bundles'

const english = bundleNamed('en')

it('nowhere else is a key put together from parts', () => {
  const part = new RegExp(`[\`'"](${[...areasOf(english)].join('|')})\\.[\\w.]*(\\$\\{|['"] ?\\+)`)
  const builders = sourcesUnder(root, 'src')
    .filter(({ source }) => part.test(source))
    .map(({ file }) => file)
    .toSorted()
  // The second one builds the name of a file.
  expect(builders).toEqual(['src/engine/forms/validation/messages.ts', 'src/widgets/bridge/imageType.ts'])
})

describe('a use', () => {
  it('in code is what `t` is given, or a word of a known area', () => {
    const source = `t('a.b', {}); const key = 'shop.title'; const file = 'other.title'`
    expect(usesInCode(source, 'x.ts', new Set(['shop'])).map(({ key }) => key)).toEqual(['a.b', 'shop.title'])
  })

  it('in data are found with their placeholders', () => {
    const block = {
      title: { say: 'shop.hello', with: { name: 'user.name' } },
      fields: { title: { label: 'shop.label' } },
      body: { text: 'sent as it is' },
      show: { title: 'name', badge: { words: { 1: 'shop.one' } } },
    }
    expect(usesInData(block, '/shop')).toEqual([
      { key: 'shop.hello', where: '/shop › title', given: ['name'] },
      { key: 'shop.label', where: '/shop › fields › title › label', given: [] },
      { key: 'shop.one', where: '/shop › show › badge › words', given: [] },
    ])
  })
})
