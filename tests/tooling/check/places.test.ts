// Tests where the check reports mistakes whose consequences show elsewhere.
import { expect, it } from 'vitest'
import { planted } from './planted'

it('F44 a member that a shared constant lacks is missing there, not where the constant is used', async () => {
  const { findings } = await planted(['pages/planted.ts', ", do: 'link', to: '/' }", ", to: '/' }"])
  expect(findings.map(({ file, line, what }) => [file, line, what])).toEqual([
    ['pages/planted.ts', 2, expect.stringContaining('"do" is missing')],
  ])
})

it('F44 a named read that is wrong does not make links to its page wrong', async () => {
  const { findings } = await planted(['pages/sources.ts', "kind: 'out'", "kind: 'none'"])
  expect(findings.map(({ file, name }) => [file, name])).toEqual([['pages/sources.ts', 'unknown-value']])
})
