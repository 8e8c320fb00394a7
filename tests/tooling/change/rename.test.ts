// Tests that a rename reaches everything that reads a name, and nothing else.
import { afterAll, describe, expect, it } from 'vitest'
import { planChanges } from '../../../tools/cli/change/plan'
import { followRename } from '../../../tools/cli/change/rename/followRename'
import { memberOfAnswer } from '../../../tools/cli/change/rename/schemaMember'
import { sharedNames } from '../../../tools/cli/change/sharedNames'
import { filesAt, withChanges } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'
import { createSmallProduct } from '../../support/smallProduct'

const files = filesAt(root)

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
  it('is renamed in its schema and in the texts and titles of the pages that read its row', async () => {
    const found = await rename({ endpoint: 'POST /web/guild/member', path: ['nickname'], isInRow: true }, 'shown_name')
    expect(found).toEqual({
      lines: [
        "pages/guild.ts: title: 'row.nickname', -> title: 'row.shown_name',",
        "pages/guild.ts: title: { say: 'guild.member.card', with: { name: { from: 'row.nickname' } } }, -> title: { say: 'guild.member.card', with: { name: { from: 'row.shown_name' } } },",
        'schemas/guild.json: "nickname": { -> "shown_name": {',
        'schemas/guild.json: "required": ["gid", "uid", "duid", "nickname", "role", "joined_at"] -> "required": ["gid", "uid", "duid", "shown_name", "role", "joined_at"]',
      ],
      problems: [],
      choices: [],
    })
  })

  it('is renamed in conditions, and in what one market says of the page', async () => {
    const market = files
      .read('markets/russia.ts')
      .replace(
        '  pages: {\n',
        "  pages: {\n    '/guild/member': { blocks: { members: { show: { lines: { duid: { value: 'row.nickname' } } } } } },\n",
      )
    const product = withChanges(root, { 'markets/russia.ts': market })
    const { changes } = await followRename(
      product,
      memberOfAnswer(product, { endpoint: 'POST /web/guild/member', path: ['nickname'], isInRow: true }),
      'shown_name',
    )
    expect(changes.filter((one) => 'market' in one)).toEqual([
      {
        do: 'set',
        page: '/guild/member',
        market: 'russia',
        at: ['blocks', 'members', 'show', 'lines', 'duid', 'value'],
        value: 'row.shown_name',
      },
    ])
    const inConditions = await followRename(
      files,
      memberOfAnswer(files, { endpoint: 'GET /web/withdrawal/method/list', path: ['kind'], isInRow: true }),
      'sort',
    )
    expect(inConditions.changes.filter((one) => one.do === 'rename' && one.to === 'row.sort').length).toBe(2)
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
    const member = { endpoint: 'POST /web/guild/member', path: ['nickname'], isInRow: true }
    expect(() => memberOfAnswer(files, { ...member, path: ['none'] })).toThrow('has no none in schemas/')
    expect(() => memberOfAnswer(files, { ...member, endpoint: 'POST /none' })).toThrow('There is no endpoint')
    await expect(followRename(files, memberOfAnswer(files, member), 'a.b')).rejects.toThrow('cannot be the name')
  })
})

describe('names that several use', () => {
  const product = createSmallProduct()
  afterAll(() => product.remove())

  const lines = 'blocks › list › show › lines'
  const name = [`${lines} › name`, `${lines} › name › label`, `${lines} › name › value`]
  const size = [`${lines} › size`, `${lines} › size › label`, `${lines} › size › value`]
  const own = ['blocks › list › own', 'blocks › list › own › label', 'blocks › list › own › tags']

  it.each<[string, { readonly [name: string]: readonly string[] }]>([
    // A spread gives its members alone: the object around it is the page's own, and so is `date` in it.
    [
      '/first',
      { lines: [...name, ...size], own, both: ['blocks › both'], size: ['blocks › size', 'blocks › size › size'] },
    ],
    ['/second', { lines: [lines, ...name, ...size], size: ['blocks › more › size'] }],
    ['/third', {}],
    ['/nowhere', {}],
  ])('the values of %s that other places may use, by the name of the constant', (route, shared) => {
    const expected = Object.entries(shared).flatMap(([constant, paths]) => paths.map((path) => [path, constant]))
    expect(sharedNames(product.folder, route)).toEqual(Object.fromEntries(expected))
  })
})
