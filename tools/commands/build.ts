import { join } from 'node:path'
import { buildForPeople } from './buildForPeople'
import { precompress } from '@pagewright/vite'
import { examples, program, root } from '@pagewright/cli/source'

/** Builds `dist` as it is deployed, with compressed files. It takes no arguments, because `npm start` does the rest. */
export const main = program(
  (command) => command.addHelpText('after', examples('')),
  async () => {
    await buildForPeople({ root })
    console.log(`Packed ${precompress(join(root, 'dist'))} files with brotli and gzip.`)
    return 0
  },
)
