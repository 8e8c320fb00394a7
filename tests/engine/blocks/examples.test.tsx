// The example of each kind of block is drawn as it stands in the documentation.
import type { RJSFSchema } from '@rjsf/utils'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { blockDefinitions } from '../../../src/engine/blocks/definitions'
import type { Block } from '../../../src/engine/language/types/plain'
import { show } from '../kit'

const row = { id: '1', name: 'Ann', role: 'owner', at: 1_700_000_000, days: [{ date: 1_700_000_000, sum: 2 }] }
const server = { 'POST /things': () => ({ list: [row], has_more: false }), 'POST /thing': () => row }
const thing: RJSFSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, kind: { enum: ['owner', 'guest'] } },
}

/** The site that tests show has other names than the one that examples are checked against. */
const inKit = (example: object) =>
  JSON.parse(
    JSON.stringify(example).replaceAll('POST /save', 'POST /change').replaceAll('"/things"', '"/there"'),
  ) as Block

it.each(Object.values(blockDefinitions))('$kind', async ({ example }) => {
  show({
    server,
    forms: { thing },
    widgets: { clock: () => <p>tick</p> },
    blocks: { shown: inKit(example), text: { block: 'text', items: { one: { text: 'below' } } } },
  })
  await screen.findByText('below')
  await vi.waitFor(() => expect(document.querySelectorAll('.pw-skeleton')).toHaveLength(0))
  expect(screen.queryByText('Failed to load')).toBeNull()
  expect(document.querySelector('[data-block$=" shown"]')?.textContent).not.toBe('')
})
