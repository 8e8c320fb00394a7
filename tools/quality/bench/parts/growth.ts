// Measures what a year of growth costs the visitors of an unrelated page.
import { join } from 'node:path'
import { openSandbox } from '../../../../sandbox/openSandbox'
import { copyProject } from '../../projectCopy'
import { startSite } from '@pagewright/vite'
import { showFigure } from '../figures'
import { addMarkets, addMessages, addPages } from '../grow'
import { openPage } from '../measure/openPage'
import type { Bench, Part } from '../part'
import { signedAddress, usable } from '../productPages'
import { runScriptIn } from '../runIn'

const visited = ['/', '/recharge', '/guild/member'] as const
const [pages, messages, markets] = [100, 5, 20]

export const growthPart: Part = {
  name: 'growth',
  isSlow: true,
  async run(bench) {
    const before = await bytes(bench, bench.origins.product)
    const after = await grown(bench)
    const more = visited.map((route) => ({ route, kB: (after[route] ?? 0) - (before[route] ?? 0) }))
    const most = Math.max(...more.map(({ kB }) => kB))
    return {
      text: [
        `### ${pages} pages, ${pages * messages} messages a language and ${markets} markets more`,
        [
          '| all that is loaded until it can be used | before | after | more |',
          '|---|---|---|---|',
          ...more.map(
            ({ route, kB }) =>
              `| ${route} | ${showFigure(before[route] ?? 0)} kB | ${showFigure(after[route] ?? 0)} kB | ${(kB * 1000).toFixed(0)} bytes |`,
          ),
        ].join('\n'),
      ].join('\n\n'),
      reached: [
        {
          what: `${pages} pages, ${pages * messages} messages a language, ${markets} markets more, at the start of a route`,
          target: '< 1 kB',
          reached: `${showFigure(most)} kB`,
          isMet: most < 1,
        },
      ],
    }
  },
}

async function grown(bench: Bench): Promise<{ readonly [route: string]: number }> {
  const copy = copyProject()
  const sandbox = openSandbox({ file: ':memory:', strict: false })
  try {
    addPages(copy, { count: pages, messages })
    addMessages(copy, pages, messages)
    addMarkets(copy, markets)
    runScriptIn(copy.folder, 'generate')
    runScriptIn(copy.folder, 'build')
    const site = await startSite({ folder: join(copy.folder, 'dist'), api: sandbox.answer, port: 0, host: '127.0.0.1' })
    try {
      return await bytes(bench, site.origin)
    } finally {
      await site.stop()
    }
  } finally {
    sandbox.close()
    copy.remove()
  }
}

/** Returns the kB that each page loads until it can be used. */
async function bytes({ browser }: Bench, origin: string): Promise<{ readonly [route: string]: number }> {
  const found: { [route: string]: number } = {}
  for (const route of visited) {
    const url = await signedAddress(origin, route)
    const { loaded, close } = await openPage(browser, { url, ready: usable, slowdown: 1 })
    found[route] = loaded.js + loaded.css + loaded.json
    await close()
  }
  return found
}
