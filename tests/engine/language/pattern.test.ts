// Tests which patterns the checker accepts, and which it refuses because they could block the page.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { automatonOf } from '../../../src/engine/language/check/patterns/patternAutomaton'
import { patternFault } from '../../../src/engine/language/check/patterns/patternFault'
import { treeOf, type Node } from '../../../src/engine/language/check/patterns/patternTree'

it.each([
  '\\S',
  '^[0-9]+$',
  '^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$',
  '^\\+?[0-9][0-9 ()-]{4,19}$',
  '^[A-Za-z]{2}[0-9]{2}[0-9A-Za-z ]{10,38}$',
  '^\\s*\\S+\\s*$',
  '^[a-z]+(?:-[a-z]+)*$',
  '^[0-9]{1,3}(,[0-9]{3})*$',
  '^(a|ab)*$',
  '^(foo|bar)+$',
  '^"(?:[^"\\\\]|\\\\.)*"$',
  '^[^@]+@[^@]+$',
  '^\\p{L}+$',
  '^\\u{1F600}[\\u{1F600}-\\u{1F64F}]*$',
  '^(?<year>\\d{4})-\\d\\d$',
  '^a{200}$',
  '^$',
  '',
])('F10 %s is matched quickly', (pattern) => {
  expect(patternFault(pattern)).toBeUndefined()
})

describe('F10 is refused:', () => {
  it.each([
    ['^(a+)+$', '"a" stands in a repeat that reads the same text in several ways'],
    ['^(a|a)*$', 'several ways'],
    ['^(a|aa)+$', 'several ways'],
    ['^(a|b|ab)*$', 'several ways'],
    ['^([a-z]+)*x$', 'several ways'],
    ['^(\\w+\\s?)*$', '"\\w" stands in a repeat'],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'several ways'],
    ['^([a-zA-Z0-9]+[_.-]?)+@x$', 'several ways'],
    ['^(?:a{1,9}){1,9}$', 'several ways'],
    ['^a*a*$', '"a" and "a" are both repeated and may share a text'],
    ['^.*foo.*$', '"." and "." are both repeated'],
    ['^[A-Z]{1,64}[A-Z]{1,64}[A-Z]{1,64}$', 'are both repeated'],
    ['^\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$', 'are both repeated'],
    ['\\d+x', 'it may begin anywhere, and "\\d" is repeated'],
    ['^\\s+|\\s+$', 'it may begin anywhere'],
    ['(x+x+)+y', 'it may begin anywhere'],
    ['^(a?){30}a{30}$', 'what it repeats may be empty'],
    [`^${'a?'.repeat(12)}${'a'.repeat(12)}$`, 'there are 4096 ways through its choices'],
    [`^${'(a|b)?'.repeat(8)}$`, 'ways through its choices'],
    ['^(?=.*\\d).+$', 'it looks ahead or behind'],
    ['^(?<!a)b$', 'it looks ahead or behind'],
    ['^(a)\\1$', '"\\1" refers back to what was read'],
    ['^(?<n>a)\\k<n>$', 'refers back'],
    ['\\bword\\b', '"\\b" asks what stands around it'],
    ['a^b', '"^" may only stand at the beginning'],
    ['^a$b', '"$" may only stand at the end'],
    ['^(a$)b', '"$" may only stand at the end'],
    [`^${'[a-z]x'.repeat(100)}$`, 'it has more than 120 places'],
    [`^${'('.repeat(30)}a${')'.repeat(30)}$`, 'its groups stand more than 20 deep'],
    ['^[\\w-_]+$', 'it does not compile with the flag "u"'],
    ['^\\-$', 'it does not compile with the flag "u"'],
    ['(', 'it does not compile'],
  ])('%s', (pattern, said) => {
    expect(patternFault(pattern)).toContain(said)
  })
})

const pieces = fc.letrec<{ node: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    fc.constantFrom('a', 'b', '[ab]', '.'),
    tie('node').map((inner) => `(${inner})`),
  ),
  node: fc
    .array(
      fc.tuple(
        fc.oneof({ maxDepth: 3 }, fc.constantFrom('a', 'b', '[ab]'), tie('atom')),
        fc.constantFrom('', '', '*', '+', '?', '{1,3}', '{2}'),
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .chain((parts) => {
      const row = parts.map(([atom, count]) => `${atom}${count}`).join('')
      return fc.constantFrom(row, `${row}|a`, `b|${row}`)
    }),
}))

it('F10 an accepted pattern takes no more steps than letters, places and choices allow', () => {
  let good = 0
  fc.assert(
    fc.property(
      pieces.node,
      fc.array(fc.constantFrom('a', 'b'), { minLength: 16, maxLength: 24 }),
      (inner, letters) => {
        const pattern = `^(${inner})$`
        if (patternFault(pattern) !== undefined) return
        good += 1
        const { places, choices } = automatonOf(treeOf(pattern))
        const bound = (places.length + 1) * (letters.length + 2) * choices * 4
        for (const text of [letters.join(''), `${'a'.repeat(24)}!`, `${'ab'.repeat(12)}!`, `${letters.join('')}!`])
          expect(steps(treeOf(pattern), text)).toBeLessThanOrEqual(bound)
      },
    ),
    { seed: 44, numRuns: 4_000 },
  )
  expect(good).toBeGreaterThan(400)
})

it('F10 the same count does find the slow ones', () => {
  expect(steps(treeOf('^(a+)+$'), `${'a'.repeat(24)}!`)).toBeGreaterThan(1_000_000)
})

/** Counts the steps of a backtracking matcher, which gives up after a million. */
function steps(tree: Node, text: string): number {
  let count = 0
  type Next = (at: number) => boolean
  const match = (node: Node, at: number, next: Next): boolean => {
    if (count > 1_000_000) return true
    switch (node.kind) {
      case 'letter': {
        count += 1
        const code = text.codePointAt(at) ?? -1
        return node.letters.ranges.some(([from, to]) => from <= code && code <= to) && next(at + 1)
      }
      case 'row': {
        const from = (index: number, place: number): boolean => {
          const part = node.parts[index]
          return part ? match(part, place, (after) => from(index + 1, after)) : next(place)
        }
        return from(0, at)
      }
      case 'choice':
        return node.of.some((one) => match(one, at, next))
      case 'repeat': {
        const again = (done: number, place: number): boolean =>
          (done < node.max && match(node.of, place, (after) => after > place && again(done + 1, after))) ||
          (done >= node.min && next(place))
        return again(0, at)
      }
    }
  }
  match(tree, 0, (at) => at === text.length)
  return count
}
