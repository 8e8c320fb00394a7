// Tests the layers of the engine: which folders a folder may import.
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, allImports, root } from '../support/sourceFiles'

describe('the layers of the engine', () => {
  // The lowest layer is first. A folder imports only from lower layers, types and `import()` included.
  const layers = `
    lib, language/grammar, language/types, language/runtime, i18n, theme
    ui/format, ui/icons, ui/input, ui/overlay, ui/feedback, ui/data, ui/chart, ui/layout
    api/answer, api, session, native, money/journal, money
    forms/shims, forms/fields, forms/validation, forms/state, forms/controls/input, forms/controls, forms/files, forms/theme, forms
    lists/data, lists/scroll, lists
    runtime/site, runtime/app, runtime/navigation, runtime/session, runtime/scope, runtime/native
    values, actions/perform, actions/review, actions/money, actions
    blocks/request, blocks/rows, blocks/list/filters, blocks/<kind>, blocks, walk, page, report, boot, exports, .
  `
    .trim()
    .split(/[,\s]+/)
  const engineFiles = files.filter((file) => file.startsWith('src/engine/') && !file.endsWith('README.md'))
  const folderOf = (file: string) => relative('src/engine', dirname(file)) || '.'
  const isKind = (folder: string) => existsSync(join(root, 'src/engine', folder, 'definition.ts'))
  const layerOf = (file: string) => (isKind(folderOf(file)) ? 'blocks/<kind>' : folderOf(file))

  it('are all folders', () => {
    expect([...new Set(engineFiles.map(layerOf))].toSorted()).toEqual(layers.toSorted())
  })

  it('import only from those below', () => {
    const wrong = allImports().filter(
      ({ from, to, isPackage }) =>
        from.startsWith('src/engine/') && !isPackage && layers.indexOf(layerOf(to)) > layers.indexOf(layerOf(from)),
    )
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('no kind of block imports the code of another one', () => {
    const others = allImports().filter(
      ({ from, to }) =>
        // A kind may have parts of another one in its grammar.
        !/\.css$|\/definition\.ts$/.test(to) &&
        [from, to].every((file) => layerOf(file) === 'blocks/<kind>') &&
        folderOf(from) !== folderOf(to),
    )
    expect(others.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})
