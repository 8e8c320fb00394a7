// A sandbox server that a product gets from its schemas and examples.
export { createSandbox, type SandboxOptions } from './sandbox/createSandbox'
export { SandboxRefusal, type SandboxRow, type SandboxCall, type SandboxHandler } from './sandbox/handler'
export { openAnswers } from './sandbox/openAnswers'
