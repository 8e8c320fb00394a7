// Holds docs/refusals.md to what the sandbox can refuse, and to what the pages say before it and after it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import { pages } from '../support/lumi'
import { codes } from '../../sandbox/codes'
import { root } from '../../tools/cli/root'
import { refusalsByEndpoint } from './refusals'

const refusals = [...refusalsByEndpoint()].flatMap(([call, names]) =>
  names.map((name) => ({ call: pathOf(call), code: String(codes[name].code) })),
)

interface Call {
  readonly route: string
  readonly call: string
  readonly reasons: { readonly [code: string]: string }
}

/** Returns the calls in a part of a page: those that write, and those of blocks that have words for a refusal. */
function callsIn(value: unknown, route: string): readonly Call[] {
  if (typeof value !== 'object' || value === null) return []
  const {
    do: kind,
    rows,
    call = rows,
    reasons,
  } = value as { do?: string; rows?: string; call?: string } & Partial<Call>
  const isTold = kind === 'call' || reasons !== undefined
  const own = isTold && call !== undefined ? [{ route, call: pathOf(call), reasons: reasons ?? {} }] : []
  return [...own, ...Object.values(value).flatMap((member) => callsIn(member, route))]
}
const calls = Object.entries(pages).flatMap(([route, page]) => callsIn(page, route))

function pathOf(call: string): string {
  return call.replace(/^\w+ /, '')
}

const rows = readFileSync(join(root, 'docs/refusals.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [code = '', called = '', what = '', shown = '', prevented = '', before = '', after = ''] = cells.slice(1)
    return { code, called: quoted(called), what, routes: quoted(shown), early: quoted(`${prevented} ${before}`), after }
  })

function quoted(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

it('S8-04 the table has every code of the sandbox, with every call that it can refuse', () => {
  const told = rows.flatMap(({ code, called }) => called.map((call) => `${code} ${call}`))
  expect(told.toSorted()).toEqual(refusals.map(({ call, code }) => `${code} ${call}`).toSorted())
  const known = Object.values(codes).map(({ code }) => String(code))
  expect([...new Set(rows.map(({ code }) => code))].toSorted()).toEqual(known.toSorted())
})

it.each(rows)('S4-19 S8-04 $code $called: $what', ({ code, called, routes, early, after }) => {
  const said = JSON.stringify(routes.map((route) => pages[route as keyof typeof pages]))
  expect(early.filter((key) => !said.includes(`"${key}"`) && !/^(image|engine)\./.test(key))).toEqual([])
  expect([...early, ...quoted(after)].filter((key) => !Object.hasOwn(english, key))).toEqual([])
  const made = calls.filter(({ call }) => called.includes(call))
  expect(made.filter(({ route }) => !routes.includes(route))).toEqual([])
  // A call that cannot be refused so needs no words for it.
  const reasons = new Set(made.flatMap(({ reasons: { [code]: reason = '' } }) => reason))
  if (reasons.size > 0) expect([...reasons].filter((key) => key !== '').toSorted()).toEqual(quoted(after).toSorted())
})

it('S8-04 every refusal of a call has words, except where the table says that it never comes about', () => {
  const never = rows.flatMap(({ code, called, what }) =>
    what.startsWith('never') ? called.map((call) => `${call} ${code}`) : [],
  )
  const wordless = calls.flatMap(({ call, reasons }) =>
    refusals.flatMap(({ call: refused, code }) =>
      refused === call && !Object.hasOwn(reasons, code) && !never.includes(`${call} ${code}`)
        ? [`${call} ${code}`]
        : [],
    ),
  )
  // The first step of a reseller sends no image, and nobody takes an application back for a reason.
  const ofProof = ['1304', '1402'].map((code) => `/web/withdrawal/agent/order/confirm ${code}`)
  expect(wordless.toSorted()).toEqual(['/web/guild/apply_create_process 1211', ...ofProof])
})

it('has words only where a refusal can come about', () => {
  const idle = calls.flatMap(({ call, reasons }) =>
    Object.keys(reasons).filter((code) => !refusals.some((one) => one.call === call && one.code === code)),
  )
  expect(idle).toEqual([])
})
