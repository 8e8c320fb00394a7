// The server of the API for developing and tests. Schemas and examples say all that it answers.
import { createSandbox } from '@pagewright/testkit/sandbox'

/** Opens the sandbox with its repositories and issues. Whoever opens it closes it. */
export function openSandbox() {
  return createSandbox({ root: `${import.meta.dirname}/..` })
}
