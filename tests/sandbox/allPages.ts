import type { DemoName } from '../../sandbox/accounts'
import type { Person, Server } from './server'

export type Row = { readonly [member: string]: string | number }

/** Reads all pages of a list, as a demo person. */
export async function allPages(server: Server, call: string, body: object, who: DemoName): Promise<readonly Row[]> {
  type Ask = (
    call: string,
    body: object,
    person: Person,
  ) => Promise<{ res: { list: readonly Row[]; has_more: boolean } }>
  const asker = await server.signIn(who)
  const rows: Row[] = []
  for (let page = 1, more = true; more; page += 1) {
    const { res } = await (server.ask as Ask)(call, { ...body, page }, asker)
    rows.push(...res.list)
    more = res.has_more
  }
  return rows
}
