import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import type { Door } from './doors'
import type { FreshClone } from './freshClone'
import { type } from './type'

/** Types the command of a door, and looks at what it does. */
export async function open(door: Door, { folder, changed }: FreshClone, browser: Browser): Promise<void> {
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
