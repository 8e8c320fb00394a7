// The shell beside a production build, for tests. A build never contains it.
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Handler,
  type Headers,
  type Middleware,
  productHeaders,
  serveFiles,
  withPolicy,
} from '@pagewright/vite/source'
import { root } from '@pagewright/cli/source'
import { bundleTool } from './bundleTool'
import { asFunctions, scriptsIn } from './realScripts'
import { isForPhone, nativeScript, realScripts, shellAddress, withNative } from './shellPages'
import { studioFolder } from './productModule'
import { toolPage } from './toolPage'

/** Answers requests of the shell, and requests of its phone for pages of the built folder. Reads generated files. */
export function shellSite(folder: string): { readonly answer: Middleware; close(): void } {
  // The headers are production's, but for the frames: the phone of the shell shows pages of the same site.
  const shellHeaders = withPolicy(productHeaders(root), { 'frame-src': "'self'" })
  const phoneHeaders = withPolicy(productHeaders(root, 'app'), { 'frame-ancestors': "'self'" })
  const own = mkdtempSync(join(tmpdir(), 'shell-'))
  const { BRIDGE_SHIMS_DIR: shims } = process.env
  let files: Promise<Handler> | undefined

  return {
    answer(request, response, next) {
      const { url = '/' } = request
      if (isForPhone(request)) return sendPage(response, phoneHeaders, join(folder, 'index.html'), shims !== undefined)
      if (shims !== undefined && url === realScripts) return sendScripts(response, shims)
      if (!url.startsWith(shellAddress)) return next()
      // Built on demand, because most tests do not need it.
      files ??= buildShell(own, shellHeaders)
      void files.then(
        (serve) => serve(beneath(request), response),
        (error: unknown) => fail(response, error),
      )
    },
    close: () => rmSync(own, { recursive: true, force: true }),
  }
}

async function buildShell(outDir: string, headers: Headers): Promise<Handler> {
  const { script, style } = await bundleTool(root, 'shell/main')
  mkdirSync(join(outDir, 'assets'))
  // Browsers keep assets for ever, so that each text has a name of its own.
  const asset = (text: string, end: string) => {
    const name = `assets/shell-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${end}`
    writeFileSync(join(outDir, name), text)
    return `${shellAddress}${name}`
  }
  const at = { script: asset(script, 'js'), style: asset(style, 'css') }
  writeFileSync(join(outDir, 'index.html'), toolPage({ title: 'Shell', element: 'shell', ...at }))
  copyFileSync(join(studioFolder, 'shell/native.js'), join(outDir, 'native.js'))
  return serveFiles(outDir, headers)
}

function beneath(request: IncomingMessage): IncomingMessage {
  request.url = (request.url ?? '').slice(shellAddress.length - 1)
  return request
}

function sendPage(response: ServerResponse, headers: Headers, file: string, hasScripts: boolean): void {
  const html = withNative(readFileSync(file, 'utf8'), [...(hasScripts ? [realScripts] : []), nativeScript])
  response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(html)
}

function sendScripts(response: ServerResponse, folder: string): void {
  response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  response.end(asFunctions(scriptsIn(folder)))
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  response.writeHead(500).end()
}
