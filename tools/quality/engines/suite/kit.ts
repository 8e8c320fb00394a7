import { setTimeout as wait } from 'node:timers/promises'
import type { Signed, Site, Who } from '../../../../tests/e2e/support/site'
import type { Page } from './page'
import { emptyPage, type TestSite } from './site'

/** The resources of each check. */
export interface Kit extends Pick<TestSite, 'site' | 'framed' | 'without' | 'slow'> {
  readonly page: Page
}

/** The result of one check. */
export interface Found {
  /** A count, if the check counts: `33 of 33`. */
  readonly count?: readonly [done: number, of: number]
  readonly problems: readonly string[]
}

export interface EngineCheck {
  readonly id: string
  /** The heading of its column in the table. */
  readonly title: string
  /** Runs the check. Throws, or returns the result. */
  run(kit: Kit): Promise<Found>
}

declare global {
  interface Window {
    /** Returns the notes of `notes.js` and clears them. */
    takeEngineNotes?: () => readonly string[]
    /** Causes one error of each kind. */
    plantEngineErrors?: () => void
  }
}

/** Resets the browser and the server: nobody is signed in, nothing is stored, no call is counted. */
export async function startAnew({ page, site }: Kit): Promise<void> {
  await site.reset()
  await forgetAll(page, site.origin)
}

/** Clears the storage and the cookies of the browser. */
export async function forgetAll(page: Page, origin: string): Promise<void> {
  await page.tab.open(origin + emptyPage)
  await page.until('The browser forgets', async () => (await page.run(forget)) || undefined)
}

function forget(): boolean {
  if (document.title !== 'Empty') return false
  localStorage.clear()
  sessionStorage.clear()
  indexedDB.deleteDatabase('lumi.money')
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
  return true
}

/** Opens a path as an account, or without one. */
export async function enter({ page, site }: Kit, path: string, who?: Who | Signed): Promise<void> {
  await page.tab.open(who === undefined ? site.origin + path : await site.entrance(path, who))
  const { guard, failed } = await page.settle()
  if (guard !== null) throw new Error(`The guard says: ${guard}`)
  if (failed !== null) throw new Error(`${path} says: ${failed.replace(/\s+/g, ' ')}`)
}

/** Returns the errors since the last call, from the browser and from the server. */
export async function takeProblems({ page, site }: Kit): Promise<readonly string[]> {
  const notes = await page.run(takeNotes)
  const refused = await site.problems()
  return [...new Set([...notes, ...refused.map((problem) => `sandbox: ${JSON.stringify(problem)}`)])]
}

function takeNotes(): readonly string[] {
  if (window.takeEngineNotes) return window.takeEngineNotes()
  // On this page the application does not run, so the notes are in the storage.
  return JSON.parse(sessionStorage.getItem('engines.notes') || '[]') as readonly string[]
}

/** Counts the calls of an endpoint that have a body. One endpoint also reads, with an empty body. */
export async function sent(site: Site, endpoint: string): Promise<number> {
  return (await site.log(endpoint)).filter(({ body }) => Object.keys(body ?? {}).length > 0).length
}

/** Waits until an endpoint was called more often than before, and a moment longer. Returns the number of calls. */
export async function countSent({ page, site }: Kit, endpoint: string, before = 0): Promise<number> {
  await page.until(`${endpoint} is called`, async () => ((await sent(site, endpoint)) > before ? true : undefined))
  await wait(400)
  return sent(site, endpoint)
}
