/** The folder of the product: the current folder. */
export const root = process.cwd()
