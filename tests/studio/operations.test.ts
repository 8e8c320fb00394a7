// Tests who may use the operations of the studio, what they refuse, and that a refusal changes nothing.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSmallProduct, type SmallProduct } from '../support/smallProduct'
import { answerRequest } from '../../tools/studio/server/api/answerRequest'
import { createOperations } from '../../tools/studio/server/api/operations'
import { refuseForeign } from '../../tools/studio/server/api/refuseRequest'

let product: SmallProduct
let server: Server
let port = 0
const token = 'the token of this start'

beforeEach(async () => {
  product = createSmallProduct()
  const operations = createOperations(product.folder, { who: 'Ada', check: false, keepDraft: () => 'draft1' })
  server = createServer(
    (asked, answer) => void answerRequest(operations, (asked.url ?? '').slice(1), token, asked, answer),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  product.remove()
})

interface Asked {
  readonly method?: string
  readonly headers?: IncomingHttpHeaders
  readonly body?: unknown
}

/** Asks for an operation as the studio's own page does, but for what is named. */
function ask(operation: string, { method = 'POST', headers = {}, body = {} }: Asked = {}) {
  const own = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'x-studio-token': token,
  }
  return new Promise<{ readonly status: number | undefined; readonly answer: unknown }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path: `/${operation}`, headers: { ...own, ...headers } })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      text(answer).then(
        (read) => resolve({ status: answer.statusCode, answer: JSON.parse(read) as unknown }),
        (error: unknown) => reject(new Error(String(error))),
      )
    })
    sent.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

const rename = { do: 'set', page: '/first', at: ['title'], value: 'a.name' }

it('S-safe a change that is committed takes nothing along that somebody else has staged', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: product.folder, encoding: 'utf8' })
  git('init', '--quiet')
  git('config', 'user.email', 'ada@example.com')
  git('config', 'user.name', 'Ada')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  product.write('pages/notes.txt', 'not yet')
  git('add', 'pages/notes.txt')
  expect((await ask('apply', { body: { changes: [rename], commit: true } })).status).toBe(200)
  expect(git('show', '--name-only', '--format=', 'HEAD')).toContain('pages/two.ts\n')
  expect(git('show', '--name-only', '--format=', 'HEAD')).not.toContain('notes.txt')
  expect(git('status', '--porcelain', 'pages')).toBe('A  pages/notes.txt\n')
})

it('S-safe a commit takes in what earlier saves have left in any file, and says so before', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: product.folder, encoding: 'utf8' })
  git('init', '--quiet')
  git('config', 'user.email', 'ada@example.com')
  git('config', 'user.name', 'Ada')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  const member = { do: 'set', schema: 'forms.json', at: ['$defs', 'order', 'properties', 'size'], value: {} }
  const text = { do: 'text', language: 'en', key: 'b.other', text: 'Size' }
  await ask('apply', { body: { changes: [text, member], heads: [1] } })
  expect((await ask('uncommitted')).answer).toEqual(['locales/en.json', 'schemas/forms.json'])
  await ask('apply', { body: { changes: [{ ...text, key: 'a.name' }], commit: true } })
  expect(git('show', '--name-only', '--format=', 'HEAD')).toBe('locales/en.json\nschemas/forms.json\n')
  expect((await ask('uncommitted')).answer).toEqual([])
  await ask('apply', { body: { changes: [{ do: 'create', schema: 'new.json', value: {} }] } })
  const removed = { changes: [{ do: 'delete', schema: 'new.json' }, text], commit: true }
  await ask('apply', { body: { changes: [{ ...text, text: 'Length' }] } })
  expect((await ask('apply', { body: removed })).answer).not.toHaveProperty('failed')
  const { answer } = await ask('history')
  expect((answer as readonly { readonly words: readonly string[] }[])[0]?.words).toHaveLength(1)
})

describe('the operations refuse a request', () => {
  it.each<readonly [string, Asked, number, RegExp]>([
    ['for another host', { headers: { host: 'evil.example' } }, 403, /does not answer to the host "evil\.example"/],
    ['of a page of another origin', { headers: { origin: 'https://evil.example' } }, 403, /https:\/\/evil\.example/],
    ['of a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, /only its own pages/],
    ['without a token', { headers: { 'x-studio-token': '' } }, 401, /started again/],
    ['of a form', { headers: { 'content-type': 'text/plain' } }, 415, /JSON alone/],
    ['of a link', { method: 'GET', body: '' }, 405, /POST alone/],
    ['whose body is no JSON', { body: '{' }, 400, /JSON object/],
    ['whose body has no end', { body: `"${'x'.repeat(4_000_001)}"` }, 413, /at most/],
  ])('%s', async (_name, asked, status, says) => {
    const start = product.texts()
    const found = await ask('apply', { body: { changes: [rename] }, ...asked })
    expect(found).toEqual({ status, answer: { says: expect.stringMatching(says) as string } })
    expect(product.texts()).toEqual(start)
  })

  it('from another machine', () => {
    const headers = { host: '127.0.0.1:5173' }
    const from = (remoteAddress: string) => refuseForeign({ headers, socket: { remoteAddress, localPort: 5173 } })
    expect(['192.168.1.7', '::ffff:10.0.0.1', 'fe80::1'].map((one) => from(one)?.status)).toEqual([403, 403, 403])
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(from)).toEqual([undefined, undefined, undefined])
  })

  it('for a name that none of them has', async () => {
    for (const name of ['write', 'constructor', '__proto__'])
      expect((await ask(name)).answer).toEqual({ says: expect.stringMatching(`no operation "${name}"`) as string })
  })
})

describe('a change is refused, and nothing is written', () => {
  it.each<readonly [string, unknown, RegExp]>([
    ['a path out of schemas/', { do: 'set', schema: '../package.json', at: ['a'], value: 1 }, /There is no schema/],
    ['a path out of locales/', { do: 'text', language: '../../x', key: 'a', text: 'b' }, /There is no language/],
    ['the name of a prototype', { ...rename, at: ['__proto__'] }, /cannot be a name/],
    ['an unknown page', { ...rename, page: '/none' }, /There is no page/],
  ])('%s', async (_name, change, says) => {
    const start = product.texts()
    for (const operation of ['plan', 'apply'])
      expect(await ask(operation, { body: { changes: [change] } })).toEqual({
        status: 409,
        answer: { says: expect.stringMatching(says) as string },
      })
    expect(product.texts()).toEqual(start)
  })

  it('a place that somebody has changed since it was planned; other places are merged', async () => {
    const { answer } = await ask('plan', { body: { changes: [rename] } })
    const { seen } = answer as { readonly seen: readonly string[] }
    product.write('pages/two.ts', product.read('pages/two.ts').replace("title: 'a.first'", "title: 'b.other'"))
    expect(await ask('apply', { body: { changes: [rename], seen } })).toEqual({
      status: 409,
      answer: { says: 'Somebody else has changed title since this was planned. Nothing was written; plan it again.' },
    })
    product.write('pages/two.ts', product.read('pages/two.ts').replace("title: 'b.other'", "title: 'a.first' "))
    expect((await ask('apply', { body: { changes: [rename], seen } })).status).toBe(200)
  })

  it('a page that cannot be read: it says where', async () => {
    product.write('pages/two.ts', `${product.read('pages/two.ts')}\nexport const = 1\n`)
    for (const operation of ['plan', 'apply'])
      expect(await ask(operation, { body: { changes: [rename] } })).toEqual({
        status: 409,
        answer: { says: expect.stringMatching(/pages\/two\.ts.*Mend it first/) as string },
      })
    expect((await ask('product')).answer).toEqual({ says: expect.stringMatching(/pages\/two\.ts/) as string })
  })

  it('on a full disk: no file changes, and later it goes on', async () => {
    const start = product.texts()
    const write = fs.writeFileSync
    fs.writeFileSync = (file, ...rest) => {
      if (String(file).includes('pending')) throw new Error('ENOSPC: no space left on device')
      write(file, ...rest)
    }
    syncBuiltinESMExports()
    try {
      const { status, answer } = await ask('apply', { body: { changes: [rename] } })
      expect(status).toBe(409)
      expect(answer).toEqual({ says: expect.stringMatching(/Nothing was changed.*ENOSPC/) as string })
      expect(product.texts()).toEqual(start)
    } finally {
      fs.writeFileSync = write
      syncBuiltinESMExports()
    }
    expect((await ask('apply', { body: { changes: [rename] } })).status).toBe(200)
  })
})

describe('an operation answers', () => {
  it('plans with words, and the files before and after, and writes nothing', async () => {
    const start = product.texts()
    const { answer } = await ask('plan', { body: { changes: [rename] } })
    expect(answer).toMatchObject({
      words: ['First: the title changed from “First” to “Name”.'],
      files: ['pages/two.ts'],
      problems: [],
    })
    const code = await ask('code', { body: { changes: [rename] } })
    const [before, after] = [product.read('pages/two.ts'), expect.stringContaining("  title: 'a.name',") as string]
    expect(code.answer).toEqual([{ file: 'pages/two.ts', before, after }])
    expect(product.texts()).toEqual(start)
  })

  it('applies, lists, undoes and redoes; an undone change of several stays alone', async () => {
    const change = (value: string, page: string) => ask('apply', { body: { changes: [{ ...rename, page, value }] } })
    const start = product.texts()
    for (const [value, page] of [
      ['a.name', '/first'],
      ['b.other', '/second'],
      ['a.name', '/third'],
    ] as const)
      await change(value, page)
    await ask('undo', { body: { id: '2' } })
    expect(product.read('pages/two.ts')).toContain("title: 'a.second'")
    expect(product.read('pages/two.ts')).toContain("title: 'a.name'")
    const { answer } = await ask('history')
    expect((answer as readonly object[]).map((one) => ('isUndone' in one ? one.isUndone : undefined))).toEqual([
      false,
      true,
      false,
      false,
    ])
    await ask('redo', { body: { id: '2' } })
    expect(product.read('pages/two.ts')).toContain("title: 'b.other'")
    for (const id of ['3', '2', '1']) await ask('undo', { body: { id } })
    expect(product.texts()).toEqual(start)
  })
})
