// Tests that buttons name the row that they act on, and that a line copies what it should, whatever it shows.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { KeyValue } from '../../../src/engine/ui/data/KeyValue'
import { Row } from '../../../src/engine/ui/data/Row'
import { RowCells } from '../../../src/engine/ui/data/Table'
import { Button } from '../../../src/engine/ui/input/Button'
import { stage } from './stage'

const remove = <Button about="title">Remove</Button>
const title = { title: 'Ann', titleId: 'title', actions: remove }
const opened = { onPress: () => undefined }

describe.each([
  ['row', (more: object) => <Row {...title} {...more} />],
  ['row of a table', (more: object) => <RowCells {...title} cells={[]} {...more} />],
])('a button of a %s names it', (_, draw) => {
  it.each([
    ['that opens nothing', {}],
    ['that opens a sheet', opened],
    ['that opens a page', { ...opened, href: '/ann' }],
  ])('%s', (_what, more) => {
    stage(draw(more))
    expect(screen.getByRole('button', { name: 'Remove Ann' })).toBeTruthy()
  })
})

it.each([
  ['as it is', '00123'],
  ['in groups', '00 12 3'],
  ['as an element', <b key="1">00123</b>],
])('a line whose value is shown %s copies the plain one', async (_, value) => {
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  stage(<KeyValue lines={[{ id: 'a', label: 'Number', value, copy: '00123' }]} />)
  await user.click(screen.getByRole('button', { name: '[engine.copy]' }))
  expect(write.mock.calls).toEqual([['00123']])
})
