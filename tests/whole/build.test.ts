// What is in the build, and what people do with it in browsers. Needs dist/, which `sources.test.ts` has made.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, type TestContext } from 'vitest'
import { root } from '@pagewright/cli/source'
import { runScript, runTool } from '../../tools/commands/command'
import { contents, type Findings } from '../../tools/commands/contents'
import { makeFolder } from '../../tools/commands/folder'
import { sizes } from '../../tools/commands/size'
import { isWatched } from './isWatched'

const dist = join(root, 'dist')
const hour = 3_600_000

describe.skipIf(isWatched)('what was made', () => {
  it('contents: has nothing that must never be shipped', () => judge(contents(dist)))

  it('size: weighs no more than its bounds', () => judge(sizes(dist)))

  it('floor: uses nothing that the oldest browsers lack', async () => {
    const { code, output } = await runScript('floor')
    expect(code, output).toBe(0)
  })

  it('e2e: does what people expect, in Chromium', (test) => inBrowsers(test, '.'), hour)

  it('engines: does it in old and other browsers', (test) => inBrowsers(test, 'tests/engines'), hour)
})

it.skipIf(isWatched)(
  'doors: each command of the documents works in a fresh clone',
  (test) => inBrowsers(test, 'tests/doors', '--project=doors'),
  hour,
)

function judge({ problems, note }: Findings): void {
  console.log(note)
  expect(problems).toEqual([])
}

interface Report {
  readonly stats: { readonly [result in 'expected' | 'unexpected' | 'flaky' | 'skipped']: number }
}

/** Runs Playwright with a configuration, tells how many of its tests passed, and names those that passed only at a second try. */
async function inBrowsers({ task }: TestContext, config: string, ...more: readonly string[]): Promise<void> {
  // What fails or is stopped leaves its files here.
  const folder = makeFolder('browsers')
  const file = join(folder.path, 'report.json')
  try {
    const { code, output } = await runTool(
      '@playwright/test',
      ['test', `--config=${config}`, '--reporter=list,json', ...more],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        E2E_FOLDER: join(folder.path, 'output'),
        E2E_WHOLE: '1',
        // A door is opened by somebody else as well, who may not read a folder of ours.
        ...(config === 'tests/doors' ? {} : { TMPDIR: folder.path }),
      },
    )
    if (existsSync(file)) {
      const { stats } = JSON.parse(readFileSync(file, 'utf8')) as Report
      task.meta.browsers = { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    }
    console.log(
      (output.match(/^(?:Used|Left out): .*$|^ +\d+ (?:flaky|skipped|failed)\n(?: +\[.*\n)*/gm) ?? []).join('\n'),
    )
    expect(code, output).toBe(0)
  } finally {
    folder.remove()
  }
}
