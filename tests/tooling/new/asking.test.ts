// Tests the questions, refusals and previews of `npm run new`, before anything is written.
import { expect, it } from 'vitest'
import { answersOf, type Question } from '../../../tools/cli/new/questions'
import { SourceEdits } from '../../../tools/cli/new/sources'
import { root } from '../../../tools/cli/root'
import { runNew } from './runNew'

const field = ['field', '--form', 'withdrawMethod', '--name', 'specimen_code', '--type', 'string']
const page = ['page', '--route', '/demo/two', '--kind', 'list', '--call', 'POST /web/guild/guild_list']
/** Returns all files that authors write. */
const state = () => {
  const sources = new SourceEdits(root)
  const files = ['pages', 'schemas', 'locales', 'markets'].flatMap((folder) => sources.list(folder))
  return files.map((file) => `${file}\n${sources.read(file)}`).join('\n')
}

it('F44 an endpoint may have any path that the sandbox of the product answers', async () => {
  const args = ['endpoint', '--call', 'GET /rooms/{hotel}', '--kind', 'read', '--rows', 'id:string!', '--dry-run']
  const { said, wrong } = await runNew(args, `${root}/examples/starter`)
  expect(wrong).toBe('')
  expect(said).toContain('schemas/rooms.json')
  expect(said).toContain('"hotel"')
})

it('F44 --dry-run shows each change, warns of the languages without a text, and writes none', async () => {
  const before = state()
  const { said: shown } = await runNew([...field, '--label', 'en=Specimen code', '--dry-run'], root)
  expect(shown).toContain('--- a/pages/withdraw/addMethod.ts\n+++ b/pages/withdraw/addMethod.ts\n@@ -')
  expect(shown.split('\n').filter((line) => /^[-+] /.test(line) && line.startsWith('- '))).toEqual([])
  expect(shown).toContain("+        specimen_code: { label: 'method.specimenCode' },")
  expect(shown).toMatch(/locales\/ar\.json:\d+:\d+ {2}warning {2}missing-key {2}method\.specimenCode: is missing/)
  expect(state()).toBe(before)
})

it('F44 a new page uses the parts that the page uses whose needs it copies', async () => {
  const words = ['en=People', 'en:guildPeople.empty=Nobody'].flatMap((one) => ['--label', one])
  const call = ['--call', 'POST /web/guild/member', '--body', 'gid=user.guild_id', '--needs', '/guild']
  const args = [
    'page',
    '--route',
    '/guild/people',
    '--kind',
    'list',
    ...call,
    '--link-from',
    '/guild',
    '--icon',
    'box',
    ...words,
  ]
  const { said, wrong } = await runNew([...args, '--dry-run'], root)
  expect([said, wrong]).toEqual([expect.stringContaining("+  needs: { guild: { use: 'roles.inGuild' } },"), ''])
})

it.each<readonly [string, readonly string[], string | RegExp]>([
  ['a flag that there is not', ['field', '--nmae', 'x'], '(Did you mean --name?)'],
  [
    'flags that are missing',
    ['field', '--form', 'login'],
    /These are missing:\n {2}--name .*\n {2}--type .*: string, integer/,
  ],
  [
    'a value of the request that is missing',
    [...page.slice(0, 6), 'POST /web/guild/member', '--link-from', '/guild'],
    /These are missing:\n {2}--body .*: such as --body gid=user\.guild_id$/,
  ],
  ['a form that there is not', ['field', '--form', 'logni'], 'Did you mean "login"?'],
  ['a member that is there', [...field.slice(0, 4), 'holder', '--type', 'string'], 'has the member "holder" already'],
  ['words that are missing', field, /English texts are missing.*\n {2}--label "en=…"$/],
  [
    'a route that is there',
    [...page.slice(0, 2), '/login', ...page.slice(3), '--link-from', '/'],
    'There is a page "/login"',
  ],
  ['a list of no list', [...page.slice(0, 6), 'POST /web/MyAccountInfo', '--link-from', '/'], 'does not answer a list'],
  ['a body of no request', [...page, '--link-from', '/', '--body', 'gdi=1'], 'the request has no such member'],
  [
    'an address that the API answers',
    [...page.slice(0, 2), '/web/rooms', ...page.slice(3), '--link-from', '/'],
    '"/web/rooms" can be no page: the API answers below "/web"',
  ],
  [
    'a shape that is none',
    ['endpoint', '--call', 'POST /web/specimen', '--kind', 'read', '--rows', 'id:strnig'],
    '--rows: "id:strnig" is not valid: write <name>:<type>',
  ],
  ['a language that is there', ['language', '--id', 'tr', '--from', 'en', '--markets', 'russia'], 'is there already'],
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
