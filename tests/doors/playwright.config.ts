// Browser tests of what the documents tell people to type. `npm test -- whole -t doors` runs them.
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../test-results/doors'),
  globalSetup: './findBrowser.ts',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A command may install, pack or build, on a machine with other work.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: [
    { name: 'front', testMatch: 'front.spec.ts' },
    { name: 'doors', testIgnore: 'front.spec.ts' },
  ],
  use: {
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
