// Tests docs/bridge.md: its statements hold, and its instructions work.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { unknownFunctions } from '../../tools/cli/generate/unknownFunctions'
import { bridgeText } from '../../tools/quality/bridgeDoc/bridgeText'
import { eventUses, ownUses } from '../../src/widgets/nativeUses'
import { readContract, type Contract } from '../../tools/cli/generate/schemaSet'
import { copyProject, type ProjectCopy } from '../../tools/quality/projectCopy'
import { root } from '../../tools/cli/root'
import type { PageConfig } from '@pagewright/engine/tools'
import { nativeEvents, nativeFunctions } from '../../src/generated/native'
import { docBlock } from './docBlock'

const doc = readFileSync(join(root, 'docs/bridge.md'), 'utf8')

describe('the document', () => {
  it('has a row for each function and event', () => {
    for (const name of [...Object.keys(nativeFunctions), ...Object.keys(nativeEvents)])
      expect(doc.split(`\n| \`${name}\` | `)).toHaveLength(2)
    for (const name of Object.keys(nativeEvents)) expect(Object.keys(eventUses)).toContain(name)
  })

  it('knows all functions that the client calls by itself, and no other', () => {
    const folder = join(root, 'src/widgets/bridge')
    const code = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const called = [...code.matchAll(/\.(?:run|call)\('(\w+)'/g)].map(([, name]) => name)
    expect(new Set(called)).toEqual(new Set(Object.keys(ownUses)))
  })
})

describe('a table', () => {
  const close = { call: 'closeWebview' }
  const empty: PageConfig = { title: 'a', blocks: {} }
  const button = { block: 'links', links: { close: { do: 'native', label: 'a', ...close } } } as const
  const contract = readContract(root)

  /** Returns the users of closeWebview, as the document lists them. */
  function users(
    pages: { readonly [route: string]: PageConfig },
    patches: { readonly [market: string]: object } = {},
  ): string {
    const markets = Object.fromEntries(
      ['first', 'second'].map((market) => [market, { pages: patches[market] ?? {} }]),
    ) as unknown as Parameters<typeof bridgeText>[0]['markets']
    const text = bridgeText({ pages, sources: {}, markets }, contract)
    return /^\| `closeWebview` \|.*\| (.*?) ?\|$/m.exec(text)?.[1] ?? ''
  }

  it.each<[string, PageConfig]>([
    ['a button', { ...empty, blocks: { a: button } }],
    ['a call on opening', { ...empty, opened: { a: close } }],
    [
      'a way of sharing',
      {
        ...empty,
        blocks: { a: { block: 'links', links: { a: { do: 'share', label: 'a', text: 'a', by: close } } } },
      },
    ],
    [
      'a sheet',
      {
        ...empty,
        blocks: { a: { block: 'links', links: { a: { do: 'sheet', label: 'a', title: 'a', blocks: { b: button } } } } },
      },
    ],
    [
      'what stands in tabs',
      { ...empty, blocks: { a: { block: 'tabs', param: 't', tabs: { one: { label: 'a', blocks: { b: button } } } } } },
    ],
    ['what a page needs', { ...empty, needs: { a: { when: {}, otherwise: 'a', action: button.links.close } } }],
  ])('sees %s', (_what, page) => {
    expect(users({ '/a': page, '/b': empty })).toBe('`/a`')
  })

  it('tells the markets where not all have it, and nothing where none has', () => {
    const pages = { '/a': { ...empty, blocks: { a: button } } }
    expect(users({ ...pages, '/b': empty }, { second: { '/a': { blocks: { a: null } } } })).toBe('`/a` (first)')
    expect(users({ '/a': empty })).toBe('')
    expect(users({ '/a': pages['/a'], '/b': pages['/a'] })).toBe('every page')
  })

  const product = { pages: {}, sources: {}, markets: {} }
  it.each<[string, NonNullable<Contract['native']>, RegExp]>([
    [
      'a kind that has no words',
      { ...contract.native, jumpToMoon: { kind: 'fly', args: 'common.json#/$defs/Empty' } },
      /jumpToMoon: no kind "fly"/,
    ],
  ])('refuses %s', (_what, native, says) => {
    expect(() => bridgeText(product, { ...contract, native })).toThrow(says)
  })

  it.each<[string, NonNullable<Contract['native']>, RegExp]>([
    [
      'an event that the page does nothing for',
      { ...contract.native, onMoon: { kind: 'event', args: 'common.json#/$defs/Empty' } },
      /does not mention onMoon/,
    ],
    ['functions that are no more', {}, /schemas\/native\.json has no "getUserInfo"/],
  ])('the check tells %s', (_what, native, says) => {
    const [first] = unknownFunctions(root, { ...contract, native })
    expect(first?.what).toMatch(says)
  })
})

describe('adding a function as the document says', () => {
  let copy: ProjectCopy
  beforeAll(() => {
    copy = copyProject()
  })
  afterAll(() => copy.remove())

  const example = (head: string) => docBlock('docs/bridge.md', head)

  it('takes two entries and a button; a wrong name is reported', () => {
    copy.edit('schemas/native.json', '"onProgress": {', `${example('json schemas/native.json')},\n"onProgress": {`)
    copy.edit('schemas/bridge.json', '"NewRoom": {', `${example('json schemas/bridge.json')},\n"NewRoom": {`)
    copy.edit('pages/guildHome.ts', /(block: 'links',\s+look: 'buttons',\s+links: \{)/, `$1\n${example('ts pages')}`)
    expect(run('tools/cli/run.mjs', 'generate')).toMatchObject({ status: 0 })
    expect(read('src/generated/native.ts')).toContain('"jumpToRanking": {\n  "kind": "navigate"')
    expect(read('docs/bridge.md')).toMatch(
      /^\| `jumpToRanking` \| `board` "income" or "gifts" \|  \| iOS 1\.5\.0 or newer<br>Android: versionCode above 120 \| `\/guild\/middle` \|$/m,
    )
    expect(compiled()).toEqual({ status: 0, said: '' })

    copy.edit('pages/guildHome.ts', 'board:', 'bord:')
    const generated = run('tools/cli/run.mjs', 'generate')
    expect(generated.status).toBe(1)
    const all = Object.keys(markets).join(', ')
    const said = example('text').replaceAll('international, russia, test-brand', all).split('\n')
    for (const line of said) expect(generated.said).toContain(line.trim())
    expect(compiled().said).toMatch(/^pages\/guildHome\.ts.*'bord'/m)
  })

  /** Runs the compiler on pages only. */
  function compiled() {
    const settings = {
      extends: './tsconfig.json',
      include: [],
      files: ['pages.config.ts', 'src/generated/register.ts', 'src/main.tsx'],
    }
    writeFileSync(join(copy.folder, 'tsconfig.pages.json'), JSON.stringify(settings))
    return run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pages.json', '--pretty', 'false')
  }

  function run(script: string, ...args: readonly string[]) {
    const ended = spawnSync(process.execPath, [script, ...args], { cwd: copy.folder, encoding: 'utf8' })
    return { status: ended.status, said: `${script.endsWith('tsc') ? ended.stdout : ''}${ended.stderr}` }
  }

  function read(file: string): string {
    return readFileSync(join(copy.folder, file), 'utf8')
  }
})
