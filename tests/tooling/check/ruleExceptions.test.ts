// Tests the exceptions of rules, and what they find in members, nested parts and values such as 0.
import { expect, it } from 'vitest'
import { borrowedWords } from '../../../tools/cli/check/rules/borrowedWords'
import { cannotMatch } from '../../../tools/cli/check/rules/cannotMatch'
import { crossedWords } from '../../../tools/cli/check/rules/crossedWords'
import { fieldWords } from '../../../tools/cli/check/rules/fieldWords'
import { unfilledHiddenFields } from '../../../tools/cli/check/rules/hiddenField'
import { lookAlikes } from '../../../tools/cli/check/rules/lookAlike'
import { missingLimits } from '../../../tools/cli/check/rules/missingLimit'
import { missingLogins } from '../../../tools/cli/check/rules/missingLogin'
import { noWayBack } from '../../../tools/cli/check/rules/noWayBack'
import { oddMessages } from '../../../tools/cli/check/rules/oddMessages'
import { oddValues, staleRows } from '../../../tools/cli/check/rules/oddValues'
import { readsAbsent } from '../../../tools/cli/check/rules/readsAbsent'
import type { MarketRule, MarketSite } from '../../../tools/cli/check/rules/rule'
import { stateValues } from '../../../tools/cli/check/rules/stateValues'
import { unreachablePages } from '../../../tools/cli/check/rules/unreachable'
import { unreadQueries } from '../../../tools/cli/check/rules/unreadQuery'
import { wrongTitles } from '../../../tools/cli/check/rules/wrongTitle'
import { withChanges } from '../../../tools/cli/files'
import { blocksOn, site } from './site'

/** Returns a market with other forms. */
function withForms(found: MarketSite, forms: MarketSite['known']['forms']): MarketSite {
  return { ...found, known: { ...found.known, forms } }
}
const form = (fields: object, more: object = {}) =>
  blocksOn('/a', { form: { block: 'form', form: 'order', fields, ...more } })
const links = (all: object) => blocksOn('/a', { ways: { block: 'links', links: all } })
const link = (label: string, more: object = {}) => ({ do: 'link', label, to: '/', ...more })
const raw = { type: 'string', enum: ['owner', 'admin'] }
const hidden = { label: 'x', widget: 'hidden' }
const state = (actions: object, when: readonly unknown[], n: unknown) =>
  site({
    '/a': {
      title: 'a',
      state: { n },
      blocks: {
        ...Object.fromEntries(when.map((test, at) => [`b${at}`, { block: 'text', when: { 'state.n': test } }])),
        act: { block: 'links', links: actions },
      },
    },
  })
const set = (more: object) => ({ do: 'set', label: 'x', state: 'n', ...more })

const rows: readonly (readonly [what: string, rule: MarketRule, found: MarketSite, places: readonly string[]])[] = [
  [
    'a text of another field',
    borrowedWords,
    form({ b: { label: 'f.b', help: 'f.c.help' }, c: { label: 'f.c' } }),
    ['/a › form › fields › b › help'],
  ],
  [
    'a text of another field with values',
    borrowedWords,
    form({ b: { label: 'f.b', help: { say: 'f.c.help', with: {} } }, c: { label: 'f.c' } }),
    ['/a › form › fields › b › help'],
  ],
  [
    'a refusal of another field',
    borrowedWords,
    form({ b: { label: 'f.b', messages: { required: 'f.c.empty' } }, c: { label: 'f.c' } }),
    ['/a › form › fields › b › messages › required'],
  ],
  [
    'no text of a part elsewhere',
    borrowedWords,
    blocksOn('/a', {
      b: { block: 'form', fields: { b: { label: 'f.b', help: 'f.c.help' } } },
      c: { block: 'text', title: 'f.c' },
    }),
    [],
  ],
  [
    'a button with a part of its title',
    borrowedWords,
    blocksOn('/a', { b: { block: 'text', title: 'f', ok: 'f.note' } }),
    ['/a › b › ok'],
  ],
  [
    'no choice that fits an entry of a list',
    cannotMatch,
    withForms(form({ marks: { label: 'x', options: { call: 'POST /items', value: 'row.name' } } }), {
      order: { properties: { marks: { type: 'array', items: { type: 'string' } } } },
    }),
    [],
  ],
  [
    'a refusal at another bound',
    crossedWords,
    form({ b: { label: 'f.b', messages: { minimum: 'f.b.max' } } }),
    ['/a › form › fields › b › messages › minimum'],
  ],
  [
    'no message that stands at both members',
    crossedWords,
    blocksOn('/a', { b: { block: 'text', title: 'x.text', text: 'x.text' } }),
    [],
  ],
  [
    'both of two exchanged words',
    crossedWords,
    blocksOn('/a', { b: { block: 'record', words: { sub_bd: 'role.admin', admin: 'role.subBd' } } }),
    ['/a › b › words › sub_bd', '/a › b › words › admin'],
  ],
  [
    'a nested field without words',
    fieldWords,
    withForms(form({ who: { label: 'x', fields: { role: { label: 'y' } } } }), {
      order: { properties: { who: { properties: { role: raw } } } },
    }),
    ['/a › form › fields › who › fields › role'],
  ],
  [
    'no hidden field of one value',
    unfilledHiddenFields,
    withForms(form({ role: hidden }), { order: { required: ['role'], properties: { role: { enum: ['a'] } } } }),
    [],
  ],
  [
    'a hidden field of two values',
    unfilledHiddenFields,
    withForms(form({ role: hidden }), { order: { required: ['role'], properties: { role: raw } } }),
    ['/a › form › fields › role'],
  ],
  ['no lack of an icon beside one link', lookAlikes, links({ a: link('x', { icon: 'a' }), b: link('y') }), []],
  [
    'the lack of an icon beside two links',
    lookAlikes,
    links({ a: link('x', { icon: 'a' }), b: link('y'), c: link('z', { icon: 'c' }) }),
    ['/a › ways › links › b'],
  ],
  ['no lack of two icons', lookAlikes, links({ a: link('x', { icon: 'a' }), b: link('y'), c: link('z') }), []],
  ['no hidden field of the same label', lookAlikes, form({ a: { label: 'x' }, b: hidden }), []],
  [
    'no cells of one value in other words',
    lookAlikes,
    blocksOn('/a', {
      r: {
        block: 'record',
        cells: { a: { label: 'x', value: 'data.a' }, b: { label: 'y', value: 'data.a', words: { z: 'z' } } },
      },
    }),
    [],
  ],
  [
    'two links of which one has no condition',
    lookAlikes,
    links({ a: link('x'), b: link('x', { when: { 'user.role': 'none' } }) }),
    ['/a › ways › links › b › label'],
  ],
  [
    'no limit of a text of one value',
    missingLimits,
    { ...site({}), set: { 'forms.json': { order: { type: 'string', const: 'a' } } } },
    [],
  ],
  [
    'a way from a page for visitors to one without a login',
    missingLogins,
    site({
      '/a': { title: 'a', access: 'visitor', blocks: { l: { block: 'links', links: { b: link('x', { to: '/b' }) } } } },
      '/b': { title: 'b', access: 'guarded', blocks: {} },
    }),
    ['/a › l › links › b › to'],
  ],
  [
    'no way that signs in',
    missingLogins,
    site({
      '/a': { title: 'a', access: 'open', blocks: { f: { block: 'form', then: { to: '/b', signIn: 'data.x' } } } },
      '/b': { title: 'b', access: 'guarded', blocks: {} },
    }),
    [],
  ],
  ['no way back from the first page', noWayBack, site({ '/': { title: 'a', look: 'start', blocks: {} } }), []],
  [
    'a page that leads only to itself',
    noWayBack,
    site({
      '/a': { title: 'a', look: 'start', blocks: { l: { block: 'links', links: { a: link('x', { to: '/a' }) } } } },
    }),
    ['/a'],
  ],
  [
    'a bound that a growing number has at once',
    stateValues,
    state({ s: set({ add: 1 }) }, [{ min: 0 }], 0),
    ['/a › b0 › when › state.n › min'],
  ],
  ['no bound that a growing number gets', stateValues, state({ s: set({ add: 1 }) }, [{ min: 1 }], 0), []],
  ['no bound of a number that may fall', stateValues, state({ s: set({ add: -1 }) }, [{ min: 0 }], 0), []],
  [
    'a value that no test names',
    stateValues,
    state({ s: set({ value: 'z' }), t: set({ value: 'b' }) }, ['a', 'b'], 'a'),
    ['/a › act › links › s › value'],
  ],
  [
    'no value where one test is open',
    stateValues,
    state({ s: set({ value: 'z' }), t: set({ value: 'b' }) }, ['a', 'b', { not: 'a' }], 'a'),
    [],
  ],
  [
    'no login page',
    unreachablePages([]),
    site({ '/': { title: 'a', blocks: {} }, '/login': { title: 'b', blocks: {} } }),
    [],
  ],
  [
    'no parameter of the open row',
    unreadQueries,
    site({
      '/a': {
        title: 'a',
        blocks: { l: { block: 'links', links: { b: link('x', { to: '/b', query: { row: '1' } }) } } },
      },
      '/b': { title: 'b', blocks: { l: { block: 'list', detail: {} } } },
    }),
    [],
  ],
  [
    'a tab with a name that each object has',
    unreadQueries,
    site({
      '/a': {
        title: 'a',
        blocks: { l: { block: 'links', links: { b: link('x', { to: '/b', query: { tab: 'toString' } }) } } },
      },
      '/b': { title: 'b', blocks: { t: { block: 'tabs', param: 'tab', tabs: { one: {} } } } },
    }),
    ['/a › l › links › b › query › tab'],
  ],
  [
    'no title of its own page',
    wrongTitles(withChanges('/nowhere', { 'locales/en.json': '{"a":"A","b":"B"}' })),
    site({
      '/a': { title: 'a', blocks: { l: { block: 'links', links: { b: link('a', { to: '/b' }) } } } },
      '/b': { title: 'b', blocks: {} },
    }),
    [],
  ],
  [
    'no value of a set with a format',
    oddValues,
    blocksOn('/a', {
      l: {
        block: 'list',
        rows: 'POST /items',
        show: { lines: { s: { label: 'x', value: 'row.state', format: 'id' } } },
      },
    }),
    [],
  ],
  [
    'no action that only reads',
    staleRows,
    blocksOn('/a', { l: { block: 'list', actions: { s: { do: 'call', call: 'POST /one' } } } }),
    [],
  ],
  [
    'no action of a call that there is not',
    staleRows,
    blocksOn('/a', { l: { block: 'list', actions: { s: { do: 'call', call: 'POST /none' } } } }),
    [],
  ],
  ['no count of 0', oddMessages, blocksOn('/a', { b: { block: 'text', title: { say: 'a', with: { count: 0 } } } }), []],
  [
    'a count of -1',
    oddMessages,
    blocksOn('/a', { b: { block: 'text', title: { say: 'a', with: { count: -1 } } } }),
    ['/a › b › title › with › count'],
  ],
  [
    'a value below one that does not exist',
    readsAbsent,
    blocksOn('/a', { b: { block: 'text', when: { 'data.a': { exists: false } }, text: 'data.a.b' } }),
    ['/a › b › when › data.a'],
  ],
  [
    'no value that is only sent',
    readsAbsent,
    blocksOn('/a', { b: { block: 'list', when: { 'data.a': { exists: false } }, body: { x: { from: 'data.a' } } } }),
    [],
  ],
]

it.each(rows)('F44 a rule finds %s', (_what, rule, found, places) => {
  expect(rule(found).map(({ where }) => where.join(' › '))).toEqual(places)
})
