// What a page asks for, and that it asks for each thing once.
import type { Page, Request } from '@playwright/test'
import { expect } from './test'

/** Gives what the page asks for from now on, as it grows. */
export function requestsOf(page: Page): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/**
 * Each thing was asked for once. Only what the server refused, because it left after the first answer of all and without
 * the token that this had brought, is asked for once more, which may yet have to come.
 */
export async function expectOnceEach(requests: readonly Request[], origin: string): Promise<void> {
  const ways = new Set(['answered', '403 without a token, answered'])
  const otherwise = async () => {
    const answers = new Map<string, readonly string[]>()
    for (const request of requests) {
      if (await isRepeatedFont(request)) continue
      const what = `${nameOf(request, origin)} ${request.postData() ?? ''}`.trim()
      const status = (await request.response())?.status()
      const how = 'x-xsrf-token' in request.headers() ? 'with' : 'without'
      answers.set(what, [...(answers.get(what) ?? []), status === 403 ? `403 ${how} a token` : 'answered'])
    }
    return [...answers].map(([what, given]) => [what, given.join(', ')] as const).filter(([, way]) => !ways.has(way))
  }
  await expect.poll(otherwise, 'what was asked for otherwise than once').toEqual([])
}

/** Two fonts of one file are two requests, and the browser answers the second from its cache. */
async function isRepeatedFont(request: Request): Promise<boolean> {
  if (request.resourceType() !== 'font') return false
  await request.response()
  return (await request.sizes()).responseBodySize <= 0
}

/** A file of the build by its name without the hash, a page's with its folder, a call by its endpoint. */
export function nameOf(request: Request, origin: string): string {
  const path = request.url().replace(origin, '').replace(/\?.*/, '')
  if (request.method() === 'POST') return `POST ${path}`
  return path
    .replace(/^\/assets\//, '')
    .replace(/^routes-[\w-]{8}\//, 'page ')
    .replace(/-[\w-]{8}\.js$/, '')
}
