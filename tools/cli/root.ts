/** The folder of the product: the one that a command is run in. */
export const root = process.cwd()
