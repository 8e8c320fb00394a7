// The parts of the journal are loaded when somebody sends or asks: what does not load is no answer.
import { describe, expect, it, vi } from 'vitest'
import { inquire, type Inquire } from '../../../src/engine/money/inquire'
import { send, type Send } from '../../../src/engine/money/send'
import { body, device, failure, pay } from './setUp'

describe('F20 F21 F40 the code of the journal', () => {
  it('what sends does not load: nothing is sent, and nothing is left to find out', async () => {
    const sending = vi.fn<() => Promise<Send>>().mockRejectedValueOnce(new Error('no chunk')).mockResolvedValue(send)
    const { open, write } = device({ sending })
    write.mockResolvedValue({ no: 'N1' })
    const money = open()
    await expect(money.send(pay, body)).rejects.toThrow('no chunk')
    expect([write.mock.calls, money.open()]).toEqual([[], []])
    expect((await money.send(pay, body)).is).toBe('done')
  })

  it('what asks does not load: that is no answer either, and the next question loads it anew', async () => {
    const inquiry = vi.fn<() => Promise<Inquire>>().mockRejectedValue(new Error('no chunk'))
    const { open, write, timeline, rows, row } = device({ inquiry })
    write.mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    rows(row('N1'))
    await timeline.pass(119_000)
    expect(money.open()).toMatchObject([{ state: 'checking', misses: 0 }])
    inquiry.mockResolvedValue(inquire)
    await timeline.pass(1000)
    expect(money.open()).toMatchObject([{ state: 'done', ref: 'N1' }])
  })

  it('what asks is loaded while the request is on its way', async () => {
    const inquiry = vi.fn<() => Promise<Inquire>>().mockResolvedValue(inquire)
    const { open, write } = device({ inquiry })
    write.mockImplementation(async () => {
      await vi.waitFor(() => expect(inquiry).toHaveBeenCalled())
      return { no: 'N1' }
    })
    const money = open()
    expect(inquiry).not.toHaveBeenCalled()
    expect((await money.send(pay, body)).is).toBe('done')
  })
})
