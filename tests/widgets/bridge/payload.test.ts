import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Bridge } from '../../../src/widgets/bridge/bridge'
import { createNativeCaller } from '../../../src/widgets/bridge/nativeCaller'
import type { NativeName } from '../../../src/widgets/bridge/nativeFunction'
import { percentOf } from '../../../src/widgets/bridge/progress'
import { copyOf } from '../../../src/widgets/bridge/share'
import { isEmptyId } from '../../../src/widgets/bridge/targets'

const origin = 'https://m.lumi.example'
const panel = { width: 1080, height: 1512 }

/** Returns the payload of a call with these arguments. It contains no `undefined`. */
async function sent(name: string, args: unknown): Promise<unknown> {
  const call = vi.fn((_name: string, _data: object) => Promise.resolve(undefined))
  const bridge = {
    wire: { platform: 'ios' },
    decided: Promise.resolve(),
    call: (name: string, data: object) =>
      name === 'getDeviceInfo' ? Promise.resolve({ res: { version: '2.0' } }) : call(name, data),
  } as unknown as Bridge
  const logs: string[] = []
  const caller = createNativeCaller(bridge, { origin, scheme: 'lumi' }, (problem) => logs.push(problem))
  await caller.run(name as NativeName, args as never)
  expect(logs).toHaveLength(call.mock.calls.length === 0 ? 1 : 0)
  return call.mock.calls[0]?.[1]
}

it.each<[string, string, unknown, unknown]>([
  ['S7-02', 'setTabBar', { isShow: false }, { isShow: false }],
  ['S7-02', 'changeWebViewBackgroundAlpha', { alpha: 1.5 }, undefined],
  ['S7-03', 'jumpToUser', { uid: 42, secret: 'x' }, { uid: '42' }],
  ['S7-03', 'jumpToRoom', { rid: 'a-b_C' }, { rid: 'a-b_C' }],
  ['S7-03', 'jumpToWallet', { index: '1' }, { index: 1 }],
  ['S7-03', 'openThirdApp', { app: 'whatsapp' }, { app: 'whatsapp' }],
  ['S7-03', 'openThirdApp', { app: 'evil' }, undefined],
  ['S7-04', 'createRoomSuccess', { rid: '5' }, { rid: '5' }],
  ['S2-52', 'jumpToWelfare', {}, { url: `${origin}/activity/welfare` }],
  ['S2-53', 'jumpToGames', { type: 1, gid: '3' }, { type: 1, gid: '3', url: `${origin}/activity/gashapon`, ...panel }],
  ['S2-53', 'jumpToGames', { type: 2 }, { type: 2, gid: '', url: '', ...panel }],
  ['S2-53', 'jumpToGames', { type: 6 }, undefined],
  ['S2-51', 'startBySchema', { target: 'main', tab: 'home' }, { schema: 'lumi://main?tab=home' }],
  ['S2-51', 'startBySchema', { target: 'group', gid: '9' }, { schema: 'lumi://group/join?gid=9' }],
  ['S2-51', 'startBySchema', { target: 'friendAdd' }, { schema: 'lumi://friend/add' }],
  ['S2-51', 'startBySchema', { target: 'constructor' }, undefined],
  ['S2-51', 'startBySchema', { target: 'user' }, undefined],
  ['S3-04', 'chooseImage', { count: 9, ts: 5 }, { count: 9, sizeType: 'compressed', mp4Enabled: false, ts: 5 }],
  ['S3-02', 'appShare', { type: 1, text: 'hi', tips: 'no' }, { type: 1, text: 'hi' }],
  ['S3-02', 'appShare', { type: 7, text: 'hi', tips: 'Copied' }, { type: 7, text: 'hi', tips: 'Copied' }],
  ['S4-02', 'appShare', { type: 8, text: 'hi' }, undefined],
  ['S5-08', 'appShare', { type: 1, text: '' }, undefined],
  ['S5-08', 'appShare', { type: 7, text: ' \n' }, undefined],
  ['S5-08', 'appShare', { type: 1 }, undefined],
])('%s %s %j sends %j', async (_id, name, args, expected) => {
  expect(await sent(name, args)).toEqual(expected)
})

describe.each<[string, string, object, (index: number) => object]>([
  ['S7-03', 'jumpToStore', {}, (index) => ({ index })],
  ['S7-03', 'jumpToUserStore', {}, (index) => ({ index })],
  ['S7-03', 'jumpToWallet', {}, (index) => ({ index })],
  ['S2-51', 'startBySchema', { target: 'userStore' }, (index) => ({ schema: `lumi://user/store?index=${index}` })],
  ['S2-51', 'startBySchema', { target: 'appStore' }, (index) => ({ schema: `lumi://store?index=${index}` })],
  ['S2-51', 'startBySchema', { target: 'wallet' }, (index) => ({ schema: `lumi://wallet?index=${index}` })],
])('%s %s %j', (_id, name, args, expected) => {
  it.each([0, 2])('opens the tab %i', async (index) => {
    expect(await sent(name, { ...args, index })).toEqual(expected(index))
  })

  it.each([-1, 1.5])('is ignored for the tab %d', async (index) => {
    expect(await sent(name, { ...args, index })).toBeUndefined()
  })
})

const empty = ['', '0', 0, null, undefined, ' ', '\t\n', ' 0 ']

describe.each([
  ['jumpToUser', 'uid'],
  ['jumpToFamily', 'familyId'],
  ['jumpToRoom', 'rid'],
  ['jumpToTab', 'tab'],
])('S5-07 %s', (name, member) => {
  it.each([...empty, '../x', 'a b', 'a&b=c', 'javascript:alert(1)', 'x'.repeat(33), {}, []])(
    'ignores %j',
    async (id) => {
      expect(await sent(name, { [member]: id })).toBeUndefined()
    },
  )

  it('takes a name of 32 characters', async () => {
    expect(await sent(name, { [member]: 'x'.repeat(32) })).toEqual({ [member]: 'x'.repeat(32) })
  })
})

it.each(empty)('S5-07 deep links and games ignore %j', async (id) => {
  expect(isEmptyId(id)).toBe(true)
  expect(await sent('startBySchema', { target: 'user', uid: id })).toBeUndefined()
  // A game may have no group, but not an empty one.
  if (typeof id === 'string') expect(await sent('jumpToGames', { type: 1, gid: id })).toBeUndefined()
})

it.each(['1', '00', '10', 'a', 7])('S5-07 %j names somebody', (id) => {
  expect(isEmptyId(id)).toBe(false)
})

it('F06 S2-51 no text breaks out of a deep link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (uid) => {
      const link = await sent('startBySchema', { target: 'user', uid })
      if (link !== undefined)
        expect((link as { schema: string }).schema).toMatch(/^lumi:\/\/user\/profile\?uid=[\w-]{1,32}$/)
    }),
    { numRuns: 1000 },
  )
})

it.each([
  [{ code: 0, res: { type: 7, text: 'a', tips: 'Copied' } } as const, { text: 'a', tips: 'Copied' }],
  [{ res: { type: 7, text: 'a' } } as const, { text: 'a' }],
  [{ res: { type: 7, text: ' ', tips: 'Copied' } } as const, undefined],
  [{ res: { type: 1, text: 'a', tips: 'Copied' } } as const, undefined],
  [undefined, undefined],
])('S4-02 of %j is copied %j', (answer, expected) => {
  expect(copyOf(answer)).toEqual(expected)
})

it.each([
  [{ type: 2 }, 50],
  [{ type: 3 }, 100],
  [{ type: 2, progress: 7 }, 50],
  [{ type: 1, progress: 30 }, 30],
  [{ type: 1, progress: 130 }, 100],
  [{ type: 1, progress: -1 }, 0],
  [{ type: 9 }, undefined],
])('S4-03 %j is %s percent', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent)
})
