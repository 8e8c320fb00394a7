// What `npm run new` asks, refuses and shows before anything is written.
import { expect, it, vi } from 'vitest'
import { createNew, main } from '../../../tools/cli/new'
import { answersOf, type Question } from '../../../tools/cli/new/questions'
import { Sources } from '../../../tools/cli/new/sources'
import { root } from '../../../tools/cli/root'
import { wordsFor } from './words'

const field = ['field', '--form', 'withdrawMethod', '--name', 'specimen_code', '--type', 'string']
const page = ['page', '--route', '/demo/two', '--kind', 'list', '--call', 'POST /web/guild/guild_list']
const words = wordsFor(['demoTwo.title', 'demoTwo.empty'])
/** What an operator writes, all of it. */
const state = () => {
  const sources = new Sources(root)
  const files = ['pages', 'schemas', 'locales', 'markets'].flatMap((folder) => sources.list(folder))
  return files.map((file) => `${file}\n${sources.read(file)}`).join('\n')
}

it('F44 --dry-run shows each change and writes none', { timeout: 120_000 }, async () => {
  const before = state()
  const shown = await createNew([...field, ...wordsFor(['method.specimenCode']), '--dry-run'], root)
  expect(shown).toContain('--- a/pages/withdraw/addMethod.ts\n+++ b/pages/withdraw/addMethod.ts\n@@ -')
  expect(shown.split('\n').filter((line) => /^[-+] /.test(line) && line.startsWith('- '))).toEqual([])
  expect(shown).toContain("+        specimen_code: { label: 'method.specimenCode' },")
  expect(state()).toBe(before)
})

it.each<readonly [string, readonly string[], string | RegExp]>([
  ['nothing at all', [], 'Say what is new: npm run new -- <page|field|market|language|endpoint>'],
  ['a kind that there is not', ['filed'], 'Say what is new'],
  ['a flag that there is not', ['field', '--nmae', 'x'], '"--nmae" is not an option.'],
  [
    'flags that are missing',
    ['field', '--form', 'login'],
    /Say as well:\n {2}--name .*\n {2}--type .*: string, integer/,
  ],
  ['a form that there is not', ['field', '--form', 'logni'], 'Did you mean "login"?'],
  ['a member that is there', [...field.slice(0, 4), 'holder', '--type', 'string'], 'has the member "holder" already'],
  ['a field to stand behind', [...field, '--after', 'hodler'], 'There is no field "hodler". There are: channel_id'],
  ['words that are missing', field, /--label "en=…"\n {2}--label "ar=…"/],
  ['words of another key', [...field, '--label', 'en:method.specimen=x'], 'No words of "method.specimen" are needed.'],
  ['words in another language', [...field, '--label', 'sv=x'], 'There are no texts in "sv".'],
  [
    'words that nobody translated',
    [...field, ...wordsFor(['method.specimenCode']), '--label', 'tr=Thing'],
    /Nothing was written.*\nlocales\/tr\.json:\d+:\d+ {2}untranslated/,
  ],
  [
    'a route that is there',
    [...page.slice(0, 2), '/login', ...page.slice(3), '--link-from', '/'],
    'There is a page "/login"',
  ],
  [
    'a page that a market cannot come to',
    [...page, '--link-from', '/demo', ...words],
    /Nothing was written.*\npages\/demoTwo\.ts:.*unreachable-page/,
  ],
  ['a list of no list', [...page.slice(0, 6), 'POST /web/MyAccountInfo', '--link-from', '/'], 'does not answer a list'],
  ['a member of no row', [...page, '--link-from', '/', '--show', 'nmae'], /has no "nmae"\. It has: gid/],
  ['a body of no request', [...page, '--link-from', '/', '--body', 'gdi=1'], 'the request has no such member'],
  [
    'an endpoint out of the sandbox',
    ['endpoint', '--call', 'POST /specimen/list', '--kind', 'read'],
    'a path begins with /web/, or /withoutsign/',
  ],
  [
    'a shape that is none',
    ['endpoint', '--call', 'POST /web/specimen', '--kind', 'read', '--rows', 'id:strnig'],
    '--rows: "id:strnig" is not possible: write <name>:<type>',
  ],
  ['a language that is there', ['language', '--id', 'tr', '--from', 'en', '--markets', 'russia'], 'is there already'],
  ['a market that is there', ['market', '--id', 'russia'], 'Say as well'],
])('F44 refuses %s, and changes nothing', async (_what, args, says) => {
  const before = state()
  await expect(createNew(args, root)).rejects.toThrow(says)
  expect(state()).toBe(before)
})

it('F44 asks for what flags do not say, again where an answer is not possible', async () => {
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
  expect(await answersOf(questions, [], new Sources(root), ask)).toEqual({ kind: 'list', name: 'Shop' })
  expect(asked).toEqual([
    'what it is (list, form): ',
    expect.stringMatching(/^--kind: there is no "lsit"\..* Did you mean "list"\?.*\nwhat it is \(list, form\): $/s),
    'its name: ',
  ])
  expect(await answersOf(questions, ['--kind', 'list', '--name', 'a'], new Sources(root), ask)).toEqual({
    kind: 'list',
    name: 'a',
  })
  expect(asked).toHaveLength(3)
})

it('F44 says by its exit code that something is missing, where nobody can be asked', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const { isTTY } = process.stdin
  process.stdin.isTTY = false
  try {
    expect(await main(['field'])).toBe(1)
    expect(error.mock.calls).toEqual([[expect.stringContaining('Say as well:\n  --form  which form')]])
  } finally {
    process.stdin.isTTY = isTTY
  }
})
