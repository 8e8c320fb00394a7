import react from '@vitejs/plugin-react'
import { pagewright } from '@pagewright/vite'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** Far from both UTC and the product's zone: a test that leans on the machine's zone fails here. */
const env = { TZ: 'Asia/Kathmandu' }

export default defineConfig({
  plugins: [react(), pagewright({ root, project: 'lumi', contact: 'contact' })],
  test: {
    reporters: ['default', './tests/support/lastLine.ts'],
    // All cores: left alone, a machine with two uses one.
    maxWorkers: '100%',
    maxConcurrency: 2,
    environment: 'node',
    alias: { 'virtual:studio/product': `${root}/tests/support/studioProduct.ts` },
    // No test waits by the clock; a machine may be five times slower than a quiet one with two cores.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
    // A test without an assertion proves nothing, for example if what it goes through is empty.
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    // A difference in a long list is shown with the lines around it, and a list that should be empty by its first lines.
    diff: { expand: false, contextLines: 3, truncateThreshold: 60 },
    // Tests wait for what is drawn, so answers may come outside of act.
    onConsoleLog: (log) => (/not wrapped in act\(|event was not wrapped in act/.test(log) ? false : undefined),
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'sources', include: ['tests/whole/sources.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/whole/**'],
          isolate: false,
          sequence: { groupOrder: 1 },
          env,
          setupFiles: ['tests/support/realClock.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'window',
          include: ['tests/**/*.test.tsx'],
          isolate: false,
          // These tests wait for timers a third of their time. In a group of their own they do not end the workers of others.
          maxWorkers: '150%',
          sequence: { groupOrder: 2 },
          env,
          environment: './tests/support/oneWindow.ts',
          setupFiles: ['tests/support/afterEach.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'build', include: ['tests/whole/build.test.ts'], sequence: { groupOrder: 3 } },
      },
    ],
  },
})
