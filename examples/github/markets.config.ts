import { main } from './markets/main'

/** Every market by its id; the first one serves every host that none names. */
export const markets = { main } as const
