// Tests that code which fails to load counts as no answer. The parts of the journal load when a payment is sent or
// checked.
import { describe, expect, it, vi } from 'vitest'
import { checkOutcome, type CheckOutcome } from '../../../src/engine/money/checkOutcome'
import { sendMoney, type SendMoney } from '../../../src/engine/money/sendMoney'
import { body, device, failure, pay } from './setUp'

describe('F20 F21 F40 the code of the journal', () => {
  it('what sends does not load: nothing is sent, and nothing is left to find out', async () => {
    const sending = vi
      .fn<() => Promise<SendMoney>>()
      .mockRejectedValueOnce(new Error('no chunk'))
      .mockResolvedValue(sendMoney)
    const { open, write } = device({ loadSend: sending })
    write.mockResolvedValue({ no: 'N1' })
    const money = open()
    await expect(money.send(pay, body)).rejects.toThrow('no chunk')
    expect([write.mock.calls, money.open()]).toEqual([[], []])
    expect((await money.send(pay, body)).is).toBe('done')
  })

  it('what asks does not load: that is no answer either, and the next question loads it anew', async () => {
    const inquiry = vi.fn<() => Promise<CheckOutcome>>().mockRejectedValue(new Error('no chunk'))
    const { open, write, timeline, rows, row } = device({ loadCheckOutcome: inquiry })
    write.mockRejectedValue(failure('network'))
    const money = open()
    await money.send(pay, body)
    rows(row('N1'))
    await timeline.pass(119_000)
    expect(money.open()).toMatchObject([{ state: 'checking', misses: 0 }])
    inquiry.mockResolvedValue(checkOutcome)
    await timeline.pass(1000)
    expect(money.open()).toMatchObject([{ state: 'done', ref: 'N1' }])
  })

  it('what asks is loaded while the request is on its way', async () => {
    const inquiry = vi.fn<() => Promise<CheckOutcome>>().mockResolvedValue(checkOutcome)
    const { open, write } = device({ loadCheckOutcome: inquiry })
    write.mockImplementation(async () => {
      await vi.waitFor(() => expect(inquiry).toHaveBeenCalled())
      return { no: 'N1' }
    })
    const money = open()
    expect(inquiry).not.toHaveBeenCalled()
    expect((await money.send(pay, body)).is).toBe('done')
  })
})
