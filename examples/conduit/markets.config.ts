import { qanat } from './markets/qanat'
import { world } from './markets/world'

/** Every market by its id; the first one serves every host that none names. */
export const markets = { world, qanat } as const
