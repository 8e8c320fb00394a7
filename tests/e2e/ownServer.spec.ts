// docs/own-server.md, word for word: from the starter to a list and a form on a server of one's own. Then what is said of one
// that does not answer as its schemas say.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { checkProject } from '../../tools/cli/check/checkProject'
import { printed } from '../../tools/cli/check/printed'
import { filesAt } from '../../tools/cli/files'
import { main as addNew } from '../../tools/cli/new'
import { applyStep, blocksOf } from '../tooling/docSteps'
import { serve, test } from './support/served'

const starter = serve('examples/starter')

/** Starts a server and returns its port. It ends with the test that wants it. */
async function listen(port: number, answer: RequestListener) {
  const server = createServer(answer).listen(port)
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** Does what the document says, with another port, but for its commands that serve. */
async function follow(port: number): Promise<void> {
  for (const step of blocksOf('docs/own-server.md')) {
    applyStep(starter.folder(), { ...step, text: step.text.replaceAll('5405', String(port)) })
    for (const [, command = ''] of step.text.matchAll(/^npm run new -- (.*)$/gm)) {
      const words = [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
      expect(await addNew(words, starter.folder())).toBe(0)
    }
  }
}

test('the page leads to a list and a form, and says what a server does that does not fit', async ({ page }) => {
  const { port, close: free } = await listen(0, () => {})
  await free()
  await follow(port)
  const server = spawn(process.execPath, ['server.mjs'], { cwd: starter.folder(), stdio: 'ignore' })
  const found = await checkProject(starter.folder())
  expect(found.map((one) => printed(one, filesAt(starter.folder())))).toEqual([])

  await test.step('the list', async () => {
    await expect.poll(starter.said).toContain(`Calls of the market "main" go to http://localhost:${port}`)
    await page.goto(`${starter.origin()}/`)
    await page.getByRole('link', { name: 'Tickets' }).click()
    await expect(page.getByText('Created at').first()).toBeVisible()
  })
  await test.step('the form, refused at its field and then sent', async () => {
    await page.getByRole('link', { name: 'New ticket' }).click()
    await page.getByLabel('Subject').fill('Ticket 1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('is taken')).toBeVisible()
    await page.getByLabel('Subject').fill('The printer is on fire')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'Tickets' })).toBeVisible()
    await expect(page.getByText('The printer is on fire')).toBeVisible()
  })
  await test.step('the end of the list', async () => {
    await expect(async () => {
      await page.mouse.wheel(0, 5000)
      await expect(page.getByText('Ticket 45')).toBeVisible({ timeout: 500 })
    }).toPass()
  })
  await test.step('a server that is gone', async () => {
    server.kill()
    await once(server, 'exit')
    await page.reload()
    await isSaid(page, `http://localhost:${port} does not answer (ECONNREFUSED). Start your server`)
  })

  const type = { 'content-type': 'application/json' }
  const page1 = { items: [{ id: 1, subject: 'A', created_at: '2026-01-01T00:00:00Z' }], total: 1 }
  const answers: readonly (readonly [what: string, status: number, headers: object, body: string, said: string])[] = [
    [
      'a web page',
      200,
      { 'content-type': 'text/html' },
      '<h1>Hi',
      `GET http://localhost:${port}/tickets answers a web page`,
    ],
    ['no such address', 404, type, '{"error":"no such thing"}', 'GET /tickets: status 404: {"error":"no such thing"}.'],
    ['a failure', 500, type, '{"error":"no database"}', 'GET /tickets: status 500: {"error":"no database"}.'],
    ['a redirect', 302, { location: '/login' }, '', 'answers 302, a redirect to /login.'],
    ['nothing', 200, type, '', 'GET /tickets: the answer is empty.'],
    [
      'another shape',
      200,
      type,
      JSON.stringify({ ...page1, items: [{ ...page1.items[0], subject: { text: 'A' } }] }),
      'GET /tickets: the answer does not fit its schema at "items[0].subject": wanted string, seen object with "text".',
    ],
  ]
  for (const [what, status, headers, body, said] of answers)
    await test.step(what, async () => {
      const odd = await listen(port, (_request, response) => response.writeHead(status, { ...headers }).end(body))
      await page.getByRole('button', { name: 'Try again' }).click()
      await isSaid(page, said)
      await odd.close()
    })
  await test.step('one that is right again, with a cookie of its own host', async () => {
    const cookie = 'sid=1; Domain=api.example.com; Path=/tickets; Secure; HttpOnly'
    const heard: (string | undefined)[] = []
    const good = await listen(port, ({ headers }, response) => {
      heard.push(`${headers.host} ${headers.cookie}`)
      response.writeHead(200, { ...type, 'set-cookie': cookie }).end(JSON.stringify(page1))
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('2026-01-01 00:00:00')).toBeVisible()
    await expect(page.getByText('GET /tickets')).toHaveCount(0)
    await page.reload()
    await expect.poll(() => heard.at(-1)).toBe(`localhost:${port} sid=1`)
    await good.close()
  })
})

/** Expects that the page and the terminal say why the list fails. */
async function isSaid(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('status').getByText(text)).toBeVisible()
  await expect.poll(starter.said).toContain(text)
}
