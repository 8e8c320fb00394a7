// Tests the workbench's part of the dev server: source places of pages, and sandboxes in a state.
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { createSandbox, Sandbox } from '../../sandbox/createSandbox'
import { sandboxMiddleware } from '../../sandbox/nodeMiddleware'
import { root } from '../../tools/cli/root'
import { createBenchSandboxes } from '../../tools/studio/server/benchSandboxes'
import { fullSandbox } from '../../tools/studio/server/columnSandbox'
import { isForPhone } from '../../tools/studio/server/shellPages'
import { pagePlaces } from '../../tools/studio/server/pagePlaces'

describe('where a page is written', () => {
  const russia = pagePlaces(root, 'russia', '/withdraw/add-method')
  const lineAt = (place = '') => {
    const [file = '', line, column] = place.split(':')
    const text = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
    return text.slice(Number(column) - 1)
  }

  it('leads to the name of the part, in its own file', () => {
    const page = russia.layers['blocks › method › fields › holder']?.at(-1)
    expect(page?.name).toBe('page')
    expect(page?.place).toMatch(/^pages\/withdraw\/addMethod\.ts:\d+:\d+$/)
    expect(lineAt(page?.place)).toMatch(/^holder:/)
  })

  it('has the market as a layer if it changes or adds something', () => {
    const layers = russia.layers['blocks › method › fields › tax_id'] ?? []
    expect(layers.map(({ name }) => name)).toEqual(['schema', 'schema', 'schema of market russia', 'market russia'])
    expect(layers.map(({ place }) => lineAt(place).split(' ')[0])).toEqual([
      '"tax_id":',
      '"tax_id":',
      'tax_id:',
      'tax_id:',
    ])
    const names = russia.layers['blocks › method › fields']?.map(({ name }) => name)
    expect(names).toEqual(['page', 'market russia'])
    expect(pagePlaces(root, 'international', '/withdraw/add-method').layers).not.toHaveProperty([
      'blocks › method › fields › tax_id',
    ])
  })
})

it.each([
  ['/guild/member?role=admin', true],
  ['/files/terms.pdf', false],
  ['/@vite/client', false],
])('a frame that asks for %s gets the script of the workbench: %s', (url, isPage) => {
  const asked = { method: 'GET', url, headers: { 'sec-fetch-dest': 'iframe', accept: 'text/html' } }
  expect(isForPhone(asked as unknown as IncomingMessage)).toBe(isPage)
})

describe('the sandboxes of columns', () => {
  const reset = vi.fn<() => void>()
  const made = vi.fn<typeof createSandbox>(
    ({ now = Date.now }) => ({ reset, close: () => undefined, clock: { now } }) as unknown as Sandbox,
  )
  const sandboxes = createBenchSandboxes(async () => fullSandbox({ createSandbox: made, sandboxMiddleware }))

  it('are one for each slot, made once and as new at each opening', async () => {
    await sandboxes.open({ slot: 'a', shift: 0, data: 'normal' })
    await sandboxes.open({ slot: 'a', shift: 86_400_000, data: 'empty' })
    await sandboxes.open({ slot: 'b', shift: 0, data: 'normal' })
    expect(made).toHaveBeenCalledTimes(2)
    expect(reset).toHaveBeenCalledTimes(3)
    expect(sandboxes.answerOf('a')).not.toBe(sandboxes.answerOf('b'))
    expect(sandboxes.answerOf('c')).toBeUndefined()
  })
})
