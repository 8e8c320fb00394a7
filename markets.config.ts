import { international } from './markets/international'
import { russia } from './markets/russia'
import { testBrand } from './markets/testBrand'

/** The market variants by id; the first one serves every host that no market names. */
export const markets = { international, russia, 'test-brand': testBrand } as const
