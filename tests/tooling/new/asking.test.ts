// Tests the questions, refusals and previews of `npm run new`, before anything is written.
import { expect, it } from 'vitest'
import { answersOf, type Question } from '../../../tools/cli/new/questions'
import { SourceEdits } from '../../../tools/cli/new/sources'
import { addWords, languagesIn, textsIn } from '../../../tools/cli/new/words'
import { root } from '../../../tools/cli/root'
import { runNew } from './runNew'
import { wordsFor } from './words'

const field = ['field', '--form', 'withdrawMethod', '--name', 'specimen_code', '--type', 'string']
const page = ['page', '--route', '/demo/two', '--kind', 'list', '--call', 'POST /web/guild/guild_list']
/** Returns all files that authors write. */
const state = () => {
  const sources = new SourceEdits(root)
  const files = ['pages', 'schemas', 'locales', 'markets'].flatMap((folder) => sources.list(folder))
  return files.map((file) => `${file}\n${sources.read(file)}`).join('\n')
}

it('F44 --dry-run shows each change and writes none', async () => {
  const before = state()
  const { said: shown } = await runNew([...field, ...wordsFor(['method.specimenCode']), '--dry-run'], root)
  expect(shown).toContain('--- a/pages/withdraw/addMethod.ts\n+++ b/pages/withdraw/addMethod.ts\n@@ -')
  expect(shown.split('\n').filter((line) => /^[-+] /.test(line) && line.startsWith('- '))).toEqual([])
  expect(shown).toContain("+        specimen_code: { label: 'method.specimenCode' },")
  expect(state()).toBe(before)
})

it('F44 a new key needs its English text alone; the check warns of the other languages', async () => {
  const { said: shown } = await runNew([...field, '--label', 'en=Specimen code', '--dry-run'], root)
  expect(shown).toMatch(/npm run check reports these until they are fixed \(\d+\):/)
  expect(shown).toMatch(/locales\/ar\.json:\d+:\d+ {2}warning {2}missing-key {2}method\.specimenCode: is missing/)
})

it.each<readonly [string, readonly string[], string | RegExp]>([
  ['a flag that there is not', ['field', '--nmae', 'x'], '(Did you mean --name?)'],
  [
    'flags that are missing',
    ['field', '--form', 'login'],
    /These are missing:\n {2}--name .*\n {2}--type .*: string, integer/,
  ],
  ['a form that there is not', ['field', '--form', 'logni'], 'Did you mean "login"?'],
  ['a member that is there', [...field.slice(0, 4), 'holder', '--type', 'string'], 'has the member "holder" already'],
  ['a field to stand behind', [...field, '--after', 'hodler'], 'There is no field "hodler". There are: channel_id'],
  ['words that are missing', field, /English texts are missing.*\n {2}--label "en=…"$/],
  ['words of another key', [...field, '--label', 'en:method.specimen=x'], '"method.specimen" needs no text.'],
  ['words in another language', [...field, '--label', 'sv=x'], 'There are no texts in "sv".'],
  [
    'a route of a device on Windows',
    [...page.slice(0, 2), '/con', ...page.slice(3), '--link-from', '/'],
    'Windows cannot have a file "con.ts"',
  ],
  [
    'a route that is there',
    [...page.slice(0, 2), '/login', ...page.slice(3), '--link-from', '/'],
    'There is a page "/login"',
  ],
  ['a list of no list', [...page.slice(0, 6), 'POST /web/MyAccountInfo', '--link-from', '/'], 'does not answer a list'],
  ['a member of no row', [...page, '--link-from', '/', '--show', 'nmae'], /has no "nmae"\. It has: gid/],
  ['a body of no request', [...page, '--link-from', '/', '--body', 'gdi=1'], 'the request has no such member'],
  [
    'an endpoint out of the sandbox',
    ['endpoint', '--call', 'POST /specimen/list', '--kind', 'read'],
    'a path begins with /web/, or with /withoutsign/',
  ],
  [
    'a shape that is none',
    ['endpoint', '--call', 'POST /web/specimen', '--kind', 'read', '--rows', 'id:strnig'],
    '--rows: "id:strnig" is not valid: write <name>:<type>',
  ],
  ['a language that is there', ['language', '--id', 'tr', '--from', 'en', '--markets', 'russia'], 'is there already'],
  [
    'the second of two markets that there is not',
    ['language', '--id', 'kk', '--from', 'en', '--markets', 'russia,rusia'],
    'there is no "rusia"',
  ],
  ['a market that is there', ['market', '--id', 'russia'], 'These are missing'],
])('F44 refuses %s, and changes nothing', async (_what, args, says) => {
  const before = state()
  // A test that fails here leaves the repository as it was.
  const { code, said, wrong } = await runNew([...args, '--dry-run'], root)
  expect([code > 0, said]).toEqual([true, ''])
  expect(wrong).toMatch(says)
  expect(state()).toBe(before)
})

it('F44 asks for answers that flags do not give, and again after an invalid answer', async () => {
  const questions: readonly Question[] = [
    { name: 'kind', asks: 'what it is', allowed: () => ['list', 'form'] },
    { name: 'name', asks: 'its name' },
    { name: 'values', asks: 'its values', isNeeded: ({ kind }) => kind === 'form' },
  ]
  const asked: string[] = []
  const replies = ['lsit', 'list', 'Shop']
  const ask = (question: string) => {
    asked.push(question)
    return Promise.resolve(replies.shift() ?? '')
  }
  expect(await answersOf(questions, {}, new SourceEdits(root), ask)).toEqual({ kind: 'list', name: 'Shop' })
  expect(asked).toEqual([
    'what it is (list, form): ',
    expect.stringMatching(/^--kind: there is no "lsit"\..* Did you mean "list"\?.*\nwhat it is \(list, form\): $/s),
    'its name: ',
  ])
  expect(await answersOf(questions, { kind: 'list', name: 'a' }, new SourceEdits(root), ask)).toEqual({
    kind: 'list',
    name: 'a',
  })
  expect(asked).toHaveLength(3)
})

it.each(['', ' '])('F44 Enter (%j) leaves the text of another language for later', async (reply) => {
  const sources = new SourceEdits(root)
  const asked: string[] = []
  const ask = (question: string) => {
    asked.push(question)
    return Promise.resolve(question.includes(' in en: ') ? 'Thing' : question.includes(' in tr ') ? ' Şey ' : reply)
  }
  await addWords(sources, ['method.specimen'], {}, ask)
  expect(asked).toHaveLength(languagesIn(sources).length)
  expect(sources.changed().map(({ file }) => file)).toEqual(['locales/en.json', 'locales/tr.json'])
  expect(textsIn(sources, 'tr')['method.specimen']).toBe('Şey')
})

it('F44 names what is missing if nobody can be asked', async () => {
  const { isTTY } = process.stdin
  process.stdin.isTTY = false
  try {
    const says = expect.stringContaining('These are missing:\n  --form  which form') as string
    expect(await runNew(['field'], root)).toEqual({ code: 2, said: '', wrong: says })
  } finally {
    process.stdin.isTTY = isTTY
  }
})
