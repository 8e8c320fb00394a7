// Lets this process import the packages of this repository from their TypeScript sources, which Node 20 cannot read.
// Published packages are compiled and do without it.
import { register } from 'node:module'

// The stack of an error names the lines of the sources.
process.setSourceMapsEnabled(true)
register('./sourceHooks.mjs', import.meta.url)
