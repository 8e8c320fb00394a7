// Tests one person in two tabs: after the end of a session, no tab stays signed in, whatever the order of events.
import { expect, it } from 'vitest'
import { createSession } from '../../../src/engine/session/session'
import { syncSessionEnd } from '../../../src/engine/session/sessionEndSync'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

const ann = { uid: '7', token: 'a' }
const bob = { uid: '8', token: 'b' }

/** Creates two tabs of a browser. Each step of a history comes a second after the one before. */
function browser() {
  let time = 1_000
  const shared = new FakeStorage()
  const openTab = (storage = new FakeStorage()) => {
    const tab = createStore(() => storage, 'p')
    const session = createSession(tab)
    const reasons: string[] = []
    session.subscribe(({ reason }) => reasons.push(reason))
    const end = syncSessionEnd({ session, local: createStore(() => shared, 'p'), tab, now: () => time })
    return { storage, session, end, reasons }
  }
  const tabs = { A: openTab(), B: openTab() }
  type Tab = keyof typeof tabs
  const acts = {
    ann: (tab: Tab) => tabs[tab].session.signIn(ann),
    again: (tab: Tab) => tabs[tab].session.signIn({ ...ann, token: 'a2' }),
    bob: (tab: Tab) => tabs[tab].session.signIn(bob),
    out: (tab: Tab) => tabs[tab].session.clear('signOut'),
    over: (tab: Tab) => tabs[tab].session.clear('expired'),
    back: () => void (time -= 3_000),
    looks: (tab: Tab) => void tabs[tab].end.check(),
    /** Restores a tab that the browser had discarded: a new document with the old storage. */
    wakes(tab: Tab) {
      tabs[tab] = openTab(tabs[tab].storage)
      tabs[tab].end.check()
    },
  }
  return {
    tabs,
    play(history: string) {
      for (const step of history.split(', ')) {
        const [tab, act] = step.split(' ') as [Tab, keyof typeof acts]
        time += 1_000
        acts[act](tab)
      }
      return (['A', 'B'] as const).map((tab) => tabs[tab].session.current()?.uid ?? '-').join(' ')
    },
  }
}

it.each([
  ['A ann, B ann, A out, B looks', '- -'],
  ['A ann, B ann, B out, A looks', '- -'],
  ['A ann, B ann, A over, B looks', '- -'],
  ['A ann, B ann, A out, B wakes', '- -'],
  ['A ann, B ann, A over, B wakes', '- -'],
  ['A ann, A out, B ann, B looks', '- 7'],
  ['A ann, B ann, A out, A ann, B looks', '7 -'],
  ['A ann, B ann, A out, B looks, B ann, A looks', '- 7'],
  ['A ann, B bob, A out, B looks', '- 8'],
  ['A ann, B ann, A bob, B looks', '8 7'],
  ['A ann, B ann, A out, B looks, A looks, B looks', '- -'],
  ['A ann, B ann, A over, B again, A again, A looks, B looks', '7 7'],
  ['A ann, B ann, A out, A ann, B looks, A looks', '7 -'],
  ['A ann, B ann, A out, B looks, A ann, B ann, B out, A looks', '- -'],
  // The clock is set back.
  ['A ann, A out, A back, A ann, A looks', '7 -'],
  ['A ann, A out, A back, A ann, B ann, B out, A looks', '- -'],
  ['A ann, B ann, A out, A back, A ann, B looks, A looks', '7 -'],
  ['A ann, A out, A back, A back, A ann, B ann, B out, A looks', '- -'],
  ['A ann, A out, A back, A ann, A out, A back, A ann, B ann, B looks, A looks', '7 7'],
])('S4-08 after %s the tabs have %s', (history, expected) => {
  expect(browser().play(history)).toBe(expected)
})

it('a following tab has the reason of the tab that ended the session, and does not announce it again', () => {
  const { tabs, play } = browser()
  play('A ann, B ann, A out, B looks, A ann, B looks, A looks')
  expect(tabs.B.reasons).toEqual(['signIn', 'signOut'])
  expect(tabs.A.session.current()).toEqual(ann)
})

// Tabs of one browser may run different builds, and a build may continue the session of an older one.
it.each([
  ['signOut 2000', true, ['signOut']],
  ['expired 2000', true, ['expired']],
  ['signOut 1001', true, ['signOut']],
  ['signOut 1000', false, []],
  ['signOut 999', false, []],
])('the stored end "%s" of a session from 1000 is applied: %s', (stored, isApplied, reasons) => {
  const shared = new FakeStorage()
  shared.setItem('p.ended.7', stored)
  const storage = new FakeStorage()
  for (const [name, value] of Object.entries({ uid: '7', token: 'a', began: '1000' }))
    storage.setItem(`p.${name}`, value)
  const tab = createStore(() => storage, 'p')
  const session = createSession(tab)
  const told: string[] = []
  session.subscribe(({ reason }) => told.push(reason))
  const end = syncSessionEnd({ session, local: createStore(() => shared, 'p'), tab, now: () => 3000 })
  expect(end.check()).toBe(isApplied)
  expect(told).toEqual(reasons)
  expect(session.current()).toEqual(isApplied ? undefined : ann)
})

it('a tab without a session has none to end', () => {
  const { tabs, play } = browser()
  play('A ann, A out')
  expect([tabs.A.end.check(), tabs.B.end.check()]).toEqual([false, false])
})

it.each(['signOut 5x', 'expired', '{"at":9}', ''])('a note that cannot be read (%j) ends nothing', (note) => {
  const shared = new FakeStorage()
  shared.setItem('p.ended.7', note)
  const tab = createStore(() => new FakeStorage(), 'p')
  const session = createSession(tab)
  const end = syncSessionEnd({ session, local: createStore(() => shared, 'p'), tab, now: () => 1 })
  session.signIn(ann)
  expect(end.check()).toBe(false)
  expect(session.current()).toEqual(ann)
})

it('a session that an older build began is left alone', () => {
  const storage = new FakeStorage()
  storage.setItem('p.uid', '7')
  storage.setItem('p.token', 'a')
  const shared = new FakeStorage()
  shared.setItem('p.ended.7', 'signOut 9000')
  const tab = createStore(() => storage, 'p')
  const end = syncSessionEnd({ session: createSession(tab), local: createStore(() => shared, 'p'), tab, now: () => 1 })
  expect(end.check()).toBe(false)
})
