import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Starts the first whole Chromium or Chrome on PATH, without a window. Throws where there is none. */
export function startWholeBrowser(args: readonly string[]): Promise<Browser> {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
  if (!found) throw new Error(`There is no whole Chromium on PATH: install one of ${names.join(', ')}.`)
  return chromium.launch({ executablePath: found, args: [...args] })
}
