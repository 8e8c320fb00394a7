import { bench } from './markets/bench'

/** The one market of the bench. */
export const markets = { bench } as const
