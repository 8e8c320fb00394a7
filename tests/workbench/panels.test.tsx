// Tests the panels of the workbench: requests, hidden parts, conditions, layers, switches and keys.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { initialCombination, type Combination } from '../../tools/studio/workbench/combination'
import { ConditionsPanel } from '../../tools/studio/workbench/ConditionsPanel'
import { onShortcut } from '../../tools/studio/workbench/shortcuts'
import { Switches } from '../../tools/studio/workbench/Switches'

describe('the conditions of a page', () => {
  const tested = [
    { path: 'user.isNew', found: false, isFlag: true },
    { path: 'user.bucket', found: undefined, isFlag: false },
  ]
  const open = (assume: string, rows = tested) => {
    const onChange = vi.fn<(assume: string) => void>()
    render(<ConditionsPanel tested={rows} assume={assume} onChange={onChange} />)
    return onChange
  }

  it('are assumed by choice or as text', () => {
    const onChange = open('user.bucket=7')
    fireEvent.change(screen.getByLabelText('user.isNew'), { target: { value: 'false' } })
    const bucket = screen.getByLabelText('user.bucket')
    fireEvent.change(bucket, { target: { value: '8' } })
    fireEvent.keyDown(bucket, { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([['user.bucket=7;user.isNew=false'], ['user.bucket=8']])
  })
})

describe('the switches', () => {
  const open = (change: Partial<Combination>) => {
    const onChange = vi.fn<(change: Partial<Combination>) => void>()
    render(<Switches combination={{ ...initialCombination, ...change }} onChange={onChange} />)
    return onChange
  }

  it.each([
    ['/guild?a=1', 'b=2', '/guild?b=2'],
    ['/guild', 'b=2', '/guild?b=2'],
    ['/guild?a=1', '', '/guild'],
  ])('of %s with the query "%s" become %s', (path, query, next) => {
    const onChange = open({ path })
    const field = screen.getByLabelText('Query')
    fireEvent.change(field, { target: { value: query } })
    fireEvent.blur(field)
    expect(onChange.mock.calls).toEqual([[{ path: next }]])
  })
})

describe('the keys of the workbench', () => {
  it.each([
    [{ key: 'i' }, true],
    [{ key: 'i', ctrlKey: true }, false],
  ])('%j count: %s', (keys, isHeard) => {
    const heard = vi.fn<(key: string) => void>()
    const stop = onShortcut(window, heard)
    act(() => void fireEvent.keyDown(document.body, keys))
    stop()
    act(() => void fireEvent.keyDown(document.body, keys))
    expect(heard.mock.calls).toEqual(isHeard ? [[keys.key]] : [])
  })
})
