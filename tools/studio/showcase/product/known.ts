// The names and shapes of the example product, as the checker asks for them.
import type { Known } from '@pagewright/cli/browser'
import { engineIcons, formats } from '@pagewright/engine/tools'
import { market } from './market'
import { messages } from './messages'
import { formSchemas, productIcons } from './schemas'

const text = { type: 'string' }
const number = { type: 'number' }
const row = {
  properties: {
    id: text,
    name: text,
    role: { type: 'string', enum: ['owner', 'guest'] },
    at: { type: 'integer' },
    sum: number,
    image: text,
    formatted: {
      properties: Object.fromEntries(
        Object.entries(formats).map(([format, { example }]) => [
          format,
          { type: Array.isArray(example) ? 'array' : typeof example },
        ]),
      ),
    },
    days: { type: 'array', items: { properties: { date: text, sum: number } } },
  },
}

/** All names that configs in the showcase may use. */
export const known: Known = {
  endpoints: {
    'POST /account': { kind: 'read', request: {}, response: { properties: { uid: text, id: text, role: text } } },
    'POST /things': {
      kind: 'read',
      request: { properties: { page: {}, group: text, kind: text }, required: ['page'] },
      response: { properties: { has_more: { type: 'boolean' }, list: { type: 'array', items: row } } },
    },
    'POST /thing': { kind: 'read', request: { properties: { id: text }, required: ['id'] }, response: row },
    'POST /report': { kind: 'read', isFile: true, request: { properties: { month: text } }, response: text },
    'POST /save': {
      kind: 'write',
      request: {
        properties: { id: text, name: text, kind: text, value: {} },
      },
      response: { properties: { url: text } },
    },
  },
  forms: formSchemas,
  messages: Object.keys(messages),
  routes: ['/', '/things', '/login'],
  widgets: ['clock'],
  nativeCalls: {
    openRoom: { properties: { id: text, note: text }, required: ['id'] },
    say: { properties: { text, to: {} }, required: ['text'] },
  },
  linkHosts: market.linkHosts,
  icons: [...engineIcons, ...productIcons],
  scope: {
    properties: {
      user: { properties: { id: text, role: text } },
      query: { open: true },
      now: { properties: { day: {}, month: {}, hour: {}, weekday: {} } },
      host: { properties: { isApp: {} } },
      market: { properties: {} },
      data: { properties: {} },
    },
  },
}
