// Tests `npm run change` on a copy of Conduit: plan, apply, undo, and what the check and the permissions say.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { main } from '../../../tools/cli/change'
import { type ChangeSet, type ProductChange, planChanges } from '../../../tools/cli/changeSets'
import { generate } from '../../../tools/cli/generate'
import type { ProjectCopy } from '../../../tools/commands/projectCopy'
import { copySources } from '../../support/copySources'

let copy: ProjectCopy
let said: string[]
beforeAll(async () => {
  copy = copySources('conduit')
  await generate({ root: copy.folder })
  git('init', '--quiet')
  git('config', 'user.email', 'ada@example.com')
  git('config', 'user.name', 'Ada')
  git('add', 'pages', 'locales', 'docs')
  git('commit', '--quiet', '--message', 'Begin')
})
afterAll(() => copy.remove())
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
})
const run = async (...args: string[]) => [await main(args, copy.folder), said.join('\n')] as const
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.folder, encoding: 'utf8' })
const text = (file: string) => readFileSync(join(copy.folder, file), 'utf8')
const label = ['--do', 'set', '--page', '/article', '--at', 'blocks.article.lines.author.label'] as const

describe('npm run change', () => {
  it('plans in words, with files, lines, pages and markets, and writes nothing', async () => {
    const before = text('pages/article.ts')
    const [code, out] = await run('--plan', '--diff', ...label, '--value', 'person.name')
    expect(code).toBe(0)
    expect(out).toContain('Article: the label of the line Author changed from “Author” to “Name”.')
    expect(out).toMatch(/^ {2}pages\/article\.ts:\d+$/m)
    expect(out).toContain('Pages: /article')
    expect(out).toContain('Markets: world, qanat')
    expect(out).toMatch(/^\+ +author: \{ label: 'person\.name'/m)
    expect(text('pages/article.ts')).toBe(before)
  })

  it('git takes the diff of a plan, and makes what the command makes', async () => {
    const file = join(copy.folder, 'reviewed.json')
    const page = { title: 'profile.me', blocks: {} }
    const changes = [
      { do: 'text', language: 'ar', key: 'profile.me', text: 'عينات' },
      { do: 'text', language: 'en', key: 'zz.last', text: 'Last' },
      { do: 'set', page: '/article', at: ['title'], value: 'profile.me' },
      { do: 'create', page: '/specimen', value: page },
    ]
    writeFileSync(file, JSON.stringify({ changes }))
    const { files } = await planChanges(copy.folder, { changes } as ChangeSet)
    const [, out] = await run('--plan', '--diff', file)
    const diff = `${out.slice(out.indexOf('\n--- ') + 1)}\n`
    expect(files.some(({ before }) => before === undefined)).toBe(true)
    execFileSync('git', ['apply', '-'], { cwd: copy.folder, input: diff })
    expect(files.map((one) => [one.file, text(one.file)])).toEqual(files.map((one) => [one.file, one.after]))
    execFileSync('git', ['apply', '--reverse', '-'], { cwd: copy.folder, input: diff })
    expect(files.map((one) => existsSync(join(copy.folder, one.file)) && text(one.file))).toEqual(
      files.map(({ before }) => before ?? false),
    )
  })

  it('applies a file of changes, generates, lists, undoes and redoes', async () => {
    const before = text('markets/qanat.ts')
    const file = join(copy.folder, 'changes.json')
    writeFileSync(
      file,
      JSON.stringify({
        note: 'Members write no profile',
        changes: [
          { do: 'hide', page: '/profile', market: 'qanat', at: [] },
          { do: 'token', market: 'qanat', scheme: 'light', token: 'duration', value: '130ms' },
        ],
      }),
    )
    expect((await run(file, '--by', 'Ada'))[0]).toBe(0)
    const after = text('markets/qanat.ts')
    expect(after).toContain("'/profile': null,")
    expect(await generate({ root: copy.folder, check: true })).toMatchObject({ written: [], problems: [] })
    expect((await run('--list'))[1]).toMatch(
      /^1 {2}\S+ {2}Ada {2}Members write no profile\n {2}Profile: the page was hidden in market qanat\./m,
    )
    expect((await run('--undo'))[0]).toBe(0)
    said = []
    const lines = (await run('--list'))[1].split('\n').filter((line) => /^\d/.test(line))
    expect(lines).toEqual([
      expect.stringMatching(/^1 {2}\S+ {2}Ada {2}undone {2}Members write no profile$/),
      expect.stringMatching(/^2 {2}\S+ {2}[^ ]+$/),
    ])
    expect(text('markets/qanat.ts')).toBe(before)
    expect((await run('--redo', '1'))[0]).toBe(0)
    expect(text('markets/qanat.ts')).toBe(after)
    await run('--undo')
  })

  it.each<readonly [what: string, args: readonly string[], problem: RegExp]>([
    ['a message that there is not', [...label, '--value', 'person.nothing'], /unknown-message/],
    [
      'a schema without what the engine reads',
      ['--do', 'rename', '--schema', 'common.json', '--at', '$defs.Session', '--to', 'Other'],
      /not-data/,
    ],
    ['a page without its title', ['--do', 'remove', '--page', '/article', '--at', 'title'], /missing-key/],
  ])('refuses %s, which generate would refuse, and says where', async (_what, args, problem) => {
    const before = text('pages/article.ts')
    const [code, out] = await run(...args)
    expect(code).toBe(1)
    expect(out).toMatch(new RegExp(`Nothing was written[^]*pages[./][a-z]+\\.ts:\\d+ {2}${problem.source}`))
    expect(text('pages/article.ts')).toBe(before)
  })

  it('writes what is only a warning', async () => {
    const [code, out] = await run('--do', 'create', '--page', '/alone', '--value', '{"title":"profile.me","blocks":{}}')
    expect([code, out]).toEqual([0, expect.stringMatching(/Left for later:[^]*dead-page[^]*unreachable-page/)])
    expect((await run('--undo'))[0]).toBe(0)
  })

  it('commits on demand, and only what it wrote', async () => {
    writeFileSync(join(copy.folder, 'locales/other.txt'), 'not ours')
    const access = ['--do', 'set', '--page', '/settings', '--at', 'access', '--value', 'visitor']
    expect((await run(...access, '--commit', '--note', 'Open the settings'))[0]).toBe(0)
    expect(git('log', '-1', '--format=%s')).toBe('Open the settings\n')
    // What is generated from the change belongs to it.
    const committed = git('show', '--name-only', '--format=', 'HEAD').split('\n')
    expect(committed).toEqual(expect.arrayContaining(['pages/people.ts', 'docs/permissions.md']))
    expect(git('status', '--porcelain', 'pages', 'docs/permissions.md')).toBe('')
    expect(git('status', '--porcelain', 'locales')).toBe('?? locales/other.txt\n')
    git('add', 'locales/other.txt')
    expect((await run('--undo', '--commit'))[0]).toBe(0)
    expect(git('log', '-1', '--format=%s')).toMatch(/^Undone: Settings: /)
    expect(git('show', '--name-only', '--format=', 'HEAD')).toContain('pages/people.ts\n')
    // The files that somebody else has staged stay staged.
    expect(git('status', '--porcelain', 'locales')).toBe('A  locales/other.txt\n')
  })

  it.each([
    [1, ['--do', 'set'], /needs "at"/],
    [2, ['nowhere.json'], /no file "nowhere.json"/],
    [2, [], /--do set\|add/],
    [1, ['--undo', '77'], /no change 77 to undo/],
  ])('ends with %i for %j', async (expected, args, says) => {
    const [code, out] = await run(...args)
    expect([code, out]).toEqual([expected, expect.stringMatching(says)])
  })
})

describe('the check of a plan', () => {
  it('permissions that change are listed', async () => {
    const change: ProductChange = { do: 'set', page: '/settings', at: ['access'], value: 'visitor' }
    const { permissions } = await planChanges(copy.folder, { changes: [change] })
    expect(permissions).toContainEqual(expect.stringMatching(/^Now: Settings, .* not signed in may stay\.$/) as string)
  })
})
