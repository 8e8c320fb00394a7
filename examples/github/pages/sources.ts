/** Reads that several pages share, by name. */
export const sources = {} as const
