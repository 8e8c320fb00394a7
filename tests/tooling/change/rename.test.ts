// Tests that a rename reaches everything that reads a name, and nothing else.
import { describe, expect, it } from 'vitest'
import { planChanges } from '../../../tools/cli/change/plan'
import { followRename } from '../../../tools/cli/change/rename/followRename'
import { memberOfAnswer } from '../../../tools/cli/change/rename/schemaMember'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'
import { conduit } from '../../support/copySources'

const files = filesAt(conduit)
const author = { endpoint: 'GET /api/articles/{slug}/comments', path: ['author', 'username'], isInRow: true }

/** Renames a member, and returns each changed line as `file: before -> after`, with the problems of the plan. */
async function rename(from: Parameters<typeof memberOfAnswer>[1], to: string, product = files) {
  const { changes } = await followRename(product, memberOfAnswer(product, from), to)
  const { files: changed, problems, choices } = await planChanges(product, { changes })
  const lines = changed.flatMap(({ file, before = '', after }) => {
    const [old, now] = [before.split('\n'), after.split('\n')]
    return old.length === now.length
      ? old.flatMap((line, index) => (line === now[index] ? [] : [`${file}: ${line.trim()} -> ${now[index]?.trim()}`]))
      : [`${file} has other lines`]
  })
  return { lines, problems, choices }
}

describe('a renamed member of an answer', () => {
  it('is renamed in its schema, and in the titles, values and conditions of the pages that read its row', async () => {
    expect(await rename(author, 'shown_name')).toEqual({
      lines: [
        "pages/article.ts: title: 'row.author.username', -> title: 'row.author.shown_name',",
        "pages/article.ts: opens: { to: '/profile', query: { username: { from: 'row.author.username' } } }, -> opens: { to: '/profile', query: { username: { from: 'row.author.shown_name' } } },",
        "pages/article.ts: when: { 'row.author.username': { is: { from: 'user.username' } } }, -> when: { 'row.author.shown_name': { is: { from: 'user.username' } } },",
        'schemas/conduit.json: "username": { "type": "string" }, -> "shown_name": { "type": "string" },',
        'schemas/conduit.json: "required": ["username", "following"] -> "required": ["shown_name", "following"]',
      ],
      problems: [],
      choices: [],
    })
  })

  it('is renamed in what one market says of the page', async () => {
    const market = files
      .read('markets/qanat.ts')
      .replace(
        "'/register': null,",
        "$&\n    '/article': { blocks: { comments: { show: { lines: { body: { value: 'row.author.username' } } } } } },",
      )
    const product = withChanges(files, { 'markets/qanat.ts': market })
    const { changes } = await followRename(product, memberOfAnswer(product, author), 'shown_name')
    expect(changes.filter((one) => 'market' in one)).toEqual([
      {
        do: 'set',
        page: '/article',
        market: 'qanat',
        at: ['blocks', 'comments', 'show', 'lines', 'body', 'value'],
        value: 'row.author.shown_name',
      },
    ])
  })

  it.each<readonly [string, string, string, string, readonly string[]]>([
    [
      'whose server names them itself',
      'conduit',
      'GET /api/articles',
      'favoritesCount',
      ['properties', 'articles', 'items', 'properties', 'favoritesCount'],
    ],
    [
      'that are the answer itself',
      'github',
      'GET /orgs/{org}/repos',
      'full_name',
      ['items', 'properties', 'full_name'],
    ],
  ])('is found in rows %s', (_what, product, endpoint, name, path) => {
    const own = filesAt(`${root}/examples/${product}`)
    const { at } = memberOfAnswer(own, { endpoint, path: [name], isInRow: true })
    expect(at.slice(-path.length)).toEqual(path)
  })

  it('is refused where there is none, or under a name that cannot be one', async () => {
    expect(() => memberOfAnswer(files, { ...author, path: ['none'] })).toThrow('has no none in schemas/')
    expect(() => memberOfAnswer(files, { ...author, endpoint: 'POST /none' })).toThrow('There is no endpoint')
    await expect(followRename(files, memberOfAnswer(files, author), 'a.b')).rejects.toThrow('cannot be the name')
  })
})
