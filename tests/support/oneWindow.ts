// React, its test library and our own modules remember the window that they were loaded in. Loading them for each file
// took longer than their tests, so the files of a worker share them, and with them one window.
import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { 'happy-dom': happyDom } = builtinEnvironments
let opened: Promise<unknown> | undefined

export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    opened ??= Promise.resolve(happyDom.setup(global, options))
    await opened
    return { teardown: () => {} }
  },
} satisfies Environment
