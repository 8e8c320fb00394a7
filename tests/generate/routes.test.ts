// Tests the modules of routes, their overlays, and what the generator writes beside them.
import { type PageConfig, sentence } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import { filesAt, withChanges } from '../../tools/cli/files'
import type { CheckedRoutes } from '../../tools/cli/check/product/examine'
import { deployHeaders } from '../../tools/cli/generate/deployHeaders'
import { pageCodeOf, namesOfPage } from '../../tools/cli/generate/routes'
import { startWords } from '../../tools/cli/generate/startWords'
import { text, write } from './smallSite'

describe('routes', () => {
  it('an overlay gives a module of its own, held to the language; equal ones are written once', () => {
    const change = { '/a': { title: 'home.title' } }
    const { files, site, problems } = write(
      { '/a': text('login.title'), '/b/c': text('login.title') },
      { first: undefined, second: change, 'third-one': change },
    )
    expect(problems).toEqual([])
    expect(Object.keys(files)).toEqual(['routes/a.ts', 'routes/a.second.ts', 'routes/b-c.ts'])
    expect(site.get('/a')?.load).toEqual({ default: 'a', second: 'a.second', 'third-one': 'a.second' })
    expect(site.get('/b/c')?.load).toEqual({ default: 'b-c' })
    expect(files['routes/a.second.ts']).toContain('as const satisfies PageConfig')
    expect(files['routes/a.ts']).not.toContain('satisfies')
  })

  it.each([
    ['the first market', { first: { '/a': null }, second: undefined }, { load: { default: 'a' }, hidden: ['first'] }],
    ['a later market', { first: undefined, second: { '/a': null } }, { load: { default: 'a' }, hidden: ['second'] }],
    ['all markets', { first: { '/a': null }, second: { '/a': null } }, undefined],
  ])('S1-12 a page that %s removed', (_name, overlays, entry) => {
    const { site } = write({ '/a': text('login.title') }, overlays)
    if (entry) expect(site.get('/a')).toMatchObject(entry)
    else expect(site.has('/a')).toBe(false)
  })

  const pay = 'POST /pay'
  const form = { block: 'form', form: 'f', fields: {}, submit: { do: 'call', call: pay, label: 'l' } } as const
  const sheet = {
    block: 'links',
    links: { open: { do: 'form', label: 'l', form: 'f', fields: {}, submit: form.submit } },
  } as const
  const list = { block: 'list', rows: 'POST /rows', key: 'row.id', show: { title: 'row.id' } } as const
  const words = { block: 'text', items: {} } as const
  it.each<{ is: string; blocks: PageConfig['blocks']; kind: 'write' | 'money'; code: readonly string[] }>([
    { is: 'a form in a sheet', blocks: { sheet }, kind: 'write', code: ['view'] },
    { is: 'a form that pays', blocks: { words, form }, kind: 'money', code: ['form', 'view', 'money'] },
    {
      is: 'a list in a tab',
      blocks: { tabs: { block: 'tabs', param: 't', tabs: { one: { label: 'l', blocks: { list } } } } },
      kind: 'money',
      code: ['list', 'view'],
    },
  ])('$is is drawn with the code of $code', ({ blocks, kind, code }) => {
    const calls = { [pay]: { kind, request: '', response: '' } }
    expect(pageCodeOf({ title: 't', blocks }, { calls, set: {} }, {})).toEqual(code)
  })

  it('S1-12 a page that a market removed may be linked to, for the link is not shown there; going on to it may not', () => {
    const linking: PageConfig = {
      title: 'login.title',
      blocks: {
        links: {
          block: 'links',
          links: {
            one: { do: 'link', label: 'login.title', to: '/b' },
            two: { do: 'call', call: 'POST /web/settings/kv', label: 'login.title', then: { to: '/b' } },
          },
        },
      },
    }
    const { problems } = write(
      { '/a': linking, '/b': text('login.title') },
      { first: undefined, second: { '/b': null } },
    )
    expect(problems.filter(({ name }) => name === 'unknown-route')).toMatchObject([
      { market: 'second', where: ['/a', 'links', 'links', 'two', 'then', 'to'] },
    ])
  })

  it.each([['login', { login: '/in' }, 'this market has "/in", and "first" has no "login"']] as const)(
    'who may see a page is the same in all markets: %s',
    (member, change, said) => {
      const pages = { '/a': text('login.title'), '/in': { ...text('login.title'), access: 'open' } as const }
      const { files, problems, site } = write(pages, { first: undefined, second: { '/a': change } })
      expect(problems).toMatchObject([
        { name: 'differs-by-market', market: 'second', where: ['second', 'pages', '/a', member] },
      ])
      expect(problems[0]?.what).toContain(said)
      expect(site.get('/a')).toMatchObject({ access: 'account', login: undefined })
      expect(files['routes/a.ts']).toContain('problems: []')
      expect(files['routes/a.second.ts']).toContain('differs-by-market')
    },
  )

  const sources = { shop: { call: 'POST /shop' }, other: { call: 'POST /other' } }
  it.each([
    ['a source in a condition', { when: { 'data.shop.open': true } }, { sources: ['shop'], endpoints: ['POST /shop'] }],
    ['a source in the body of a call', { body: { max: { from: 'data.shop.max' } } }, { sources: ['shop'] }],
    [
      'an endpoint, rows, a form and an icon',
      { call: 'POST /a', rows: 'POST /b', form: 'f', icon: 'x' },
      { endpoints: ['POST /a', 'POST /b'], forms: ['f'], icons: ['x'] },
    ],
    [
      'data that is named like the language',
      { body: { form: 'f', icon: 'i', call: 'POST /x' }, fills: { icon: 'row.i' } },
      { endpoints: [], forms: [], icons: [] },
    ],
  ])('%s is named by a page', (_name, block, expected) => {
    const named = namesOfPage({ title: 't', blocks: { block } } as unknown as PageConfig, sources)
    const found = Object.fromEntries(Object.entries(named).map(([key, names]) => [key, [...names]]))
    expect(found).toMatchObject(expected)
  })
})

describe('overlays', () => {
  const page: PageConfig = {
    title: 'login.title',
    blocks: {
      intro: { block: 'text', items: { one: { text: 'login.title' }, two: { text: 'home.title' } } },
      ways: {
        block: 'links',
        links: {
          home: { do: 'link', label: 'home.title', to: '/b' },
          back: { do: 'link', label: 'login.title', to: '/b' },
        },
      },
    },
  }
  const problemsOf = (overlay: object) =>
    write({ '/a': page, '/b': text('home.title') }, { first: undefined, second: { '/a': overlay } }).problems
  const blocks = (changed: object) => ({ blocks: changed })
  const links = (changed: object) => blocks({ ways: { links: changed } })

  it.each<[string, object]>([
    ['a block that is removed', blocks({ intro: null })],
    ['a new block that is whole', blocks({ more: { block: 'text', items: { one: { text: 'home.title' } } } })],
    ['an order', { order: ['ways', 'intro'], blocks: { ways: { order: ['back', 'home'] } } }],
  ])('S1-12 %s is a good overlay', (_name, overlay) => {
    expect(problemsOf(overlay)).toEqual([])
  })

  it.each<[string, object, string]>([
    [
      'a block that the page does not have',
      blocks({ wyas: { links: { home: { label: 'login.title' } } } }),
      'second › pages › /a: there is no "wyas" to change, and as a new one it is not whole: "block" is missing. Allowed: intro, ways. Did you mean "ways"? [unknown-key]',
    ],
    [
      'a member that the language does not know',
      { tilte: 'home.title' },
      'second › pages › /a: "tilte" does not belong here. Allowed: title, documentTitle, access, login, needs, redirects, event, look, icon, opened, query, state, blocks, order, $schema. Did you mean "title"? [unknown-key]',
    ],
    [
      'the removal of what is not there',
      blocks({ intor: null }),
      'second › pages › /a: "intor" is not here to be removed. Allowed: intro, ways. Did you mean "intro"? [unknown-key]',
    ],
    [
      'a value that is there already',
      links({ home: { label: 'home.title' } }),
      'second › pages › /a › ways › links › home › label: "home.title" is what stands here without it. [changes-nothing]',
    ],
    [
      'an order of the page that names what is missing',
      { order: ['wyas', 'intro'] },
      'second › pages › /a › order: there is no "wyas" to order. Allowed: intro, ways. Did you mean "ways"? [unknown-value]',
    ],
  ])('S1-12 %s is a problem', (_name, overlay, said) => {
    const problems = problemsOf(overlay)
    expect(problems.map(sentence)).toEqual([said])
    expect(problems).toMatchObject([{ market: 'second' }])
  })
})

describe('other outputs', () => {
  it('a page may show at once the messages of code, of payments and of the navigation, and no others', () => {
    const call = (name: string, label: string) => ({ do: 'call', call: name, label, done: `${label}.done` })
    const page = (blocks: object, problems: readonly object[] = []) => ({
      page: { title: 'a.title', blocks },
      problems,
    })
    const routes = new Map([
      [
        '/pay',
        { pages: [page({ one: { links: { x: call('POST /pay', 'a.pay'), y: call('POST /save', 'a.save') } } })] },
      ],
      ['/broken', { pages: [page({ one: { links: { x: call('POST /pay', 'a.broken') } } }, [{}])] }],
    ]) as unknown as CheckedRoutes['routes']
    const files = withChanges(filesAt('/nowhere'), {
      'src/widgets/one.tsx': "const words = ['a.code', 'other.word']\nt('a.told')\n",
      'src/engine/two.tsx': "t('a.engine')\n",
    })
    const calls = { 'POST /pay': { kind: 'money' }, 'POST /save': { kind: 'write' } }
    const text = startWords(files, { calls, set: {} } as never, routes, [{ label: 'a.home' }], { 'a.title': 'A' })
    expect(JSON.parse(text)).toEqual(['a.code', 'a.home', 'a.pay', 'a.told'])
  })

  it('the headers for nginx name the hosts of the markets once, and let the host choose the frames', () => {
    const hosts = (api: string) => ({ production: { web: ['m.example'], api } })
    const written = deployHeaders({
      one: { hosts: hosts('https://api.one.example/v1'), linkHosts: ['pay.example'] },
      two: {
        hosts: hosts('https://api.one.example'),
        linkHosts: ['pay.example'],
        report: { url: 'https://errors.example/1' },
      },
      three: { hosts: hosts(''), linkHosts: [], report: { url: '/errors' } },
    } as never)
    const headers = new Map(
      written.split('\n').flatMap((line) => {
        const [, name, value] = /^add_header (\S+) "(.*)" always;$/.exec(line) ?? []
        return name === undefined || value === undefined ? [] : [[name, value] as const]
      }),
    )
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? []
    expect(policy).toContain("connect-src 'self' https://api.one.example https://errors.example https://pay.example")
    expect(policy).toContain("media-src 'self' https://pay.example")
    expect(policy).toContain('frame-src $pagewright_frames')
    expect(Object.fromEntries([...headers].filter(([name]) => name !== 'Content-Security-Policy'))).toEqual({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    })
  })
})
