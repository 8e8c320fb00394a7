// Tests the architecture: which files may import which, and what no file may contain. Lint rules show the same in an
// editor. These tests read every file as text, whatever the linter understands.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runnerImport } from 'vite'
import { code, configs, files, allImports, type Import, linesOf, read, root } from './support/sourceFiles'

describe('who may import whom', () => {
  const engine = (to: string) => to.startsWith('src/engine/')
  const language = (to: string) => /^@pagewright\/engine\/(language|register)$/.test(to)
  const generated = (to: string) => to.startsWith('src/generated/')
  const packageOf = (file: string) => /^(src\/engine|tools\/\w+)\//.exec(file)?.[1]
  const within = (folder: string) => (to: string) => to.startsWith(`${folder}/`)

  const table: readonly {
    readonly folder: string
    readonly of: (file: string) => boolean
    readonly mayUse: (used: Import) => boolean
  }[] = [
    {
      folder: 'src/engine/language',
      of: within('src/engine/language'),
      mayUse: ({ to, isPackage }) => !isPackage && (within('src/engine/language')(to) || within('src/engine/lib')(to)),
    },
    {
      folder: 'everything but the engine and its tests',
      of: (file) => !engine(file) && !['tests/engine', 'tests/contract'].some((folder) => within(folder)(file)),
      // Other packages and the product use only the exports of the engine's package.json.
      // `tests/contract` tries the inner code of the engine with every call of Lumi.
      mayUse: ({ to }) => !engine(to),
    },
    {
      folder: 'the packages',
      of: (file) => packageOf(file) !== undefined,
      // A package uses another one by its exports, and not by the paths of its files.
      mayUse: ({ from, to }) => packageOf(to) === undefined || packageOf(to) === packageOf(from),
    },
    {
      folder: 'src/engine',
      of: engine,
      mayUse: ({ to, isPackage }) => (isPackage ? !to.startsWith('node:') : engine(to)),
    },
    {
      folder: 'src/widgets',
      of: within('src/widgets'),
      mayUse: ({ to, isPackage }) => (isPackage ? !to.startsWith('node:') : generated(to) || within('src/widgets')(to)),
    },
    {
      folder: 'pages',
      of: (file) => within('pages')(file) || file === 'pages.config.ts',
      mayUse: ({ to, isType }) => within('pages')(to) || (isType && language(to)),
    },
    {
      folder: 'markets',
      of: (file) => within('markets')(file) || file === 'markets.config.ts',
      mayUse: ({ to, isType }) => within('pages')(to) || within('markets')(to) || (isType && language(to)),
    },
    {
      folder: 'sandbox',
      of: within('sandbox'),
      mayUse: ({ to, isPackage }) => isPackage || within('sandbox')(to) || within('schemas')(to) || generated(to),
    },
    {
      folder: 'tools/studio, but its server',
      of: (file) => within('tools/studio')(file) && !within('tools/studio/server')(file),
      // Pages of the studio run in a browser. They know a product only by the module `virtual:studio/product`.
      mayUse: ({ to, isPackage }) =>
        isPackage
          ? !to.startsWith('node:')
          : within('tools/studio')(to) &&
            (!within('tools/studio/server')(to) ||
              ['studioAddress', 'studioProduct', 'studioReleases'].some(
                (name) => to === `tools/studio/server/api/${name}.ts`,
              )),
    },
    {
      folder: 'tools/studio/shell',
      of: within('tools/studio/shell'),
      mayUse: ({ to, isPackage }) => isPackage || within('tools/studio/shell')(to),
    },
    {
      folder: 'tools/studio/workbench',
      of: within('tools/studio/workbench'),
      mayUse: ({ to, isPackage }) =>
        isPackage || ['workbench', 'shell'].some((name) => within(`tools/studio/${name}`)(to)),
    },
    {
      folder: 'the packages, but the private tools of this repository',
      of: (file) => packageOf(file) !== undefined && !['tools/commands', 'tools/docs'].includes(packageOf(file) ?? ''),
      // A package reads the product through its root folder, whatever the product is.
      mayUse: ({ to, isPackage }) => isPackage || packageOf(to) !== undefined,
    },
    {
      folder: 'tools/cli/check/grammar',
      of: within('tools/cli/check/grammar'),
      // The showcase checks in a browser.
      mayUse: ({ to, isPackage }) =>
        isPackage
          ? ['@pagewright/engine/tools', '@eslint-community/regexpp'].includes(to)
          : within('tools/cli/check/grammar')(to),
    },
    {
      folder: 'tools/studio/showcase',
      of: within('tools/studio/showcase'),
      mayUse: ({ to, isPackage }) => (isPackage ? !to.startsWith('node:') : within('tools/studio/showcase')(to)),
    },
    {
      folder: 'everything but the server of the showcase and its tests',
      of: (file) =>
        !within('tools/studio/showcase')(file) &&
        !/^tests\/(showcase|e2e)\//.test(file) &&
        file !== 'tools/studio/server/showcasePlugin.ts',
      // No build of a product contains the showcase.
      mayUse: ({ to }) => !within('tools/studio/showcase')(to),
    },
    {
      folder: 'tests/engine',
      of: within('tests/engine'),
      // The texts of the engine are those of the starter, under keys that begin with `engine.`.
      mayUse: ({ to }) =>
        !/^((pages|markets|schemas|locales|sandbox|src\/(widgets|generated)|tests\/(contract|pages))\/|[^/]*\.config|virtual:)/.test(
          to,
        ),
    },
    {
      folder: 'src',
      of: (file) => /^src\/[^/]+$/.test(file),
      mayUse: ({ to }) => !/^(sandbox|tools|tests)\//.test(to),
    },
  ]

  it.each(table)('$folder', ({ of, mayUse }) => {
    const wrong = allImports().filter((used) => of(used.from) && !mayUse(used))
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })

  it('every import within the house leads to a file', () => {
    const lost = allImports().filter(
      ({ to, isPackage }) =>
        !isPackage &&
        !/^(src\/generated|\.pagewright|bench\/schemas)\//.test(to) &&
        !existsSync(join(root, to.replace(/\?form$/, ''))),
    )
    expect(lost.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
  })
})

describe('the engine', () => {
  const words =
    /guild|\bcoins?\b|diamond|recharge|withdraw|\bagents?\b|reseller|(?<!overflow-)anchor|gemstone|lumi(?!n)/i

  it('knows no word of the product', () => {
    expect(
      linesOf(
        files.filter((file) => file.startsWith('src/engine/')),
        words,
      ),
    ).toEqual([])
  })

  it('exports by name only', () => {
    expect(
      linesOf(
        code.filter((file) => /^(src|sandbox)\//.test(file)),
        /^export default|^export \*/,
      ),
    ).toEqual([])
  })
})

describe('pages and markets', () => {
  it.each(configs)('%s is plain data', async (file) => {
    const { module } = await runnerImport<{ readonly [name: string]: unknown }>(join(root, file), {
      root,
      logLevel: 'error',
    })
    expect(Object.keys(module).length).toBeGreaterThan(0)
    for (const value of Object.values(module)) expect(JSON.parse(JSON.stringify(value))).toEqual(value)
  })

  it('hold no function and no expression', () => {
    const data = code.filter((file) => /^(pages|markets)[./]/.test(file))
    expect(linesOf(data, /^(?!\s*(\/\*|\*|\/\/)).*(=>|\bfunction\b|\bnew [A-Z]|`|\bawait\b|\bimport\()/)).toEqual([])
  })
})

describe('every file', () => {
  it('has a name that says something', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.tsx?$)/i
    expect(
      code.filter(
        (file) =>
          // A page has the name of its address.
          (!file.startsWith('pages/') && vague.test(file.replace('src/engine/lib/', 'src/engine/'))) ||
          /(?<!engine|generate|tools\/\w+|studio\/server|vitepress\/theme)\/index\.tsx?$/.test(file),
      ),
    ).toEqual([])
  })

  it('has no any, no enum, no unexplained silence', () => {
    const shipped = code.filter((file) => !file.startsWith('tests/'))
    expect(
      linesOf(
        shipped,
        /(:|<|\bas|\|) any\b|<any>|\bany\[\]|^\s*(export )?(const )?enum |^\s*\/\/ @ts-(ignore|nocheck)/,
      ),
    ).toEqual([])
  })

  it('makes no HTML and no code from text', () => {
    const shipped = code.filter((file) => file.startsWith('src/'))
    const holes =
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|\beval\(|new Function/
    expect(linesOf(shipped, holes)).toEqual([])
  })

  it('names no machine', () => {
    expect(
      linesOf(
        files.filter((file) => file !== 'tests/architecture.test.ts'),
        /\/(home|Users|work)\/\w+\//,
      ),
    ).toEqual([])
  })
})

describe('style sheets', () => {
  const sheets = files.filter((file) => file.endsWith('.css'))

  it('are logical: they mirror in right-to-left languages', () => {
    // Stylelint demands a reason for a physical float, which each engine of the floor supports.
    const physical =
      /^\s*(margin|padding|border)-(left|right|top|bottom)\b|^\s*(left|right|top|bottom|width|height|(min|max)-(width|height))\s*:|(?<!float):\s*(left|right)\s*;/
    expect(linesOf(sheets, physical)).toEqual([])
  })

  it('load nothing from elsewhere', () => {
    expect(linesOf(sheets, /@import|url\((?!['"]?(#|\.))/)).toEqual([])
  })
})

describe('index.html', () => {
  const page = read('index.html')

  it('forbids referrers before anything can be loaded', () => {
    const tags = [...page.matchAll(/<(meta|link|script|title)\b[^>]*>/g)].map(([tag]) => tag)
    expect(tags[0]).toBe('<meta name="referrer" content="no-referrer" />')
  })

  it('holds no script, style or listener of its own', () => {
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/)
  })
})
