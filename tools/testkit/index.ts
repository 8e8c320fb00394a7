// Tests for every product: call `productTests()` in a test file.
export { type OpenedSandbox, productTests, type ProductTestOptions } from './productTests'
