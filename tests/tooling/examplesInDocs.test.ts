// Tests that the examples in the pages about pages, markets, the bridge and the guides work.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isObject } from '@pagewright/engine/tools'
import { runnerImport } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { nativeEvents, nativeFunctions } from '../../src/generated/native'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingText } from '../../tools/cli/check/finding'
import { printed } from '../../tools/cli/check/printed'
import { filesAt, readOnce, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { SourceEdits } from '../../tools/cli/source'
import { replaced } from '../../tools/commands/replaced'
import { compileWithTypes, typeDefinitions } from '../support/typeSchemas'
import { docBlock } from './docBlock'
import { blocksOf } from './docSteps'

describe('pages, markets and the bridge', () => {
  const product = readOnce(filesAt(root))
  const pagesDoc = readFileSync(join(root, 'docs/pages.md'), 'utf8')
  const doc = readFileSync(join(root, 'docs/markets.md'), 'utf8')
  const file = 'markets/turkiye.ts'
  const shownOfMarkets = (head: string) => `${docBlock('docs/markets.md', head)}\n`
  const shownOfPages = (head: string) => docBlock('docs/pages.md', head)

  /** Makes changes in memory. The document shows English messages alone. */
  class Draft extends SourceEdits {
    /** Replaces the first match in a file. Throws if there is none. */
    edit(name: string, find: string | RegExp, put: string): void {
      this.write(name, replaced(name, this.read(name), find, put))
    }

    say(key: string, text: string): void {
      this.edit('locales/en.json', /^\{\n.*\n/, `$&  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
    }
  }

  /** Returns the product with the field and the page of docs/pages.md. */
  function withPage(edit: (desk: Draft) => void = () => {}) {
    const desk = new Draft(root)
    desk.edit(
      'schemas/guild.json',
      /"GuildApplication": \{[^]*?"properties": \{\n/,
      `$&${shownOfPages('json schemas/guild.json')}\n`,
    )
    desk.edit('pages/guild.ts', /^ +name: \{ label: 'guild\.name'.*\n/m, `$&${shownOfPages('ts pages/guild.ts')}\n`)
    expect(shownOfPages('json locales/en.json')).toBe(`"guild.motto": "Motto",`)
    desk.say('guild.motto', 'Motto')
    desk.write('pages/people.ts', `${shownOfPages('ts pages/people.ts')}\n`)
    desk.edit('pages.config.ts', /^(?=\n)/m, "import { guildPeople } from './pages/people'\n")
    desk.edit('pages.config.ts', /^ {2}'\/': .*\n/m, `$&  ${shownOfPages('ts pages.config.ts')}\n`)
    desk.edit('pages/guildHome.ts', /^ +others: \{.*\n/m, `$&        ${shownOfPages('ts pages/guildHome.ts')}\n`)
    expect(pagesDoc).toContain('"guild.people": "All members",')
    desk.say('guild.people', 'All members')
    edit(desk)
    return withChanges(product, Object.fromEntries(desk.changed().map(({ file: name, after }) => [name, after])))
  }

  /** Returns a product with the market of the document, after edits of its file. */
  function withMarket(files: typeof product, ...edits: readonly (readonly [from: string, to: string])[]) {
    const text = edits.reduce(
      (now, [from, to]) => {
        expect(now).toContain(from)
        return now.replace(from, to)
      },
      shownOfMarkets(`ts ${file}`),
    )
    const config = `${shownOfMarkets('ts markets.config.ts')}${files.read('markets.config.ts')}`
    return withChanges(files, {
      [file]: text,
      'markets.config.ts': config.replace("'test-brand': testBrand", '$&, turkiye'),
      'public/turkiye.svg': files.read('public/lumi.svg'),
    })
  }

  /** Returns a product with the function of docs/bridge.md, called in a page. */
  function withFunction(files: typeof product, edit = (page: string) => page) {
    const example = (head: string) => docBlock('docs/bridge.md', head)
    const added = (name: string, before: string | RegExp, head: string) =>
      files
        .read(name)
        .replace(before, (found) =>
          name.endsWith('.json') ? `${example(head)},\n${found}` : `${found}\n${example(head)}`,
        )
    return withChanges(files, {
      'schemas/native.json': added('schemas/native.json', '"onProgress": {', 'json schemas/native.json'),
      'schemas/bridge.json': added('schemas/bridge.json', '"NewRoom": {', 'json schemas/bridge.json'),
      'pages/guildHome.ts': edit(
        added('pages/guildHome.ts', /block: 'links',\s+look: 'buttons',\s+links: \{/, 'ts pages'),
      ),
    })
  }

  // A check of Lumi takes more than a second, so what the documents show is checked together.
  it('S1-12 a field, a page, a market and a function of the app as the documents show them are all that is needed', async () => {
    const found = await checkProject(withMarket(withFunction(withPage())))
    expect(found.filter(({ isWarning }) => !isWarning)).toEqual([])
  })

  /** One mistake of each kind in the new market. */
  const mistakes: readonly (readonly [name: string, from: string, to: string, says: RegExp])[] = [
    [
      'unknown-key',
      "label: 'recharge.title'",
      "lable: 'recharge.title'",
      /submit: "lable" does not belong here; allowed: label, .*; did you mean "label"\?$/,
    ],
    ['unknown-route', "'/guild/create'", "'/guild/craete'", /^turkiye › pages: .*did you mean "\/guild\/create"\?/],
    ['unknown-field', "required: ['tax_id']", "required: ['tax_ip']", /› required: .*did you mean "tax_id"\?/],
    [
      'unknown-value',
      "'tax_id', 'bank_name'",
      "'tax_ip', 'bank_name'",
      /^turkiye › pages › \/withdraw\/add-method › method › order: .*did you mean "tax_id"\?/,
    ],
    [
      'changes-nothing',
      "unit: 'market.currency'",
      "label: 'data.income'",
      /^turkiye › pages › \/guild\/data-center › .* › income › label: "data\.income" is what stands here without it\.$/,
    ],
    ['unknown-token', "'primary-soft': '#e0f4ef'", "'primary-sotf': '#e0f4ef'", /light: .*mean "primary-soft"\?/],
    ['not-a-colour', "primary: '#7fdcc6'", "primary: 'crimson'", /^turkiye › tokens › dark › primary: "crimson"/],
    [
      'low-contrast',
      "primary: '#0a6a5a'",
      "primary: '#ff8a80'",
      /^turkiye › tokens › light › primary: .* 4\.5 is needed/,
    ],
    [
      'token-out-of-range',
      "'on-primary': '#03302a'",
      "'on-primary': '#03302a', control: '30px'",
      /^turkiye › tokens › dark › control: "30px" is outside of 48px to 72px/,
    ],
    [
      'similar-colours',
      'light: { ',
      "light: { danger: '#b3261f', ",
      /^turkiye › tokens › light › primary: .* degrees of hue/,
    ],
    ['missing-language', "'tr', 'en'", "'tr', 'el'", /^turkiye › languages › 2: .*"el"; allowed: ar, en/],
    ['missing-file', '/turkiye.svg', '/turkey.svg', /^turkiye › favicon: .*"\/turkey\.svg"/],
    ['shared-host', "'m.isik.example'", "'m.lumi.example'", /^turkiye › hosts › production › web: "m\.lumi\.example"/],
    ['unknown-time-zone', 'Europe/Istanbul', 'Europe/Istambul', /mean "Europe\/Istanbul"\?/],
    ['unknown-currency', "currency: 'TRY',\n", "currency: 'TYR',\n", /^turkiye › currency: there is no currency "TYR"/],
  ]

  it('S1-12 each mistake is reported as documented, and the other markets stay valid', async () => {
    const problems = await checkProject(withMarket(product, ...mistakes.map(([, from, to]) => [from, to] as const)))
    for (const [name, , , says] of mistakes) {
      expect(doc).toContain(`\`${name}\``)
      const said = problems.filter((problem) => problem.name === name).map(findingText)
      expect(said, name).toContainEqual(expect.stringMatching(says))
    }
  })

  it('S1-12 a mistake is printed as the documents show it, and a wrong name of the function is reported', async () => {
    const files = withMarket(
      withFunction(
        withPage((desk) => desk.edit('pages/people.ts', 'row.nickname', 'row.nickame')),
        (page) => page.replace('board:', 'bord:'),
      ),
      ["label: 'recharge.title'", "lable: 'recharge.title'"],
    )
    const found = await checkProject(files)
    const printedIn = (name: string) =>
      found.filter(({ file: at }) => at === name).map((finding) => printed(finding, files).trimEnd())
    expect(printedIn(file)).toEqual([shownOfMarkets('text').trimEnd()])
    // The document quotes the markets of the time when it was written.
    const anywhere = (text: string) => text.replace(/; in [\w, -]+;/, '; in …;')
    expect(printedIn('pages/people.ts').map(anywhere)).toEqual([anywhere(shownOfPages('text'))])
    expect(found.map(findingText).join('\n')).toMatch(/"bord"[^]*did you mean "board"/)
  })

  it('docs/bridge.md has a row for each function and event', () => {
    const bridge = readFileSync(join(root, 'docs/bridge.md'), 'utf8')
    for (const name of [...Object.keys(nativeFunctions), ...Object.keys(nativeEvents)])
      expect(bridge.split(`\n| \`${name}\` | `)).toHaveLength(2)
  })
})

describe('guides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const examples = ['forms', 'lists', 'actions', 'access'].flatMap((guide) =>
    blocksOf(`docs/${guide}.md`)
      // tests/tooling/docsSite.test.ts compares examples that name a file with that file.
      .filter(({ language, file }) => language === 'ts' && !file?.includes('/'))
      .map(({ file: type = '', text }, index) => ({ guide, type, text, name: `${guide}-${index}` })),
  )

  it('each guide has examples', () => {
    expect(new Set(examples.map(({ guide }) => guide)).size).toBe(4)
  })

  describe.each(examples)('$name: $type', ({ type, text, name }) => {
    it('is a type of the language', () => expect(Object.keys(typeDefinitions)).toContain(type))

    it('is valid', async () => {
      const file = join(folder, `${name}.ts`)
      writeFileSync(file, `export const example = ${text.startsWith('{') ? text : `{ ${text} }`}`)
      const { module } = await runnerImport<{ readonly example: unknown }>(file)
      for (const one of configsOf(type, module.example)) {
        const fits = fitsOf(type)
        expect(fits(one), JSON.stringify(fits.errors, null, 1)).toBe(true)
      }
    })
  })

  const compiled = new Map<string, ReturnType<typeof compileWithTypes>>()
  const fitsOf = (type: string) => {
    const fits = compiled.get(type) ?? compileWithTypes({ $ref: `#/definitions/${type}` })
    compiled.set(type, fits)
    return fits
  }

  /** Blocks and conditions stand alone. Of other types, an example has one or more by their ids. */
  function configsOf(type: string, example: unknown): readonly unknown[] {
    if (!isObject(example)) throw new Error('An example is an object.')
    if (type === 'FormBlock') return [{ ...formBlock, ...example }]
    return type === 'ListBlock' || type === 'Conditions' ? [example] : Object.values(example)
  }

  /** Completes examples that show other members of a form. */
  const formBlock = {
    block: 'form',
    form: 'trip',
    fields: { name: { label: 'trip.name' } },
    submit: { do: 'call', call: 'POST /trips', label: 'trip.save', failed: 'trip.notSaved' },
  }
})
