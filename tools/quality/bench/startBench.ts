// Builds and serves everything that the bench visits.
import { join } from 'node:path'
import { build } from 'vite'
import { openSandbox } from '../../../sandbox/openSandbox'
import { root } from '@pagewright/cli/source'
import { precompress, startSite } from '@pagewright/vite'
import { answerBench } from './answer'
import { buildBefore } from './buildBefore'
import { buildPagewright } from './buildPagewright'
import { buildReferences } from './buildReferences'
import type { Bench } from './part'

interface Started {
  readonly origins: Bench['origins']
  stop(): Promise<void>
}

/**
 * Builds the product, the bench's own pages and the references into a folder, and serves each on its own port. Also builds
 * the bench's pages with the engine of a commit, if one is given.
 */
export async function startBench(folder: string, commit?: string): Promise<Started> {
  const [pagewright, references, product, before] = ['pagewright', 'references', 'product', 'before'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]
  console.error('Building the references, the pages of the bench and the product.')
  await buildReferences(references)
  await buildPagewright(pagewright)
  await build({ root, logLevel: 'error', build: { outDir: product, emptyOutDir: true } })
  if (commit !== undefined) buildBefore(commit, before)
  for (const built of [references, pagewright, product, ...(commit === undefined ? [] : [before])]) precompress(built)
  const sandbox = openSandbox({ file: join(folder, 'lumi.db'), strict: false })
  const at = { port: 0, host: '127.0.0.1' }
  const sites = {
    pagewright: await startSite({ folder: pagewright, api: answerBench, ...at }),
    // Without our content security policy, because ajv compiles code in the browser.
    references: await startSite({ folder: references, api: answerBench, headers: {}, ...at }),
    product: await startSite({ folder: product, api: sandbox.answer, ...at }),
    ...(commit !== undefined && { before: await startSite({ folder: before, api: answerBench, ...at }) }),
  }
  return {
    origins: {
      pagewright: sites.pagewright.origin,
      references: sites.references.origin,
      product: sites.product.origin,
      ...(sites.before && { before: sites.before.origin }),
    },
    async stop() {
      await Promise.all(Object.values(sites).map((site) => site.stop()))
      sandbox.close()
    },
  }
}
