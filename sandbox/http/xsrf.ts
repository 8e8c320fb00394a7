import { createHmac, randomBytes } from 'node:crypto'
import type { Context, Next } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { xsrf } from '../headers'

const secret = randomBytes(32)

/** Gives the anti-forgery cookie with the first answer, and from then on wants it back as a header with each POST. */
export async function checkXsrf(context: Context, next: Next): Promise<Response | undefined> {
  const cookie = getCookie(context, xsrf.cookie)
  if (cookie !== undefined && context.req.method === 'POST' && context.req.header(xsrf.header) !== cookie) {
    return context.text(`The header ${xsrf.header} does not equal the cookie ${xsrf.cookie}.`, 403)
  }
  await next()
  // Scripts read it, so it is not for HTTP only.
  if (cookie === undefined) setCookie(context, xsrf.cookie, tokenOf(context), { path: '/', sameSite: 'Lax' })
  return undefined
}

/** The same for a device, so that first calls made together do not replace one another's cookie. */
function tokenOf(context: Context): string {
  return createHmac('sha256', secret)
    .update(context.req.header('device-id') ?? '')
    .digest('hex')
}
