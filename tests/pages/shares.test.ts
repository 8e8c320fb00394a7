// Tests which texts are shared, and where their links lead.
import { expect, it } from 'vitest'
import { actionsOfKind, asText, members, words } from './facts'

const text = 'Join {{name}} on {{product}}! Agency ID: {{id}}'

it('S3-02 S4-02 whatever way an agency is shared, the link opens that agency', () => {
  const found = [...actionsOfKind('share')].map(([place, { text: message, to, query }]) => [
    place.startsWith('/guild/list'),
    words(message),
    asText(to),
    ...members(query),
  ])
  expect(found.length).toBeGreaterThan(8)
  for (const [isRow, ...rest] of found)
    expect(rest).toEqual([text, '/guild/list', isRow === true ? 'row: row.gid' : 'row: user.guild_id'])
})
