// Tests docs/design.md: it lists every token with its real range, and its example is a face that the checker accepts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { colourTokens, otherTokens, type OtherToken } from '../../../src/engine/language/grammar/tokenNames'
import { checkTokens, tokensIn, type SchemeValues } from '../../../src/engine/theme/checkTokens'
import { tokenRules } from '../../../src/engine/theme/tokenRules'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { Tracer } from '../../../tools/cli/effective/trace'
import { plain } from '../../../tools/cli/effective/traced'
import { root } from '../../../tools/cli/root'
import { docBlock } from '../../tooling/docBlock'

const doc = readFileSync(join(root, 'docs/design.md'), 'utf8')
const rows = doc.split('\n').flatMap((line) => {
  const [, names = '', , range = ''] = line.split('|').map((cell) => cell.trim())
  const tokens = [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
  return tokens.map((token) => [token, range] as const)
})

it('the document lists every token once, and no other', () => {
  const tones = ['good', 'warn', 'danger'].map((name) => `${name}-soft`)
  const listed = rows.map(([token]) => token).filter((token) => token !== '-soft')
  expect([...listed, ...tones].toSorted()).toEqual([...colourTokens, ...otherTokens].toSorted())
})

it.each(otherTokens.filter((name) => tokenRules[name] !== undefined))('the document gives the range of %s', (name) => {
  const range = rows.find(([token]) => token === name)?.[1]
  expect(range).toBe(rangeText(name))
})

it('the face that the document shows is accepted', () => {
  const file = 'markets/face.ts'
  const tracer = new Tracer(withChanges(filesAt(root), { [file]: docBlock('docs/design.md', 'ts face') }))
  const face = plain(tracer.exported(file, 'face')) as SchemeValues
  expect(Object.keys(face.light).length).toBeGreaterThan(5)
  const defaults = tokensIn(readFileSync(join(root, 'src/engine/theme/tokens.css'), 'utf8'))
  expect(checkTokens(face, defaults, ['face'])).toEqual([])
})

function rangeText(name: OtherToken): string {
  const rule = tokenRules[name]
  if (rule === undefined) return ''
  if (rule === 'shadow' || rule === 'listed shadow') return 'a CSS shadow'
  if (rule === 'colour') return 'a colour'
  if (!('unit' in rule)) return rule.join(', ')
  const suffix = { size: 'px', number: '', time: 'ms' }[rule.unit]
  return `${rule.min}${suffix} to ${rule.max}${suffix}`
}
