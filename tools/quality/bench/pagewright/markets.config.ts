import { bench } from './markets/bench'

/** The only market of the bench. */
export const markets = { bench } as const
