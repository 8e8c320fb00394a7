import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { slice } from './tests/e2e/support/slice'

// Workers read this file too and must agree on the folder. Nothing is left in the repository.
process.env.E2E_FOLDER ??= join(tmpdir(), `e2e-${process.pid}`)

const report = process.env.E2E_REPORT
const isRoot = process.getuid?.() === 0

// What builds or serves a copy of the project takes long: a whole run takes some of these files, which turn with the commit.
const copying = ['config', 'gallery', 'pageTestsAdded', 'readme', 'start', 'starter', 'workbench']
const turned = new Set(process.env.E2E_WHOLE === '1' ? slice(copying, 2) : copying)
const resting = copying.filter((name) => !turned.has(name)).map((name) => `**/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/needsBuild.ts',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.E2E_FOLDER,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  forbidOnly: true,
  fullyParallel: true,
  // Of two cores each test leaves a third of one to the others: it waits for answers and for what moves.
  workers: 3,
  // What passes at the second try is named by the step of the run: it is to be looked at, and does not stop a change.
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
    { name: 'phone', testIgnore: ['**/*.after.spec.ts', ...resting], teardown: 'after' },
    { name: 'after', testMatch: '**/*.after.spec.ts' },
  ],
})
