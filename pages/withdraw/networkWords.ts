import type { PartConfig } from '@pagewright/engine/language'

/** The networks that a crypto account may be on. */
export const networkWords = {
  value: {
    TRC20: 'method.network.TRC20',
    ERC20: 'method.network.ERC20',
    BEP20: 'method.network.BEP20',
    TON: 'method.network.TON',
  },
} as const satisfies PartConfig
