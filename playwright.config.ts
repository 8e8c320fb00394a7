import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { copying } from './tools/quality/evidence/subjects'

// Each worker notes its calls there, too: tests/e2e/support/calls.ts. Git ignores the folder.
process.env.E2E_FOLDER ??= join(import.meta.dirname, 'test-results')

const report = process.env.E2E_REPORT
const json = report ? [['json', { outputFile: report }] as const] : []
const isRoot = process.getuid?.() === 0
const copies = copying.map((table) => `**/${table}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/needsBuild.ts',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.E2E_FOLDER,
  reporter: [[report ? 'line' : 'list'], ...json, ['./tests/e2e/support/mustExpect.ts']],
  forbidOnly: true,
  fullyParallel: true,
  // Of two cores each test leaves a third of one to the others: it waits for answers and for what moves.
  workers: 3,
  // `npm test` names what passes only at the second try.
  retries: 1,
  // The bounds are for a machine that does something else besides.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Riyadh',
    trace: 'off',
    screenshot: 'off',
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
        // Markets are chosen by host: every example host is this machine.
        '--host-resolver-rules=MAP *.example 127.0.0.1',
        // They are secure in life; Chromium takes patterns below a domain only.
        '--unsafely-treat-insecure-origin-as-secure=*.lumi.example,*.lumi-ru.example,*.nova.example',
      ],
    },
  },
  projects: [
    // They take the longest: begun last, one would run alone at the end.
    { name: 'copies', testMatch: copies },
    { name: 'phone', testIgnore: ['**/*.after.spec.ts', ...copies], teardown: 'after' },
    { name: 'after', testMatch: '**/*.after.spec.ts' },
  ],
})
