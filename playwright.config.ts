import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Each worker notes its calls there, too: tests/e2e/support/calls.ts. Git ignores the folder.
process.env.E2E_FOLDER ??= join(import.meta.dirname, 'test-results')

const isRoot = process.getuid?.() === 0
/** These build or serve a copy of the project, or compile it: the tools of operators, and the rest. */
const tools = /\/(studio\w*|workbench)\.spec\.ts$/
const copies =
  /\/(config|looks|morePages|otherProducts|ownServer|phoneEdges|readme|showcase|signedReleases|start)\.spec\.ts$/
/** A machine five times slower than a quiet one with two cores needs less, for what a server prepares or a build makes. */
const patience = 120_000
const toPass = { timeout: patience }

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/setUp.ts',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.E2E_FOLDER,
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  // Of two cores each test leaves a third of one to the others: it waits for answers and for what moves.
  workers: 3,
  // `npm test` names what passes only at the second try.
  retries: 1,
  // Also for each hook that packs, installs, builds or starts a product on such a machine. What hangs ends earlier, by `patience`.
  timeout: 600_000,
  expect: { timeout: 15_000, toPass },
  use: {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Riyadh',
    actionTimeout: patience,
    navigationTimeout: patience,
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
    // They take the longest: begun last, one would run alone at the end. One worker of each serves a product once.
    { name: 'tools', workers: 1, testMatch: tools, expect: { timeout: patience, toPass } },
    { name: 'copies', workers: 1, testMatch: copies, expect: { timeout: patience, toPass } },
    { name: 'phone', testIgnore: [/\.after\.spec\.ts$/, copies, tools], teardown: 'after' },
    { name: 'after', testMatch: '**/*.after.spec.ts' },
  ],
})
