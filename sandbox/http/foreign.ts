import type { Context, Next } from 'hono'

/**
 * Refuses pages of other sites. A name that somebody could point at this machine is no host of it: that leaves
 * addresses of numbers, `localhost`, and the names that are kept for tests.
 */
export async function refuseOtherSites(context: Context, next: Next): Promise<Response | undefined> {
  const host = context.req.header('host') ?? new URL(context.req.url).host
  const origin = context.req.header('origin')
  if (!ownHost.test(host)) return context.json({ error: `The sandbox does not answer to the host "${host}".` }, 403)
  if (origin !== undefined && !sameHost(origin, host))
    return context.json({ error: `The sandbox answers only its own pages, not those of ${origin}.` }, 403)
  await next()
  return undefined
}

const ownHost = /^(localhost|[\d.]+|\[[\da-f:.]+\]|([\w-]+\.)+(localhost|example|test))(:\d+)?$/i

function sameHost(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`
}
