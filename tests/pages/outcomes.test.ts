// Actions that ask before they call.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { partsIn } from './partsIn'

it('S1-02 S3-12 S4-14 the answer to a question is the name of what was pressed', () => {
  const asked = partsIn(pages).flatMap(({ label, ask }) => (isObject(ask) && 'ok' in ask ? [[label, ask['ok']]] : []))
  expect(asked.length).toBeGreaterThan(7)
  expect(asked.filter(([label, ok]) => label !== ok)).toEqual([])
})
