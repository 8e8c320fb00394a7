// Plants errors all over a copy of the sources: each at a line of its own, made where it stands and thrown when a test says so.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** What the build has no map of, or what runs before a page does. */
const without = /^(generated|engine\/boot)\//

/** Plants an error at the start of each function below src/ whose body begins at the end of a line; returns how many. */
export function plantErrors(folder: string): number {
  const sources = join(folder, 'src')
  let planted = 0
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts') || without.test(file)) continue
    const lines = readFileSync(join(sources, file), 'utf8').split('\n')
    const more = lines.flatMap((line) =>
      /^\s*(?!\*|\/\/).*(=>|\bfunction\b.*\)(: [^=]+)?) \{$/.test(line) ? [line, plantOf((planted += 1))] : [line],
    )
    writeFileSync(join(sources, file), more.join('\n'))
  }
  return planted
}

function plantOf(id: number): string {
  return `globalThis.planted?.(new Error('planted'), ${id})`
}

/** Returns the number of the plant that stands in a line of a source; undefined if none does. */
export function plantIn(line: string | undefined): number | undefined {
  const id = /globalThis\.planted\?\.\(new Error\('planted'\), (\d+)\)/.exec(line ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

declare global {
  /** The first error of each plant that has run in this page. */
  var ran: Map<number, Error>
  var planted: ((error: Error, id: number) => void) | undefined
}

/** Has each page of a test keep the errors of its plants. */
export async function keepPlanted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.ran = new Map()
    globalThis.planted = (error, id) => void (ran.has(id) || ran.set(id, error))
  })
}

/** Throws up to `most` errors that no page has thrown, each uncaught; returns their plants. */
export function throwPlanted(page: Page, thrown: readonly number[], most: number): Promise<readonly number[]> {
  return page.evaluate(
    ([before, count]) => {
      const fresh = [...ran].filter(([id]) => !before.includes(id)).slice(0, count)
      for (const [, error] of fresh)
        setTimeout(() => {
          throw error
        })
      return fresh.map(([id]) => id)
    },
    [thrown, most] as const,
  )
}
