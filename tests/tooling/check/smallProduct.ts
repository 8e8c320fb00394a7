// A small product for tests of the checker, with valid blocks.
import { checkPages } from '../../../tools/cli/check/grammar/checkPages'
import type { Known } from '../../../tools/cli/check/grammar/known'

const text = { type: 'string' }
const role = { enum: ['owner', 'guest'] }
const row = {
  properties: {
    id: text,
    name: text,
    role,
    at: { type: 'integer' },
    days: { items: { properties: { date: text, sum: {} } } },
  },
}
export const known: Known = {
  endpoints: {
    'POST /things': {
      request: {
        properties: { page: {}, group: text, kind: role, sort: { enum: ['at', '-at'] } },
        required: ['page', 'group'],
      },
      response: { properties: { has_more: {}, list: { items: row } } },
    },
    'POST /thing': { request: { properties: { id: text }, required: ['id'] }, response: row },
    'POST /save': {
      request: { properties: { id: text, name: text, kind: role }, required: ['id', 'name'] },
      response: { properties: { url: text } },
    },
    'POST /report': { kind: 'read', isFile: true, request: { properties: { month: text } }, response: text },
    'POST /pay': { kind: 'money', request: { properties: {} }, response: {} },
  },
  forms: { thing: { properties: { name: text, kind: role }, required: ['name'] } },
  messages: ['a.title', 'a.name'],
  routes: ['/', '/things'],
  otherRoutes: ['/elsewhere'],
  widgets: ['clock'],
  nativeCalls: {
    openRoom: { properties: { id: text, note: text }, required: ['id'] },
    say: { properties: { text, to: {} }, required: ['text'] },
  },
  icons: ['wallet'],
  events: ['visit', 'offer', 'invite'],
  linkHosts: ['help.example'],
  files: ['/icon.svg', '/picture/1.png', '/tour.webm', '/tour.en.vtt'],
  scope: {
    properties: {
      user: { properties: { id: text, role } },
      query: { open: true },
      now: { properties: { day: {} } },
      host: { properties: { isApp: {} } },
      data: { properties: { limits: { properties: { max: {} } } } },
    },
  },
}

export const list = {
  block: 'list',
  rows: 'POST /things',
  body: { group: 'x' },
  key: 'row.id',
  show: { title: 'row.name' },
}
export const save = { do: 'call', call: 'POST /save', label: 'a.name', body: { id: { from: 'user.id' } } }
export const form = {
  block: 'form',
  form: 'thing',
  fields: { name: { label: 'a.name' }, kind: { label: 'a.name', words: { owner: 'a.name', guest: 'a.name' } } },
  submit: save,
}
export const record = {
  block: 'record',
  call: 'POST /thing',
  body: { id: { from: 'query.id' } },
  cells: { at: { label: 'a.name', value: 'row.at', format: 'time' } },
}
export const link = { do: 'link', label: 'a.name', to: '/things' }
export const links = (one: object) => ({ block: 'links', links: { one } })

/** Returns the problems of a page with these blocks. */
export const check = (...blocks: unknown[]) =>
  checkPage({ blocks: Object.fromEntries(blocks.map((block, index) => [`b${index}`, block])) })

/** Returns the problems of a page with these members. */
export const checkPage = (page: object) => checkPages({ '/things': { title: 'a.title', blocks: {}, ...page } }, known)
