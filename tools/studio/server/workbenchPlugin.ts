import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'
import { benchAddress, benchHeader, type Opening } from '../workbench/benchAddress'
import { isOfSandbox, redirect, send } from '@pagewright/vite/source'
import { refuseForeign } from './api/refuseRequest'
import { createBenchSandboxes, type BenchSandboxes } from './benchSandboxes'
import { type ColumnSandbox, fullSandbox, plainSandbox, type SandboxModules } from './columnSandbox'
import { pagePlaces } from './pagePlaces'
import { studioScript } from './productModule'
import { pageStyle, toolPage } from './toolPage'

/**
 * Serves the workbench beside the product, and a sandbox for each of its columns. Runs before the sandbox's own plugin.
 */
export function workbenchPlugin(): Plugin {
  return {
    name: 'workbench',
    apply: 'serve',
    configureServer(server) {
      const sandboxes = createBenchSandboxes(() => makeSandbox(server))
      server.watcher.on('all', (_event, changed) => {
        if (isOfSandbox(changed)) sandboxes.close()
      })
      server.httpServer?.once('close', () => sandboxes.close())
      server.middlewares.use((request, response, next) => {
        answer(server, sandboxes, request, response, next).catch(next)
      })
    },
  }
}

/** Loads the current code of the product's sandbox, and creates the sandbox of a column. */
async function makeSandbox(server: ViteDevServer): Promise<ColumnSandbox> {
  const load = (name: string) => server.ssrLoadModule(`/sandbox/${name}.ts`)
  if (!existsSync(join(server.config.root, 'sandbox/createSandbox.ts'))) {
    const { openSandbox } = (await load('openSandbox')) as { openSandbox: Parameters<typeof plainSandbox>[0] }
    return plainSandbox(openSandbox)
  }
  const modules = await Promise.all(['createSandbox', 'nodeMiddleware', 'accounts'].map(load))
  return fullSandbox(Object.assign({}, ...modules) as SandboxModules)
}

async function answer(
  server: ViteDevServer,
  sandboxes: BenchSandboxes,
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
    return calls ? calls(request, response, next) : send(response, 'text/plain', sandboxGone, 410)
  }
  if (`${pathname}/` === benchAddress) return redirect(response, benchAddress)
  if (pathname === benchAddress)
    return send(response, 'text/html', await server.transformIndexHtml(url, pageFor(server)))
  if (pathname === `${benchAddress}open`) {
    await sandboxes.open(JSON.parse(await text(request)) as Opening)
    return send(response, 'application/json', '{}')
  }
  if (pathname === `${benchAddress}places`) return sendPlaces(server, searchParams, response)
  const holder = withoutSlot.test(pathname) ? await sandboxes.handlerFor(url) : undefined
  if (holder) holder(request, response, next)
  else next()
}

/** Addresses of uploaded pictures and payment pages do not name their column. */
const withoutSlot = /^\/__sandbox\/(image|cashier)\//
const sandboxGone = 'The sandbox of this column is gone: reload the workbench.'

function pageFor({ config }: ViteDevServer): string {
  return toolPage({
    title: 'Workbench',
    element: 'bench',
    script: studioScript(config.root, 'workbench/main.tsx'),
    style: studioScript(config.root, pageStyle),
  })
}

function sendPlaces(server: ViteDevServer, query: URLSearchParams, response: ServerResponse): void {
  try {
    const places = pagePlaces(server.config.root, query.get('market') ?? '', query.get('route') ?? '')
    send(response, 'application/json', JSON.stringify(places))
  } catch (error) {
    // A page may be invalid while somebody edits it.
    send(response, 'text/plain', error instanceof Error ? error.message : String(error), 422)
  }
}
