// Browser tests of the build in old and other engines. `npm test -- whole -t engines` runs them after a build.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/support/setUp.ts',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  reporter: 'list',
  forbidOnly: true,
  workers: 1,
  // A browser that crashes proves nothing about the page, unless it does so twice.
  retries: 1,
  // An engine may have to be installed.
  timeout: 600_000,
  expect: { timeout: 20_000 },
})
