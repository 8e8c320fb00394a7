// `npm run bench`: what the builds cost a phone. Read the ratios: the references ran in the same minutes on the same
// machine. Nothing here is a test. `--quick` leaves out what takes long, `--only forms,lists` all but these
// parts; `--save` puts the tables into docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installBench } from '../bench/installBench'
import type { Part, Report } from '../bench/part'
import { depthPart } from '../bench/parts/depth'
import { formsPart } from '../bench/parts/forms'
import { growthPart } from '../bench/parts/growth'
import { listsPart } from '../bench/parts/lists'
import { scalePart } from '../bench/parts/scale'
import { startsPart } from '../bench/parts/starts'
import { reportText } from '../bench/reportText'
import { saveReport } from '../bench/saveReport'
import { startBench } from '../bench/startBench'
import { findBrowser } from './browser'
import { readOptions } from './options'

const parts: readonly Part[] = [formsPart, listsPart, depthPart, startsPart, growthPart, scalePart]
const slowdown = 4

export async function main(args: string[]): Promise<number> {
  const known = { quick: 'switch', runs: 'value', only: 'value', save: 'switch' } as const
  const { quick, only, save, runs = quick ? '2' : '5' } = readOptions(args, known)
  const isQuick = quick !== undefined
  const wanted = chosen(only)
  const left = only === undefined && isQuick ? wanted.filter(({ isSlow }) => isSlow) : []
  const began = Date.now()
  installBench()
  const work = mkdtempSync(join(tmpdir(), 'bench-'))
  const served = await startBench(work)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', '--enable-precise-memory-info', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const reports: Report[] = []
    for (const part of wanted.filter((one) => !left.includes(one))) {
      const at = Date.now()
      reports.push(await part.run({ browser, origins: served.origins, runs: Number(runs), isQuick, slowdown }))
      console.error(`${part.name}: ${((Date.now() - at) / 1000).toFixed(0)} s`)
    }
    const text = reportText(reports, {
      chromium: browser.version(),
      slowdown,
      runs: Number(runs),
      isQuick,
      left,
      began,
    })
    saveReport(text, save !== undefined)
    console.log(text)
  } finally {
    await browser.close()
    await served.stop()
    rmSync(work, { recursive: true, force: true })
  }
  return 0
}

function chosen(only: string | undefined): readonly Part[] {
  if (only === undefined) return parts
  return only.split(',').map((name) => {
    const part = parts.find((one) => one.name === name)
    if (!part) throw new Error(`There is no part "${name}". Use ${parts.map((one) => one.name).join(', ')}.`)
    return part
  })
}
