// Names that stand side by side, such as the tabs of a list or the actions of a row, differ from each other in every language.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { partsIn } from '../pages/partsIn'
import { bundleNamed, bundles } from './bundles'

/** The names of one group: the labels of parts that stand in one place, or the words of one value. */
const groups: readonly (readonly string[])[] = partsIn(pages).flatMap((part) => {
  const { words } = part
  const labels = Object.values(part).flatMap((one) =>
    isObject(one) && typeof one['label'] === 'string' ? [one['label']] : [],
  )
  const named = isObject(words) ? Object.values(words).filter((key) => typeof key === 'string') : []
  return [labels, named].filter((keys) => new Set(keys).size > 1)
})

/** Pairs of names that are the same in English as well, or that are never there together. */
const pairs = [
  ...new Set(
    groups.flatMap((keys) =>
      keys.flatMap((one, at) => keys.slice(at + 1).map((other) => [one, other].toSorted().join(' '))),
    ),
  ),
].map((pair) => pair.split(' '))
const { texts: english } = bundleNamed('en')
const apart = pairs.filter(([one = '', other = '']) => one !== other && english[one] !== english[other])

describe('S1-11 S2-43 S4-14 what differs in English', () => {
  it.each(bundles)('differs in $language', ({ texts }) => {
    expect(apart.length).toBeGreaterThan(300)
    const same = ([one = '', other = '']: readonly string[]) =>
      texts[one]?.toLowerCase() === texts[other]?.toLowerCase()
    expect(apart.filter(same)).toEqual([])
  })
})
