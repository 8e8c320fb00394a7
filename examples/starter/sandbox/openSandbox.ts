// The server of the API for developing and tests. Schemas and examples answer; a handler says who asks.
import { createSandbox } from '@pagewright/testkit/sandbox'

/** Opens the sandbox with its notes. Whoever opens it closes it. */
export function openSandbox() {
  return createSandbox({ root: `${import.meta.dirname}/..`, handlers: { 'POST /account': () => ({ uid: '1' }) } })
}
