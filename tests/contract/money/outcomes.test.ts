// Compares the outcome rules of schemas/api.json with the calls themselves.
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkOutcome } from '../../../tools/cli/check/product/checkOutcome'
import { readContract } from '../../../tools/cli/generate/schemaSet'
import { endpointShape } from '../../../tools/cli/generate/shapes'
import { findOutcome } from '../../../src/engine/money/findOutcome'
import { factsForRule } from '../../../src/engine/money/intentFingerprint'
import type { OutcomeRule } from '../../../src/engine/money/outcomeRule'
import { deedOf, me, someWish } from './simulation/wishes'
import { createRandom } from '../../support/random'
import { Server } from './simulation/server'
import { shapesOf } from './simulation/histories'

const root = resolve(import.meta.dirname, '../../..')
const contract = readContract(root)
const moneyCalls = Object.keys(contract.calls).filter((name) => contract.calls[name]?.kind === 'money')

describe('F21 calls that move money', () => {
  it.each(moneyCalls)('%s says how its outcome is found', (name) => {
    expect(endpointShape(contract, contract.set, name)).toHaveProperty('outcome.match')
  })

  it('are all in the simulation', () => {
    const random = createRandom(1)
    const wished = new Set(Array.from({ length: 300 }, () => someWish(random, true).endpoint))
    expect([...wished].toSorted()).toEqual(moneyCalls.toSorted())
  })

  it('are found once they are done, and not before', async () => {
    const random = createRandom(2)
    const shapes = shapesOf(root)
    for (let time = 0; time < 60; time += 1) {
      const { endpoint, body, deed } = someWish(random, true)
      const rule = shapes[endpoint]?.outcome as OutcomeRule
      const server = new Server({ honoursKeys: false, tellsRefs: true, echoesKeys: false })
      const scope = { body: factsForRule(rule, body), user: { uid: me }, since: 940 }
      const look = () =>
        findOutcome(
          async (call, query) => {
            const answer = server.read(call, query as never).body as { code: number; res: unknown }
            return answer.code === 0 ? answer.res : {}
          },
          rule,
          scope,
          { key: 'k', isTaken: () => false, rivals: 0, trustedFrom: 0 },
        )
      expect(await look(), deed).toEqual({ is: 'missing' })
      server.write(endpoint, body, { key: 'k', at: 1_000_000 })
      expect(await look(), deed).toMatchObject({ is: 'found' })
      expect(deedOf(endpoint, scope.body)).toBe(deed)
    }
  })
})

describe('a rule that cannot work is refused when the site is generated', () => {
  const name = 'POST /web/AgentGold'
  const rule = contract.calls[name]?.outcome as OutcomeRule
  it.each([
    [{ call: 'POST /web/AgentGold' }, 'is not a reading call'],
    [{ call: 'POST /nowhere' }, 'is not a reading call'],
    [{ body: { colour: 'red' } }, 'takes no "colour"'],
    [{ match: [] }, '"match" is empty'],
    [{ match: [{ 'row.colour': 'red' }] }, 'there is no "row.colour"'],
    [{ match: [{ 'row.coins': { from: 'body.colour' } }] }, 'there is no "body.colour"'],
    [{ match: [{ coins: 1 }] }, 'there is no "coins"'],
    [{ time: 'when' }, 'a row has no "when"'],
    [{ ref: 'number' }, 'a row has no "number"'],
    [{ key: 'idempotency' }, 'a row has no "idempotency"'],
    [{ ref: 'agent_name' }, '"ref" is "agent_name", which is optional in a row'],
    [{ answer: undefined }, '"ref" is "transfer_no", which the answer of POST /web/AgentGold does not require'],
    [{ answer: 'agent.json#/$defs/AgentBalance' }, 'which "agent.json#/$defs/AgentBalance" does not require'],
    [{ refusals: undefined }, '"refusals" is missing'],
    [{ refusals: [] }, '"refusals" is missing'],
    [{ refusals: ['0'] }, 'the server never refuses with "0"'],
    [{ refusals: ['11'] }, '"refusals" names "11"'],
    [{ doubtful: ['0'] }, 'the server never refuses with "0"'],
    [{ doubtful: ['11'] }, '"doubtful" names "11"'],
    [{ doubtful: ['1308', '1004'] }, '"1004" is in "refusals" and in "doubtful"'],
    [{ time: 'agent_name.at' }, 'a row has no "agent_name.at"'],
  ])('%j: %s', (wrong, sentence) => {
    expect(() => checkOutcome(contract, contract.set, name, { ...rule, ...wrong })).toThrow(sentence)
  })

  it('as is one whose second value is never that of a row', () => {
    const confirm = 'POST /web/withdrawal/order/confirm'
    const match = [{ 'row.order_no': { from: 'body.order_no' }, 'row.status': ['completed', 'complete'] }]
    const { outcome } = contract.calls[confirm] ?? {}
    const check = () => outcome && checkOutcome(contract, contract.set, confirm, { ...outcome, match })
    expect(check).toThrow('"row.status" is never "complete"')
  })

  it('and one that can is not', () => {
    expect(() => checkOutcome(contract, contract.set, name, rule)).not.toThrow()
  })

  it('nor one without a name, whose equal rows are shown as unclear', () => {
    const { ref: _, answer: __, ...nameless } = rule
    expect(() => checkOutcome(contract, contract.set, name, nameless)).not.toThrow()
  })
})
