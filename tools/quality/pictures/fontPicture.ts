// Photographs the fonts of the markets for figures, beside the font of the device: docs/pictures/fonts/figures.png.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '@pagewright/cli/source'
import { markets } from '../../../markets.config'
import { palettePng } from './palettePng'
import { readPng } from './readPng'

const samples = ['0123456789', '93,470.50', '1.5K +12% −7']

export async function photographFonts(browser: Browser, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 860, height: 290 } })
  const all = Object.values(markets)
  const faces = all.map(({ figureFont }, index) => {
    const file = readFileSync(join(root, 'public', figureFont)).toString('base64')
    return `@font-face { font-family: face-${index}; src: url(data:font/woff2;base64,${file}); }`
  })
  const rows = all.map(({ product }, index) => [`face-${index}, sans-serif`, product, ...samples])
  const cells = [...rows, ['system-ui; font-weight: 700', 'Device', ...samples]].map(([font, ...texts]) =>
    texts.map((text) => `<span style="font-family: ${font}">${text}</span>`).join(''),
  )
  await page.setContent(`<style>
    ${faces.join('')}
    body { display: grid; grid-template-columns: repeat(4, auto); gap: 12px 36px; justify-content: start; margin: 24px;
      font-size: 34px; line-height: 1.4; color: #1d1a26; white-space: nowrap; }
  </style>${cells.join('')}`)
  await page.evaluate(async () => void (await document.fonts.ready))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'figures.png'), palettePng(readPng(await page.screenshot())))
  await page.close()
  console.log('docs/pictures/fonts/figures.png')
}
