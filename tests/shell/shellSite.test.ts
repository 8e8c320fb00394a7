// Tests the shell beside a production build: the answer and the policy of each request.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenFrom } from '../../tools/vite/listenFrom'
import { withNative } from '../../tools/studio/server/shellPages'
import { shellSite } from '../../tools/studio/server/shellSite'

const folder = mkdtempSync(join(tmpdir(), 'dist-'))
const shell = shellSite(folder)
const server = createServer((request, response) => shell.answer(request, response, () => response.end('of the build')))
let port = 0

beforeAll(async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<head>\n<meta name="referrer" content="no-referrer" />\n<script src="/a.js"></script></head>',
  )
  port = await listenFrom(server, 0, '127.0.0.1')
})
afterAll(() => {
  server.close()
  shell.close()
  rmSync(folder, { recursive: true })
})

function get(path: string, destination: string): Promise<{ readonly text: string; readonly answer: IncomingMessage }> {
  const headers = { accept: 'text/html,*/*', 'sec-fetch-dest': destination }
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ text, answer }))
    })
      .on('error', reject)
      .end()
  })
}

const policyOf = ({ headers }: IncomingMessage) => String(headers['content-security-policy']).split('; ')

describe('a page in the phone', () => {
  it.each(['/', '/guild/member?period=1', '/login'])('begins with the script of the app: %s', async (path) => {
    const { text, answer } = await get(path, 'iframe')
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => source)
    expect(scripts).toEqual(['/__shell/native.js', '/a.js'])
    expect(policyOf(answer)).toEqual(
      expect.arrayContaining([
        "frame-ancestors 'self'",
        'frame-src https: yy: wvjbscheme:',
        "script-src 'self'",
        "trusted-types 'none'",
      ]),
    )
  })

  it.each([
    ['/', 'document'],
    ['/assets/index.js', 'script'],
    ['/assets/index.js', 'iframe'],
    ['/lumi.svg', 'image'],
  ])('is all that is changed: %s for a %s is of the build', async (path, destination) => {
    expect((await get(path, destination)).text).toBe('of the build')
  })

  it('needs a head', () => {
    expect(() => withNative('<p>')).toThrow('index.html has no <head>')
  })
})

describe('the shell', () => {
  it('is served under the policy of production, and may frame its own site', async () => {
    const { text, answer } = await get('/__shell/?app=dsIos', 'document')
    expect(policyOf(answer)).toEqual(
      expect.arrayContaining(["frame-src 'self'", "frame-ancestors 'none'", "script-src 'self'", "style-src 'self'"]),
    )
    expect(text).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)/)
    const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(text) ?? []
    expect(script).toMatch(/^\/__shell\/assets\//)
    expect((await get(script, 'script')).answer.headers['content-type']).toContain('text/javascript')
    expect((await get('/__shell/native.js', 'script')).text).toContain('window.parent.phone?.enter(window)')
  })
})
