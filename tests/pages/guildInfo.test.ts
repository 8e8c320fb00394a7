// What the specification says of a guild and of its owner is in the generated types, name by name: `tsc` fails where one is not.
import { expect, it } from 'vitest'
import { inline, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import type { Guild, GuildOwner } from '../../src/generated/types'

const guild = [
  'admin_uid',
  'gid',
  'role',
  'apply_total',
  'country_code',
  'country_icon',
  'cover',
  'id',
  'member_number',
  'name',
  'admin_info',
] as const satisfies readonly (keyof Guild)[]

const owner = [
  'avatar_url',
  'birthday',
  'charm_lv',
  'country_icon',
  'country_id',
  'duid',
  'duid_lv',
  'family_id',
  'gender',
  'gold',
  'guild_id',
  'nickname',
  'noble_lv',
  'private_bubble_id',
  'uid',
  'vip_lv',
  'wealth_lv',
] as const satisfies readonly (keyof GuildOwner)[]

// The owner is what `admin_info` holds, and the types have no room for just any name.
null satisfies Guild['admin_info'] extends GuildOwner ? null : never
// @ts-expect-error no guild has this
'admin_name' satisfies keyof Guild
// @ts-expect-error nor has an owner this
'admin_name' satisfies keyof GuildOwner

it('S3-10 the answers carry them, by these names', () => {
  const { properties = {} } = inline(readContract(root).set, { $ref: 'guild.json#/$defs/Guild' }, '')
  expect(Object.keys(properties)).toEqual(expect.arrayContaining([...guild]))
  expect(properties).toMatchObject({
    admin_info: { properties: Object.fromEntries(owner.map((name) => [name, expect.anything()])) },
  })
})
