// The tests that a product gets for nothing: `productTests()` in a test file of its own.
export { type OpenedSandbox, productTests, type ProductTestOptions } from './productTests'
