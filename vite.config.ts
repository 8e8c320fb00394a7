import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { importTool } from './tools/cli/importTool.mjs'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const tools = await importTool<typeof import('./tools/vite/index.ts')>(`${root}/tools/vite/index.ts`, root)

/**
 * Tests that generate and build projects, read all sources, or try thousands of random values and histories. They have a
 * step of their own, so that units stay quick.
 */
const long = [
  'tests/architecture.test.ts',
  'tests/engine/layers.test.ts',
  'tests/evidence/*.test.ts',
  'tests/**/*.long.test.ts',
  'tests/tooling/**/*.test.ts',
  'tests/generate/**/*.test.ts',
  'tests/contract/faults/*.test.ts',
  'tests/contract/money/simulation.test.ts',
  'tests/engine/faults/*.test.ts',
]

/** Tests that need a window. If a file of the others asked for one, its worker could not run the next file. */
const withWindow = 'tests/**/*.window.test.ts'

/** Tests with components that run with the long ones: screens of the tools, and each field of each form. */
const longComponents = [
  'tests/studio/**/*.test.tsx',
  'tests/workbench/**/*.test.tsx',
  'tests/shell/**/*.test.tsx',
  'tests/pages/bounds.test.tsx',
]

/** Bounds for a machine five times slower than a quiet one with two cores, also where a hook copies, compiles or builds. */
const bounds = { testTimeout: 600_000, hookTimeout: 600_000 }

/** The settings of a project with components. */
const components = {
  isolate: false,
  // These tests wait for timers a third of their time. In a group of their own they do not end the workers of others.
  maxWorkers: '150%',
  sequence: { groupOrder: 1 },
  environment: './tests/support/oneWindow.ts',
  setupFiles: ['tests/support/afterEach.ts'],
}

export default defineConfig({
  plugins: [
    react(),
    tools.pagewright({
      root,
      project: 'lumi',
      contactOf: ({ facts }) => (typeof facts.contact === 'string' ? facts.contact : ''),
    }),
  ],
  test: {
    // All cores: left alone, a machine with two uses one.
    maxWorkers: '100%',
    exclude: ['tests/e2e/**'],
    environment: 'node',
    alias: { 'virtual:studio/product': `${root}/tests/support/studioProduct.ts` },
    // Far from both UTC and the product's zone: a test that leans on the machine's zone fails here.
    env: { TZ: 'Asia/Kathmandu' },
    // No test waits by the clock; a busy machine may be slow. The long tests have bounds of their own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    // A test without an assertion proves nothing, for example if what it goes through is empty.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    // A difference in a long list is shown with the lines around it, and a list that should be empty by its first lines.
    diff: { expand: false, contextLines: 3, truncateThreshold: 60 },
    // Tests wait for what is drawn, so answers may come outside of act.
    onConsoleLog: (log) => (/not wrapped in act\(|event was not wrapped in act/.test(log) ? false : undefined),
    unstubGlobals: true,
    projects: [
      // Without React nothing is left behind in a module, so these files need not load each module anew.
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['tests/**/*.test.ts'],
          exclude: [...long, withWindow],
          isolate: false,
          setupFiles: ['tests/support/realClock.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'react', include: ['tests/**/*.test.tsx', withWindow], exclude: longComponents, ...components },
      },
      {
        extends: true,
        test: { name: 'long', include: long, isolate: false, setupFiles: ['tests/support/realClock.ts'], ...bounds },
      },
      { extends: true, test: { name: 'long components', include: longComponents, ...components, ...bounds } },
    ],
  },
})
