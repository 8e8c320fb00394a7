// Code of the engine that is there for speed alone, and how to leave each out. A trick that buys less than a tenth on
// its page is to be removed.

/** A page of the product on which a trick is measured, and the figure that it improves. */
export type Measurement = 'scroll' | 'start' | 'startOfList' | 'key' | 'submit' | 'open'

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
    name: 'rows have heights of whole pixels',
    measured: 'scroll',
    file: 'src/engine/lists/List.css',
    from: '  block-size: calc-size(auto, round(up, size, 1px));\n',
    to: '',
  },
  {
    name: 'the element of the rows contains their size and layout',
    measured: 'scroll',
    file: 'src/engine/lists/List.css',
    from: '  contain: size layout;\n',
    to: '',
  },
  {
    name: 'rows are memoised',
    measured: 'scroll',
    file: 'src/engine/lists/virtuosoComponents.tsx',
    from: 'Item: memo(Item)',
    to: 'Item',
  },
  {
    name: 'margins of rows are kept by class',
    measured: 'scroll',
    file: 'src/engine/lists/virtuosoComponents.tsx',
    from: 'margins.get(className) ?? ',
    to: '',
  },
  {
    name: 'the header contains its layout and paint',
    measured: 'scroll',
    file: 'src/engine/ui/layout/PageFrame.css',
    from: '  contain: layout paint;\n',
    to: '',
  },
  {
    name: 'four rows are drawn before a height is known',
    measured: 'startOfList',
    file: 'src/engine/lists/VirtualRows.tsx',
    from: 'const initialRowCount = 4',
    to: 'const initialRowCount = 0',
  },
  {
    name: 'initials are computed where they show',
    measured: 'startOfList',
    file: 'src/engine/ui/data/Avatar.tsx',
    from: '  const image = safeImage(src)\n',
    to: '  const image = safeImage(src)\n  initials(name)\n',
  },
  {
    name: 'the time of the zone is computed when it is read',
    measured: 'start',
    file: 'src/engine/runtime/scope/useNow.ts',
    from: "  const now: ScopeValues['now'] = {",
    to: "  read()\n  const now: ScopeValues['now'] = {",
  },
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
    name: 'all styles are one file',
    measured: 'start',
    file: 'tools/vite/pagewright.ts',
    from: 'cssCodeSplit: false',
    to: 'cssCodeSplit: true',
  },
  {
    name: 'a text input keeps its text until it is left',
    measured: 'key',
    file: 'src/engine/forms/state/useTextInput.ts',
    from: 'if (rendered?.isWatched) commit()',
    to: 'if (rendered) commit()',
  },
  {
    name: 'validation is warmed up in an idle moment',
    measured: 'submit',
    file: 'src/engine/forms/state/useWarmUp.ts',
    from: 'globalThis.requestIdleCallback?.(warmUp)',
    to: 'void warmUp',
  },
  {
    name: 'the rows of a choice are memoised',
    measured: 'submit',
    file: 'src/engine/forms/controls/ChoiceRows.tsx',
    from: 'const Rows = memo(function Rows({ id, choices, value, multiple, isLocked, hasErrors: isInvalid, onPress }: RowsProps) {',
    to: 'const Rows = Object.assign(function Rows({ id, choices, value, multiple, isLocked, hasErrors: isInvalid, onPress }: RowsProps) {',
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
    measured: 'open',
    file: 'src/engine/forms/controls/ChoicePicker.css',
    from: '    content-visibility: auto;\n',
    to: '',
  },
]
