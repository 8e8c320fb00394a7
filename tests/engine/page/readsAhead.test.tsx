import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pageCode } from '../../../src/engine/page/pageCode'
import { deferred, show } from '../kit'

it('what blocks read is asked for once, while the code that draws them is on its way', async () => {
  const code = deferred<never>()
  const now = vi.spyOn(pageCode.view, 'now').mockReturnValue(undefined)
  vi.spyOn(pageCode.view, 'begin').mockReturnValue(code.promise)
  const { callsTo } = show({
    blocks: { facts: { block: 'record', call: 'POST /thing', cells: { name: { label: 'name', value: 'row.name' } } } },
    server: { 'POST /thing': () => ({ name: 'Ada' }) },
  })
  await act(() => vi.waitFor(() => expect(callsTo('POST /thing')).toHaveLength(1)))
  expect(screen.queryByText('name')).toBeNull()
  now.mockRestore()
  await act(async () => code.resolve(undefined as never))
  await screen.findByText('Ada')
  expect(callsTo('POST /thing')).toHaveLength(1)
})
