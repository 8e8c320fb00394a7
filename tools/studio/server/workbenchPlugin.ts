import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { benchAddress, benchHeader, type Opening, sandboxGone } from '../workbench/benchAddress'
import { isOfSandbox, redirect, send } from '@pagewright/vite/source'
import { refuseForeign } from './api/refuseRequest'
import { createTool } from './bundleTool'
import { createBenchSandboxes, type BenchSandboxes } from './benchSandboxes'
import { type ColumnSandbox, fullSandbox, plainSandbox, type SandboxModules } from './columnSandbox'
import { pagePlaces } from './pagePlaces'
import { sandboxOf } from './productModule'

/**
 * Serves the workbench beside the product at a root, and a sandbox for each of its columns if the product has one. Runs
 * before the sandbox's own plugin.
 */
export function workbenchPlugin(root: string): Plugin {
  const fileOf = createTool(root, {
    title: 'Workbench',
    element: 'bench',
    address: benchAddress,
    input: 'workbench/main',
  })
  return {
    name: 'workbench',
    apply: 'serve',
    configureServer(server) {
      const sandboxes = createBenchSandboxes(() => makeSandbox(root, server))
      server.watcher.on('all', (_event, changed) => {
        if (isOfSandbox(changed)) sandboxes.close()
      })
      server.httpServer?.once('close', () => sandboxes.close())
      server.middlewares.use((request, response, next) => {
        answer({ root, fileOf, sandboxes }, request, response, next).catch(next)
      })
    },
  }
}

/** Loads the current code of the product's sandbox, and creates the sandbox of a column. */
async function makeSandbox(root: string, server: ViteDevServer): Promise<ColumnSandbox> {
  const load = (name: string) => server.ssrLoadModule(`/sandbox/${name}.ts`)
  if (sandboxOf(root) === 'plain') {
    const { openSandbox } = (await load('openSandbox')) as { openSandbox: Parameters<typeof plainSandbox>[0] }
    return plainSandbox(openSandbox)
  }
  const modules = await Promise.all(['createSandbox', 'nodeMiddleware', 'accounts'].map(load))
  return fullSandbox(Object.assign({}, ...modules) as SandboxModules)
}

interface Serving {
  readonly root: string
  readonly fileOf: ReturnType<typeof createTool>
  readonly sandboxes: BenchSandboxes
}

async function answer(
  { root, fileOf, sandboxes }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { url = '/', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const slot = headers[benchHeader]
  const refusal = slot !== undefined || pathname.startsWith(benchAddress) ? refuseForeign(request) : undefined
  if (refusal) return send(response, 'text/plain', refusal.says, refusal.status)
  if (typeof slot === 'string') {
    const calls = sandboxes.answerOf(slot)
    if (calls) return calls(request, response, next)
    response.setHeader(benchHeader, sandboxGone)
    return send(response, 'text/plain', 'The sandbox of this column is gone: reload the workbench.', 410)
  }
  if (`${pathname}/` === benchAddress) return redirect(response, benchAddress)
  if (pathname === `${benchAddress}open`) {
    const opening = JSON.parse(await text(request)) as Opening
    if (sandboxOf(root) !== 'none') await sandboxes.open(opening)
    return send(response, 'application/json', '{}')
  }
  if (pathname === `${benchAddress}places`) return sendPlaces(root, searchParams, response)
  const found = pathname.startsWith(benchAddress) ? await fileOf(pathname.slice(benchAddress.length)) : undefined
  if (found) return send(response, found.type, found.text)
  const holder = withoutSlot.test(pathname) ? await sandboxes.handlerFor(url) : undefined
  if (holder) holder(request, response, next)
  else next()
}

/** Addresses of uploaded pictures and payment pages do not name their column. */
const withoutSlot = /^\/__sandbox\/(image|cashier)\//

function sendPlaces(root: string, query: URLSearchParams, response: ServerResponse): void {
  try {
    const places = pagePlaces(root, query.get('market') ?? '', query.get('route') ?? '')
    send(response, 'application/json', JSON.stringify(places))
  } catch (error) {
    // A page may be invalid while somebody edits it.
    send(response, 'text/plain', error instanceof Error ? error.message : String(error), 422)
  }
}
