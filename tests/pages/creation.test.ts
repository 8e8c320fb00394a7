// Tests what somebody who applied for an agency is told on the page of the application.
import { expect, it } from 'vitest'
import { evaluateCondition, type PageConfig } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'

it.each([
  ['none', []],
  ['pending', ['waiting']],
  ['agreed', []],
  ['rejected', ['rejected']],
])('S6-04 after an application that is %s, the page says %j', (creation_status, told) => {
  const scope = { data: { self: { creation_status, creation_reason: 'Too loud' } } }
  const { blocks } = pages['/guild/create'] as unknown as PageConfig
  const notices = Object.entries(blocks).filter(([, { block }]) => block === 'text')
  expect(notices.filter(([, { when }]) => evaluateCondition(when, scope)).map(([id]) => id)).toEqual(told)
})
