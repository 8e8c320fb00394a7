// Drives the studio of a served copy of the project, and reads what it has written.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { filesAt } from '../../../tools/cli/files'
import { diffOf } from '../../../tools/cli/new/diff'
import type { ServedCopy } from './devServer'
import type { Hand } from './hands'

/** The pictures of the docs are made without the settings of the tests. */
export const patience = { timeout: 120_000 }
export const app = (page: Page) => page.frameLocator('iframe[title="Page"]')
export const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the page' })
export const side = (page: Page) => page.getByRole('complementary', { name: 'Properties' })
export const changes = (page: Page) =>
  page.getByRole('list', { name: 'Changes that are not saved' }).getByRole('listitem')

/** Opens the studio, and waits until its page is drawn. */
export async function openStudio(page: Page, copy: Pick<ServedCopy, 'origin'>, search: string): Promise<void> {
  await page.goto(`${copy.origin()}/__studio/${search}`)
  await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible(patience)
}

/** Returns the button of a part in the list of parts. Its noun tells it from parts of the same name. */
export function part(page: Page, name: string, noun: string): Locator {
  return parts(page).getByRole('button', { name: `${name} ${noun}`, exact: true })
}

/** Opens the review, waits for its plan, and saves. */
export async function save(page: Page, hand: Hand): Promise<void> {
  const review = page.getByRole('button', { name: /^Review \d+ change/ })
  if ((await review.getAttribute('aria-pressed')) !== 'true') await hand.press(review)
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await expect(button).toBeEnabled(patience)
  await hand.press(button)
  await expect(page.getByRole('status').filter({ hasText: /Saved as change \d+: / })).toBeVisible(patience)
}

const folders = ['pages', 'markets', 'schemas', 'locales', 'public', 'src', 'tests', 'sandbox', 'tools/cli']
const configs = ['pages.config.ts', 'markets.config.ts']

export interface Snapshot {
  /** Returns the lines that differ since, below the names of their files. Generated files do not count. */
  lines(): string
  /** Writes all files as they were. */
  restore(): void
}

/** Keeps the files that people write. */
export function takeSnapshot(folder: string): Snapshot {
  const before = textsOf(folder)
  const changed = () => {
    const after = textsOf(folder)
    return [...new Set([...before.keys(), ...after.keys()])]
      .toSorted()
      .filter((file) => before.get(file) !== after.get(file))
      .map((file) => ({ file, before: before.get(file), after: after.get(file) ?? '' }))
  }
  return {
    lines: () =>
      `${changed()
        .flatMap((one) => [
          one.file,
          ...diffOf([one])
            .split('\n')
            .filter((line) => /^[+-](?![+-]{2} )/.test(line)),
        ])
        .join('\n')}\n`,
    restore() {
      for (const { file, before: old } of changed()) {
        if (old === undefined) rmSync(join(folder, file))
        else writeFileSync(join(folder, file), old)
      }
    },
  }
}

function textsOf(folder: string): ReadonlyMap<string, string> {
  const files = filesAt(folder)
  const names = [...configs, ...folders.flatMap((one) => files.below(one))]
  return new Map(
    names
      .filter((file) => /\.(tsx?|json|css)$/.test(file) && !file.startsWith('src/generated/'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
}
