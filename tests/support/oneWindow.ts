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
    // As wide as a phone: from 900 px on, details stand beside a list.
    const { happyDOM } = global as unknown as { readonly happyDOM?: { setViewport(size: object): void } }
    happyDOM?.setViewport({ width: 375, height: 812 })
    // Nothing moves here: an animation would never end.
    const { Element: element } = global as unknown as { readonly Element: { readonly prototype: object } }
    Reflect.deleteProperty(element.prototype, 'animate')
    return { teardown: () => {} }
  },
} satisfies Environment
