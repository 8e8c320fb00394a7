// The states of a withdrawal order and who moves them: decision 17, row by row. What is not here is refused.
import type { WithdrawalOrder } from '../../src/generated/types'

export type Status = WithdrawalOrder['status']
export type AfterSaleState = WithdrawalOrder['after_sale']['state']
export type Event =
  | 'process'
  | 'cancel'
  | 'cancelLate'
  | 'refuse'
  | 'transfer'
  | 'receive'
  | 'autoConfirm'
  | 'dispute'
  | 'disputeLate'
  | 'reprocess'

export interface Transition {
  readonly by: 'user' | 'reseller' | 'clock'
  readonly from: readonly Status[]
  readonly to: Status
  /** In which states of a complaint it is possible; absent means in all. */
  readonly whileAfterSale?: readonly AfterSaleState[]
  readonly afterSale?: AfterSaleState
  /** What becomes of the diamonds held for the order. */
  readonly diamonds?: 'release' | 'spend' | 'hold'
  readonly needsProof?: true
}

export const transitions: { readonly [E in Event]: Transition } = {
  process: { by: 'reseller', from: ['pending'], to: 'applying' },
  cancel: { by: 'user', from: ['pending'], to: 'cancelled', diamonds: 'release' },
  // The two late ones come after the expected arrival.
  cancelLate: { by: 'user', from: ['applying'], to: 'cancelled', diamonds: 'release' },
  disputeLate: { by: 'user', from: ['applying'], to: 'in_progress', afterSale: 'open' },
  refuse: { by: 'reseller', from: ['pending', 'applying'], to: 'closed', diamonds: 'release' },
  transfer: { by: 'reseller', from: ['applying'], to: 'in_progress', needsProof: true },
  // Who confirms receipt has nothing left to complain about.
  receive: { by: 'user', from: ['in_progress'], to: 'completed', afterSale: 'none', diamonds: 'spend' },
  autoConfirm: {
    by: 'clock',
    from: ['in_progress'],
    to: 'completed',
    whileAfterSale: ['none', 'reprocessed'],
    diamonds: 'spend',
  },
  dispute: {
    by: 'user',
    from: ['in_progress', 'completed'],
    to: 'in_progress',
    whileAfterSale: ['none', 'reprocessed'],
    afterSale: 'open',
    diamonds: 'hold',
  },
  reprocess: {
    by: 'reseller',
    from: ['in_progress'],
    to: 'in_progress',
    whileAfterSale: ['open'],
    afterSale: 'reprocessed',
    needsProof: true,
  },
}

/** Days after completion within which a complaint is heard (decision 17). */
export const disputeDays = 7

export function isPossible(event: Event, status: string, afterSale: string): boolean {
  const { from, whileAfterSale } = transitions[event]
  const includes = (list: readonly string[], value: string) => list.includes(value)
  return includes(from, status) && (whileAfterSale === undefined || includes(whileAfterSale, afterSale))
}
