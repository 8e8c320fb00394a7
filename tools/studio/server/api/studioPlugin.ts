import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { userInfo } from 'node:os'
import { redirect } from '@pagewright/vite/source'
import type { Plugin } from 'vite'
import { createTool, type ToolFile } from '../bundleTool'
import { answerRequest } from './answerRequest'
import { createOperations } from './operations'
import { createDraftModules } from './draftModule'
import { refuseForeign } from './refuseRequest'
import { apiAddress, draftModules, studioAddress } from './studioAddress'

/** Serves the studio beside the product at a root: its page, its operations, and modules of pages with unsaved changes. */
export function studioPlugin(root: string): Plugin {
  // Another start has another token, so that a page of an earlier one cannot write.
  const token = randomBytes(24).toString('base64url')
  const modules = createDraftModules(root)
  const operations = createOperations(root, { who: userInfo().username, keepDraft: modules.keep })
  const fileOf = createTool(root, { title: 'Studio', element: 'studio', address: studioAddress, input: 'editor/main' })
  return {
    name: 'studio',
    apply: 'serve',
    resolveId: (id) => (id.startsWith(draftModules) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${draftModules}`)
        ? modules.load(id.slice(draftModules.length + 1)).catch(moduleThatSays)
        : undefined,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?', 1)
        if (`${path}/` === studioAddress) return redirect(response, studioAddress)
        if (!path.startsWith(studioAddress)) return next()
        if (path.startsWith(apiAddress))
          answerRequest(operations, path.slice(apiAddress.length), token, request, response).catch(next)
        else
          answerPage(
            path.slice(studioAddress.length),
            (file) => fileOf(file, { 'studio-token': token }),
            request,
            response,
          ).catch(next)
      })
    },
  }
}

/** Vite would lay its own report of an error over the page, and leave it there. The plan has the reason. */
function moduleThatSays(error: unknown): string {
  return `throw new Error(${JSON.stringify(error instanceof Error ? error.message : String(error))})`
}

async function answerPage(
  file: string,
  fileOf: (file: string) => Promise<ToolFile | undefined>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A page of another site may not read the token.
  const refusal = refuseForeign(request)
  if (refusal) return answer(response, 'text/plain', refusal.says, refusal.status)
  const found = await fileOf(file)
  if (found) return answer(response, found.type, found.text)
  answer(response, 'text/plain', `The studio has no "${file}".`, 404)
}

function answer(response: ServerResponse, type: string, text: string, status = 200): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(text)
}

/** The studio loads nothing from elsewhere, makes no HTML from texts, and is shown in no frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
