// What the pages ask of the app around them: each function where somebody would look for it, and nothing in a browser.
import { describe, expect, it } from 'vitest'
import { pages } from '../support/lumi'
import {
  type Action,
  type Body,
  resolveBindings,
  type Block,
  type ById,
  evaluateCondition,
  isObject,
  type LinksBlock,
} from '@pagewright/engine/tools'
import { nativeFunctions } from '../../src/generated/native'
import type { LinkTarget } from '../../src/generated/types'
import { deepLinks } from '../../src/widgets/bridge/deepLinks'
import type { NativeName } from '../../src/widgets/bridge/nativeFunction'
import { payloadOf } from '../../src/widgets/bridge/payload'

interface CallOfApp {
  readonly call: string
  readonly args: Body
}

/** Gives the native actions, what shares by the app, and what is called when a page opens. */
function callsOfApp(found: unknown): readonly CallOfApp[] {
  if (Array.isArray(found)) return found.flatMap(callsOfApp)
  if (!isObject(found)) return []
  const here = found.do === 'native' ? [found] : found.do === 'share' ? [found.by] : []
  const opened = isObject(found.opened) ? Object.values(found.opened) : []
  return [...[...here, ...opened].flatMap(callIn), ...Object.values(found).flatMap(callsOfApp)]
}

function callIn(found: unknown): readonly CallOfApp[] {
  if (!isObject(found) || typeof found.call !== 'string') return []
  return [{ call: found.call, args: isObject(found.args) ? (found.args as Body) : {} }]
}

const routes = Object.keys(pages)
const calls = callsOfApp(pages)
const routesWith = (call: string) => routes.filter((route) => callsOfApp(pages[route]).some((one) => one.call === call))

/** Whom and which place each call that names one is about. */
it.each<readonly [call: string, member: string, paths: readonly string[]]>([
  ['jumpToUser', 'uid', ['row.uid']],
  ['jumpToFamily', 'familyId', ['row.admin_info.family_id']],
  ['jumpToRoom', 'rid', ['query.rid']],
  ['jumpToGames', 'gid', ['user.guild_id']],
  ['startBySchema', 'uid', ['user.uid']],
  ['startBySchema', 'gid', ['row.gid', 'user.guild_id']],
  ['startBySchema', 'familyId', ['row.admin_info.family_id']],
])('S7-03 %s opens the place of "%s" that is at %j, and no other', (call, member, paths) => {
  const found = calls.filter((one) => one.call === call).flatMap(({ args }) => args[member] ?? [])
  expect(new Set(found.map((one) => (isObject(one) ? one.from : one)))).toEqual(new Set(paths))
})

const byTheClient: readonly string[] = [
  'getUserInfo',
  'getUserDeviceInfo',
  'getDeviceInfo',
  'hasNativeMethod',
  'chooseImage',
  'uploadFile',
  'closeWebViewPage',
  'stopLoading',
  'changeWebViewBackgroundAlpha',
] satisfies readonly NativeName[]

it('S7-01 S7-02 S7-03 S7-04 the pages and the client together use every function but the one of a room that is made', () => {
  const used = new Set([...calls.map(({ call }) => call), ...byTheClient])
  const unused = Object.keys(nativeFunctions).filter((call) => !used.has(call))
  expect(unused).toEqual(['createRoomSuccess'])
})

describe('S7-02 what the app shows around a page', () => {
  const heads = ['/', '/guild', '/console']
  const made = (route: string, isApp: boolean) =>
    Object.values(pages[route]?.opened ?? {})
      .filter(({ when }) => evaluateCondition(when, { host: { isApp } }))
      .map(({ call, args }) => [call, args])

  it.each(routes.filter((route) => pages[route]?.opened))('while %s is open', (route) => {
    expect(made(route, true)).toEqual([
      ['setTabBar', { isShow: heads.includes(route) }],
      // The only page that has neither an arrow of its own nor a reason to keep anybody.
      ['hiddenBackButton', { isHidden: route !== '/' }],
    ])
    expect(made(route, false)).toEqual([])
  })
})

/** Blocks of pages, of their tabs and of sheets. */
function blocksOf(blocks: ById<Block>): readonly Block[] {
  return Object.values(blocks).flatMap((block) => [
    block,
    ...(block.block === 'tabs' ? Object.values(block.tabs).flatMap((tab) => blocksOf(tab.blocks)) : []),
    ...(block.block === 'links'
      ? Object.values(block.links).flatMap((link) => (link.do === 'sheet' ? blocksOf(link.blocks) : []))
      : []),
  ])
}
const linksOf = (blocks: ById<Block>) =>
  blocksOf(blocks).filter((block): block is LinksBlock => block.block === 'links')

it('S7-03 a browser shows no heading and no sheet of what only the app can do', () => {
  const browser = { host: { isApp: false }, user: {}, query: {} }
  const isOfApp = (action: Action): boolean =>
    action.do === 'native' ||
    (action.do === 'sheet' && linksOf(action.blocks).some(({ links }) => Object.values(links).some(isOfApp)))
  const shown = routes.flatMap((route) =>
    Object.entries(pages[route]?.blocks ?? {}).flatMap(([id, block]) => {
      if (block.block !== 'links' || !evaluateCondition(block.when, browser)) return []
      const links = Object.entries(block.links).filter(([, link]) => isOfApp(link))
      const isEmpty = links.length === Object.keys(block.links).length
      const sheets = links.filter(([, link]) => link.do === 'sheet' && evaluateCondition(link.when, browser))
      return [...(isEmpty ? [`${route} ${id}`] : []), ...sheets.map(([name]) => `${route} ${id}.${name}`)]
    }),
  )
  expect(shown).toEqual([])
})

const place = { origin: 'https://web.example', scheme: 'lumi' }
const scope = { user: { uid: '11', guild_id: '7' }, row: { gid: '9', uid: '12', admin_info: { family_id: '5' } } }
const sent = (call: string, args: (typeof calls)[number]['args'], seen: object = scope) =>
  payloadOf(call as NativeName, nativeFunctions[call as NativeName].kind, resolveBindings(args, seen), place)

describe('S2-51 deep links', () => {
  const linked: { readonly [Target in LinkTarget]: readonly string[] } = {
    main: ['lumi://main?tab=home'],
    user: ['lumi://user/profile?uid=11'],
    userStore: ['lumi://user/store?index=0'],
    appStore: ['lumi://store?index=0'],
    wallet: ['lumi://wallet?index=0'],
    family: ['lumi://family/center?familyId=5'],
    group: ['lumi://group/join?gid=7', 'lumi://group/join?gid=9'],
    friendAdd: ['lumi://friend/add'],
    broadcast: ['lumi://broadcast'],
  }
  it.each(Object.keys(deepLinks) as LinkTarget[])('to %s', (target) => {
    const links = calls.filter(({ call, args }) => call === 'startBySchema' && args.target === target)
    expect(new Set(links.map(({ call, args }) => JSON.stringify(sent(call, args))))).toEqual(
      new Set(linked[target].map((schema) => JSON.stringify({ schema }))),
    )
  })
})

describe('S2-53 S3-03 games', () => {
  const url: { readonly [type: number]: string } = {
    1: 'https://web.example/activity/gashapon',
    3: 'https://web.example/activity/fruit',
  }
  const games = routesWith('jumpToGames').map(
    (route) => [route, callsOfApp(pages[route]).filter(({ call }) => call === 'jumpToGames')] as const,
  )

  it.each([
    ['the agency of whoever plays', { guild_id: '7' }, '7'],
    ['no agency', {}, ''],
  ])('all five, in %s', (_where, user, gid) => {
    for (const [route, ofPage] of games)
      expect(
        ofPage.map(({ call, args }) => sent(call, args, { user })),
        route,
      ).toEqual([1, 2, 3, 4, 5].map((type) => ({ type, gid, url: url[type] ?? '', width: 1080, height: 1512 })))
  })
})

describe('S4-02 S3-02 sharing', () => {
  const shared = (route: string) => callsOfApp(pages[route]).filter(({ call }) => call === 'appShare')

  it('an invite code is the number of the agency, and nothing else', () => {
    const code = shared('/guild/invite').find(({ args }) => args.type === 6)
    expect(resolveBindings(code?.args, scope)).toEqual({ type: 6, text: '7' })
  })
})

const actionsNamed = (found: unknown, call: string): readonly Action[] =>
  typeof found !== 'object' || found === null
    ? []
    : [
        ...('do' in found && found.do === 'native' && 'call' in found && found.call === call ? [found as Action] : []),
        ...Object.values(found).flatMap((member) => actionsNamed(member, call)),
      ]

describe('S7-03 an ID of nobody is no way to go', () => {
  const inApp = { host: { isApp: true } }
  const family = (id: unknown) => ({ ...inApp, row: { admin_info: { family_id: id } } })
  const room = (id: unknown) => ({ ...inApp, query: { rid: id } })
  it.each([
    ['5', true],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('%j: %s', (id, isShown) => {
    const families = actionsNamed(pages['/guild/list'], 'jumpToFamily')
    const ownFamily = actionsNamed(pages['/guild']?.blocks.guild, 'startBySchema')
    const rooms = routesWith('jumpToRoom').flatMap((route) => actionsNamed(pages[route], 'jumpToRoom'))
    expect([families.length, ownFamily.length, rooms.length]).toEqual([1, 1, 2])
    for (const { when } of [...families, ...ownFamily]) expect(evaluateCondition(when, family(id))).toBe(isShown)
    for (const { when } of rooms) expect(evaluateCondition(when, room(id))).toBe(isShown)
  })
})
