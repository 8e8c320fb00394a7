// Each command that the documents tell people to type, as the first one typed in a fresh clone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { test } from './clone'
import { documented } from './documents'
import { type Door, ofRepository, ofStarter, quickStart } from './doors'
import { asFresh, type FreshClone } from './freshClone'
import { type } from './type'

for (const door of ofRepository)
  test(door.command, async ({ clone, browser }) => {
    clone.reset()
    await open(door, clone, browser)
  })

test.describe('a product made as docs/quick-start.md says', () => {
  test.describe.configure({ mode: 'default' })
  let folder = ''
  let product: FreshClone | undefined

  test.beforeAll(async ({ clone }) => {
    clone.reset()
    folder = mkdtempSync(join(tmpdir(), 'quick-start-'))
    const into = { '.': folder, 'my-app': join(folder, 'my-app'), clone: clone.folder }
    for (const { command, at } of quickStart) {
      const typed = command.replaceAll('path/to/packages', join(clone.folder, 'packages'))
      const typing = type(typed, into[at])
      expect(await typing.ended(), typing.said()).toBe(0)
    }
    product = asFresh(into['my-app'])
  })
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const door of ofStarter)
    test(door.command, async ({ browser }) => {
      if (product === undefined) throw new Error('The product was not made.')
      product.reset()
      await open(door, product, browser)
    })
})

test('every command of the documents is tried here, and nothing else is', () => {
  const tried = [...ofRepository, ...quickStart, ...ofStarter].map(({ command }) => command)
  const named = documented()
  const untried = [...named].filter(([command]) => !tried.includes(command) && !triedElsewhere.includes(command))
  expect(untried.map(([command, document]) => `${document}: ${command}`)).toEqual([])
  expect([...tried, ...triedElsewhere].filter((command) => !named.has(command))).toEqual([])
})

/** `npm test` runs this very test. */
const triedElsewhere = ['npm test']

/** Types the command of a door, and looks at what it does. */
async function open(door: Door, { folder, changed }: FreshClone, browser: Browser): Promise<void> {
  for (const [path, text] of Object.entries(door.has ?? {})) writeFileSync(join(folder, path), text)
  const typing = type(door.types ?? door.command, folder, door.input)
  const goesOn = door.opens !== undefined || door.goesOn === true
  try {
    if (door.opens) {
      const [origin] = await typing.says(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/)
      const page = await browser.newPage({
        baseURL: origin ?? '',
        viewport: { width: 375, height: 812 },
        locale: 'en-US',
      })
      await door.opens(page)
      await page.close()
    }
    if (door.goesOn) await typing.says(door.prints ?? /./)
  } finally {
    if (goesOn) typing.interrupt()
  }
  const code = await typing.ended()
  // npm tells by its own exit code that it was interrupted.
  expect(goesOn ? [0, 130] : [door.ends ?? 0], typing.said()).toContain(code)
  if (door.prints) expect(typing.said()).toMatch(door.prints)
  const written = changed().filter((path) => !Object.hasOwn(door.has ?? {}, path))
  expect(written).toEqual(door.writes ?? [])
}
