// Tests that every risk of the design has a test whose title begins with its number.
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const risks: { readonly [row: string]: string } = {
  F01: 'a token in the address, the history, a referrer, a share or a log',
  F02: 'an address that takes over a session',
  F03: 'a way back that leads to another site',
  F04: 'a script in what the server says',
  F05: 'markup in configs, texts and translations',
  F06: 'a hostile address in a link, a picture or a payment',
  F07: 'the policy against code from text',
  F08: 'a request to a foreign host',
  F09: 'names of the page that hide names of the window',
  F10: 'a pattern that takes for ever',
  F11: 'a name that reaches a prototype',
  F12: 'a schema that is deep, huge or goes in circles',
  F13: 'an envelope that is malformed',
  F14: 'ids beyond what a number holds',
  F15: 'amounts that are none',
  F16: 'a body that is none',
  F17: 'a status that is no success',
  F18: 'an answer that does not come',
  F19: 'a submit that is pressed many times',
  F20: 'a page that is left or doubled while money moves',
  F21: 'an answer lost after the server has done it',
  F22: 'the result of a payment',
  F23: 'arithmetic and display of money',
  F24: 'a session that ends in the middle of a form',
  F25: 'many calls that end the session at once',
  F26: 'a network that comes and goes',
  F27: 'answers out of order',
  F28: 'pictures that are too large or none',
  F29: 'uploads that fail, or to foreign hosts',
  F30: 'a list without an end',
  F31: 'pages that do not fill the window',
  F32: 'rows that come twice',
  F33: 'a list that asks again for all its pages',
  F34: 'a later page of a list that fails',
  F35: 'storage that is absent, refuses or is full',
  F36: 'a clock that is wrong, and zones',
  F37: 'other calendars and digits',
  F38: 'missing texts, placeholders and plurals',
  F39: 'names that turn the line round or are very long',
  F40: 'a new version while a page is open',
  F41: 'a service worker that keeps an old version',
  F42: 'an app that does not answer, or answers nonsense',
  F43: 'an app that is too old',
  F44: 'mistakes in the config',
  F45: 'a part of the page that breaks',
  F46: 'headers that go to the wrong host',
  F47: 'finding people by trying ids',
  F48: 'what must not be in production',
}

// The numbers are at the beginning of a title.
const numbers = /(?<=['"`])(?:[FS]\d[\d-]* )+/g

const root = resolve(import.meta.dirname, '../..')
const files = readdirSync(resolve(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(test|spec)\.tsx?$/.test(file),
)
const titled = new Map<string, Set<string>>()
for (const file of files) {
  for (const [found] of readFileSync(resolve(root, 'tests', file), 'utf8').matchAll(numbers)) {
    for (const row of found.match(/F\d+/g) ?? []) titled.set(row, (titled.get(row) ?? new Set()).add(file))
  }
}

it('each risk of the design has a test that begins with its number', () => {
  const missing = Object.entries(risks).filter(([row]) => !titled.has(row))
  expect(missing.map(([row, risk]) => `${row}: ${risk}`)).toEqual([])
})

it('no title names a risk that the design does not know', () => {
  const unknown = [...titled].filter(([row]) => !(row in risks))
  expect(unknown.map(([row, places]) => `${row} in ${[...places].join(', ')}`)).toEqual([])
})
