// The server of the API for developing and tests. Schemas and examples answer; the handlers add who is signed in.
import { createSandbox } from '@pagewright/testkit/sandbox'
import { handlers } from './handlers'

/** Opens the sandbox with its examples. Whoever opens it closes it. */
export function openSandbox() {
  const refusal = (messages: readonly string[]) => ({ errors: { body: messages } })
  return createSandbox({ root: `${import.meta.dirname}/..`, handlers, refusal })
}
