// Draws the example of each kind of block, as the documentation shows it.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { blockDefinitions } from '../../../src/engine/blocks/definitions'
import type { Block } from '../../../src/engine/language/types/plain'
import { registerIcons } from '../../../src/engine/ui/icons/icons'
import { show } from '../kit'

const row = { id: '1', name: 'Ann', role: 'owner', at: 1_700_000_000, days: [{ date: 1_700_000_000, sum: 2 }] }
const server = { 'POST /things': () => ({ list: [row], has_more: false }), 'POST /thing': () => row }
const thing: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, kind: { enum: ['owner', 'guest'] } },
}

/** Replaces names, because the product of these tests has other ones than the product of the examples. */
const inKit = (example: object) =>
  JSON.parse(
    JSON.stringify(example).replaceAll('POST /save', 'POST /change').replaceAll('"/things"', '"/there"'),
  ) as Block

it.each(Object.values(blockDefinitions))('$kind', async ({ example }) => {
  registerIcons({ wallet: [] })
  show({
    server,
    forms: { thing },
    widgets: { clock: () => <p>tick</p> },
    blocks: { shown: inKit(example), text: { block: 'text', items: { one: { text: 'below' } } } },
  })
  await screen.findByText('below')
  await vi.waitFor(() => expect(document.querySelectorAll('.pw-skeleton')).toHaveLength(0))
  expect(screen.queryByText('Failed to load')).toBeNull()
  expect(document.querySelector('[data-block$=" shown"]')?.textContent).toMatch(/\S/)
})
