// Two roles in one person: everything that either of them has, and nothing else. A role that ends while a page is open.
import type { Page } from '@playwright/test'
import { settled } from './support/routes'
import { answer, buttonOf } from './support/parts'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const gid = '10002'
const roles = {
  member: { gid },
  admin: { gid, role: 'admin' },
  owner: { gid, role: 'owner' },
  agent: { flags: ['agent'] },
  reseller: { flags: ['is_reseller'] },
  bd: { flags: ['is_bd'] },
  subBd: { flags: ['is_sub_bd'] },
  extAdmin: { flags: ['is_ext_admin'] },
} as const
type Role = keyof typeof roles
const ofGuild: readonly Role[] = ['member', 'admin', 'owner']
const flagsOf = (role: Role): readonly string[] => {
  const { flags = [] }: { readonly gid?: string; readonly flags?: readonly string[] } = roles[role]
  return flags
}

/** A pair of each kind; tests/pages/permissions has what each role may do. */
const pairs = [
  ['admin', 'agent'],
  ['owner', 'bd'],
  ['reseller', 'extAdmin'],
] as const satisfies readonly (readonly [Role, Role])[]

/** Ways for whoever is in no agency end when the person joins one. */
const beforeAgency = ['/guild/list?kind=invited', '/guild/create', '/ banners', words('guild.banners')]

test('S6-01 S6-05 the home page of a person with two roles is that of both', async ({ page, site }) => {
  const own = new Map<Role, readonly string[]>()
  for (const role of pairs.flat()) own.set(role, await partsFor(page, site, roles[role]))
  for (const [one, other] of pairs) {
    const flags = [...flagsOf(one), ...flagsOf(other)]
    const both = await partsFor(page, site, { ...roles[one], flags })
    const isMember = ofGuild.includes(one)
    const either = [...(own.get(one) ?? []), ...(own.get(other) ?? [])]
    const expected = either.filter((part) => !isMember || !beforeAgency.includes(part))
    expect([...new Set(both)].toSorted(), `${one} and ${other}`).toEqual([...new Set(expected)].toSorted())
  }
})

/** What a person does on an open page after a role ended, and what the page then is. */
const ended = [
  {
    role: 'member, who was removed',
    wish: roles.member,
    change: { role: null },
    path: '/guild',
    act: async (page: Page) => {
      await buttonOf(page, 'guild.leave').click()
      await answer(page, 'guild.leave')
    },
    says: 'guild.none',
    leadsTo: 'guild.list.title',
  },
  {
    role: 'reseller, who is none any more',
    wish: roles.reseller,
    change: { without: ['is_reseller'] },
    path: '/withdraw/order?side=toPay',
    act: (page: Page) => page.getByRole('tab').last().click(),
    says: 'order.empty',
    leadsTo: 'method.title',
  },
] as const
for (const { role, wish, change, path, act, says, leadsTo } of ended) {
  test(`S6-01 the open page of a former ${role}, says so and leads on`, async ({ page, site }) => {
    await site.clock({ now: '2026-06-03T12:00:00Z' })
    const person = await site.person(wish)
    await page.goto(await site.entrance(path, person))
    await settled(page)
    await site.ask('POST rights', { uid: person.uid, ...change })
    await act(page)
    await expect(page.getByRole('main').getByText(words(says))).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: words(leadsTo) })).toBeVisible()
  })
}

/** The blocks, headings, views and ways of a page, for a new person. A page that is closed to the person has none. */
async function partsFor(page: Page, site: Site, wish: object): Promise<readonly string[]> {
  await page.goto(await site.entrance('/', await site.person(wish)))
  await settled(page)
  return page
    .locator('main [data-block]:not([data-block] [data-block])')
    .evaluateAll((blocks) =>
      blocks.flatMap((block) => [
        block.getAttribute('data-block') ?? '',
        ...[...block.querySelectorAll('h2')].map(({ textContent }) => textContent),
        ...[...block.querySelectorAll('[role=tablist]:first-child [role=tab]')].map(({ textContent }) => textContent),
        ...[...block.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      ]),
    )
}
