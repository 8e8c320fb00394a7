import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { redirect, send } from '@pagewright/vite/source'
import { studioFolder, studioScript } from './productModule'
import { pageStyle, toolPage } from './toolPage'
import { isForPhone, nativeScript, shellAddress, withNative } from './shellPages'

/** Serves the shell beside the product, and adds its app to the pages in the shell's phone. */
export function shellPlugin(): Plugin {
  return {
    name: 'shell',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
      const at = { script: studioScript(root, 'shell/main.tsx'), style: studioScript(root, pageStyle) }
      const shellPage = toolPage({ title: 'Shell', element: 'shell', ...at })
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '/').split('?', 1)
        if (`${path}/` === shellAddress) return redirect(response, shellAddress)
        if (path === nativeScript) return send(response, 'text/javascript', read(studioFolder, 'shell/native.js'))
        const html =
          path === shellAddress ? shellPage : isForPhone(request) ? withNative(read(root, 'index.html')) : undefined
        if (html === undefined) return next()
        page(server, request, html).then((text) => send(response, 'text/html', text), next)
      })
    },
  }
}

function page(server: ViteDevServer, { url = '/' }: IncomingMessage, html: string): Promise<string> {
  return server.transformIndexHtml(url, html)
}
