// Tests of every page of a product in a browser: call `pageTests()` in a file of Playwright.
export { type Browser, pageTests, type PageTestOptions } from './pages/pageTests'
