// Tests that each line of docs/check.md belongs to a problem. The compiler checks that each problem has a line.
import { expect, it } from 'vitest'
import { checkDocument, meanings } from '../../../tools/cli/check/meanings'
import { filesAt } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'

const files = filesAt(root)
const sources = ['src/engine/language', 'src/engine/theme', 'tools/cli/check', 'tools/cli/generate']
  .flatMap((folder) => files.below(folder))
  .filter((file) => !['src/engine/language/types/problem.ts', 'tools/cli/check/meanings.ts'].includes(file))
  .map((file) => files.read(file))

it.each(Object.keys(meanings))('%s is said by some rule', (name) => {
  expect(sources.some((text) => text.includes(`'${name}'`))).toBe(true)
})

it.each(Object.entries(meanings))('%s has one line, which says what it is and what to do', (name, { says, fix }) => {
  const lines = checkDocument()
    .split('\n')
    .filter((line) => line.startsWith(`| \`${name}\` |`))
  expect(lines).toEqual([`| \`${name}\` | ${says} | ${fix} |`])
  for (const sentence of [says, fix]) expect(sentence).toMatch(/^[\p{L}`][^|]*[.؟]$/u)
})
