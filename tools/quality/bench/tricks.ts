// Code of the engine that is there for speed alone, and how to leave each out. A trick that buys less than a tenth on
// its page is to be removed.

/** A page of the product on which a trick is measured, and the figure that it improves. */
export type Measurement = 'start' | 'key' | 'open' | 'openWork'

export interface Trick {
  readonly name: string
  readonly measured: Measurement
  readonly file: string
  /** The text that is replaced, and what stands there without the trick. */
  readonly from: string
  readonly to: string
}

export const tricks: readonly Trick[] = [
  {
    name: 'a page is one file with its forms and endpoints',
    measured: 'start',
    file: 'tools/vite/pagewright.ts',
    from: '    ownForms(root),\n',
    to: '',
  },
  {
    name: 'the document preloads the main module',
    measured: 'start',
    file: 'tools/vite/pagewright.ts',
    from: '    preloadMain(main),\n',
    to: '',
  },
  {
    name: 'a text input keeps its text until it is left',
    measured: 'key',
    file: 'src/engine/forms/state/useTextInput.ts',
    from: 'if (rendered?.isWatched) commit()',
    to: 'if (rendered) commit()',
  },
  {
    name: 'a long choice draws its rows in a deferred render',
    measured: 'open',
    file: 'src/engine/forms/controls/ChoicePicker.tsx',
    from: 'useDeferredValue<readonly Choice[] | null>(found, null)',
    to: 'useDeferredValue<readonly Choice[] | null>(found, found)',
  },
  {
    name: 'rows of a long choice are laid out when they are seen',
    measured: 'openWork',
    file: 'src/engine/forms/controls/ChoicePicker.css',
    from: '    content-visibility: auto;\n',
    to: '',
  },
]
