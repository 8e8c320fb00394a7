import { describe, expect, it } from 'vitest'
import { routeBudgets } from '../../tools/quality/routeBudgets'
import { compare, filesOf } from '../../tools/quality/size'

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'], css: ['index.css'] },
  '_react.js': { file: 'react.js' },
  'list.tsx': { file: 'list.js', imports: ['_react.js', 'index.html'], css: ['list.css'] },
  'form.tsx': { file: 'form.js' },
}
const weights: { readonly [file: string]: number } = { 'index.js': 30_000, 'react.js': 60_000, 'list.js': 20_000 }
const weigh = (file: string) => weights[file] ?? 1000

describe('size', () => {
  it('counts each file that the entry and a module need once', () => {
    const { js, css } = filesOf(manifest, ['list.tsx'])
    expect(js.toSorted()).toEqual(['index.js', 'list.js', 'react.js'])
    expect(css.toSorted()).toEqual(['index.css', 'list.css'])
  })

  it('counts the style sheet of all, where a build has one', () => {
    expect(filesOf({ ...manifest, 'style.css': { file: 'all.css' } }, []).css.toSorted()).toEqual([
      'all.css',
      'index.css',
    ])
  })

  it('passes within its bounds and says the figures', () => {
    const { failed, note } = compare(manifest, { list: { modules: ['list.tsx'], js: 110, css: 2 } }, weigh)
    expect(failed).toBe(0)
    expect(note).toBe('list 110.0 + 2.0 kB')
  })

  it('counts only the bytes beyond the start, except for the start itself', () => {
    const { note } = compare(manifest, { list: { modules: ['list.tsx'], isBeyondStart: true, js: 20, css: 1 } }, weigh)
    expect(note).toBe('list 20.0 + 1.0 kB')
  })

  it.each([
    [{ modules: ['list.tsx'], isBeyondStart: true, js: 19.9, css: 1 }, '20.0 kB of JavaScript, allowed 19.9'],
    [{ modules: ['list.tsx'], js: 109.9, css: 2 }, 'kB of JavaScript, allowed 109.9'],
    [{ modules: ['list.tsx'], js: 110, css: 1.9 }, 'kB of CSS, allowed 1.9'],
    [{ modules: ['gone.tsx'], js: 999, css: 999 }, 'the build has no chunk of gone.tsx'],
  ])('fails for %j', (budget, sentence) => {
    const { failed, output } = compare(manifest, { page: budget }, weigh)
    expect(failed).toBe(1)
    expect(output).toContain(sentence)
  })
})

it('names each bound that is exceeded, and each module that is missing', () => {
  const budgets = {
    list: { modules: ['list.tsx'], js: 1, css: 1 },
    form: { modules: ['form.tsx'], js: 1, css: 999 },
    gone: { modules: ['gone.tsx'], js: 999, css: 999 },
  }
  const { output } = compare(manifest, budgets, weigh)
  expect(output.split('\n').filter((line) => /allowed|no chunk/.test(line))).toEqual([
    'list: 110.0 kB of JavaScript, allowed 1.',
    'list: 2.0 kB of CSS, allowed 1.',
    expect.stringMatching(/^form: .* kB of JavaScript, allowed 1\.$/),
    expect.stringMatching(/^gone: the build has no chunk of gone\.tsx\./),
  ])
})

describe('the bound of a route', () => {
  const bounds = { js: { form: 150, list: 130, view: 120 }, css: 11, own: { '/pay': 160 } }

  it.each([
    ['/', { code: ['view'] }, 120],
    ['/', {}, 120],
    ['/', { code: ['list', 'view'] }, 130],
    ['/', { code: ['list', 'form', 'view'] }, 150],
    ['/pay', { code: ['form', 'money'] }, 160],
  ] as const)('of %s with %j is %s kB', (route, entry, js) => {
    expect(routeBudgets({ '/pay': {}, [route]: entry }, bounds)[route]).toMatchObject({ js, css: 11 })
  })

  it('holds for what draws it, its words, and each page that a market has of its own', () => {
    const site = { '/pay': { code: ['form', 'money'], own: { second: 'second', third: 'second' } } } as const
    const budgets = routeBudgets(site, bounds)
    expect(Object.keys(budgets)).toEqual(['/pay', '/pay of second'])
    expect(budgets['/pay of second']?.modules).toEqual([
      '.pagewright/routes/pay.second.ts',
      'locales/en.json',
      'src/engine/blocks/form/formBlocks.ts',
      'src/engine/actions/money/moneyViews.tsx',
    ])
  })

  it('is refused where there is no such route', () => {
    expect(() => routeBudgets({ '/': {} }, bounds)).toThrow('"/pay", which is not a route. Routes: /.')
  })
})
