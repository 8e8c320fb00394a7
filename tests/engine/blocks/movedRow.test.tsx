// Tests an open row that an action moves out of its list: what it shows, and when it closes.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { address, show } from '../kit'

const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const

describe('a row that an action moved to another tab, and that stays open', () => {
  /** Opens Ann, and moves her to another tab. A second action moves her back. */
  async function moveAnn(isWide = false) {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
    const ann = { tab: 'open', name: 'Ann' }
    show({
      server: {
        'POST /things': ({ state }: { readonly state?: string }) => {
          const isHere = state === 'all' || state === ann.tab
          return { list: [...(isHere ? [{ id: 'a', name: ann.name }] : []), { id: 'b', name: 'Bo' }], has_more: false }
        },
        'POST /change': () => {
          Object.assign(ann, ann.tab === 'open' ? { tab: 'x', name: 'Ann, taken' } : { tab: 'open', name: 'Ann, back' })
          return {}
        },
      },
      blocks: {
        things: {
          ...things,
          body: { state: 'open' },
          detail: {
            title: { say: 'card', with: { name: { from: 'row.name' } } },
            lines: {},
            find: { state: 'all' },
            actions: { take: { do: 'call', call: 'POST /change', label: 'take', then: 'reload' } },
          },
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
    await userEvent.click(await screen.findByRole('button', { name: 'take' }))
    await screen.findByRole('heading', { name: 'card Ann, taken' })
    return ann
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

  it('shows its newest state when it is back in the list and opens again', async () => {
    const ann = await moveAnn()
    await press('Close')
    Object.assign(ann, { tab: 'open', name: 'Ann, back' })
    await press('Refresh')
    await press('Ann, back')
    expect(await screen.findByRole('dialog', { name: 'card Ann, back' })).toBeTruthy()
  })

  it('shows its newest state after an action that moved it back', async () => {
    await moveAnn()
    await press('take')
    expect(await screen.findByRole('dialog', { name: 'card Ann, back' })).toBeTruthy()
  })

  it('gives its place beside the list to the row that is opened next', async () => {
    await moveAnn(true)
    await press('Bo')
    expect(await screen.findByRole('complementary', { name: 'card Bo' })).toBeTruthy()
  })
})

it('a row that is gone after an action is closed', async () => {
  let isGone = false
  show({
    server: {
      'POST /things': () => ({ list: isGone ? [] : [{ id: 'a', name: 'Ann' }], has_more: false }),
      'POST /change': () => ((isGone = true), {}),
    },
    path: '/here?row=a',
    blocks: {
      things: {
        ...things,
        detail: {
          title: 'card',
          lines: {},
          actions: { take: { do: 'call', call: 'POST /change', label: 'take', then: 'reload' } },
        },
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'take' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/here')
})
