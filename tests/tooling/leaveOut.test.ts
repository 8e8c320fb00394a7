// What a library's file is left with when what nobody comes to is taken out by name.
import { describe, expect, it } from 'vitest'
import { leaveOut, type Unused } from '../../scripts/leaveOut'

const plain = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

const cases: readonly [what: string, code: string, unused: Unused, left: string][] = [
  ['the body of a function', 'function f(a) { return a }', { bodies: { f: '' } }, 'function f(a) {}'],
  [
    'the body of an arrow function, with what stands in for it',
    'const f = (a) => { return a }',
    { bodies: { f: 'return null' } },
    'const f = (a) => {return null}',
  ],
  [
    'the body of one method of one class',
    'class A { m() { a() } } class B { m() { b() } }',
    { bodies: { 'A.m': '' } },
    'class A { m() {} } class B { m() { b() } }',
  ],
  [
    'a variable where it is read, not where it is set, declared, or only a name',
    'var isOn = 1; isOn = 2; isOn++; use(isOn, a.isOn, { isOn: 1 }, { isOn }); const { isOn: other } = b; function g(isOn) {}',
    { values: { isOn: 'false' } },
    'var isOn = 1; isOn = 2; isOn++; use(false, false, { isOn: 1 }, { isOn: false }); const { isOn: other } = b; function g(isOn) {}',
  ],
  ['a variable that names a member', 'use(a[isOn], a.isOff)', { values: { isOn: '1' } }, 'use(a[1], a.isOff)'],
  [
    'what is called for a developer',
    'if (a) this.log.warn(b()); c.warn()',
    { calls: ['this.log.warn'] },
    'if (a) undefined; c.warn()',
  ],
  ['what is exported, and no other', 'exports.a = 1; exports.ab = 2', { holders: ['exports.a'] }, 'exports.ab = 2'],
  [
    'members of a prototype',
    'A.prototype.m = function () {}; B.prototype.m = 1',
    { holders: ['A.prototype'] },
    'B.prototype.m = 1',
  ],
  [
    'of what is set twice nothing',
    'A.prototype.m = B.prototype.m = 1; A.prototype.n = 2',
    { holders: ['A.prototype'] },
    'A.prototype.m = B.prototype.m = 1;',
  ],
  [
    'comparisons with a tag that never is',
    'if (7 === a.tag || a.tag !== 7 || 7 === a.kind || 8 === a.tag) b()',
    { tags: [7] },
    'if (false || true || 7 === a.kind || 8 === a.tag) b()',
  ],
  [
    'cases of such a tag',
    'switch (a.tag) { case 6: b(); break; case 7: c(); break; default: d() }',
    { tags: [7] },
    'switch (a.tag) { case 6: b(); break; default: d() }',
  ],
  [
    'of a case that another goes on with only the label',
    'switch (a.tag) { case 6: case 7: c(); break; case 8: d() }',
    { tags: [7] },
    'switch (a.tag) { case 6: c(); break; case 8: d() }',
  ],
  [
    'cases by the name they compare with',
    'switch (a) { case GONE: return 1; case HERE: return 2 }',
    { cases: ['GONE'] },
    'switch (a) { case HERE: return 2 }',
  ],
  [
    'a case whose variables others set: they are declared still',
    'function f(a) { switch (a.tag) { case 7: var b = 1; return b; case 8: b = 2; return b } }',
    { tags: [7] },
    'function f(a) {var b; switch (a.tag) { case 8: b = 2; return b } }',
  ],
]

describe('leaveOut takes out', () => {
  it.each(cases)('%s', (_, code, unused, left) => {
    const inFunction = /return \d/.test(code) && !code.startsWith('function')
    const [before, after] = inFunction ? ['function around(a) { ', ' }'] : ['', '']
    expect(plain(leaveOut('x.js', before + code + after, unused))).toBe(plain(before + left + after))
  })
})

it.each([
  ['bodies', { bodies: { f: '' } }],
  ['values', { values: { f: '1' } }],
  ['calls', { calls: ['f'] }],
  ['cases', { cases: ['f'] }],
  ['holders', { holders: ['f'] }],
] satisfies [string, Unused][])('leaveOut refuses a name that the file does not have among its %s', (_, unused) => {
  expect(() => leaveOut('lib.js', 'g()', unused)).toThrow('lib.js has nothing by the names of f.')
})
