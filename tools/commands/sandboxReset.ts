import { examples, program } from '@pagewright/cli/source'
import { createSandbox, defaultFile } from '../../sandbox/createSandbox'

/** Restores the initial people and orders of the sandbox (`npm run sandbox:reset`). */
export const main = program(
  (command) => command.addHelpText('after', examples('')),
  async () => {
    const sandbox = createSandbox({ file: defaultFile })
    sandbox.reset()
    sandbox.close()
    console.log(`${defaultFile} has its initial content again.`)
    return 0
  },
)
