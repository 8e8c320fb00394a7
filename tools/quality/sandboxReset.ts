import { createSandbox, defaultFile } from '../../sandbox/createSandbox'

/** `npm run sandbox:reset`: the people and orders of the first start again. */
export async function main(): Promise<number> {
  const sandbox = createSandbox({ file: defaultFile })
  sandbox.reset()
  sandbox.close()
  console.log(`${defaultFile} is as it was at the first start.`)
  return 0
}
