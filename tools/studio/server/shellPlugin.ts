import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { redirect, send } from '@pagewright/vite/source'
import { createTool } from './bundleTool'
import { studioFolder } from './productModule'
import { isForPhone, nativeScript, shellAddress, withNative } from './shellPages'

/** Serves the shell beside the product at a root, and adds its app to the pages in the shell's phone. */
export function shellPlugin(root: string): Plugin {
  const fileOf = createTool(root, { title: 'Shell', element: 'shell', address: shellAddress, input: 'shell/main' })
  return {
    name: 'shell',
    apply: 'serve',
    configureServer(server) {
      const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
      server.middlewares.use((request, response, next) => {
        const { url = '/' } = request
        const [path = '/'] = url.split('?', 1)
        if (`${path}/` === shellAddress) return redirect(response, shellAddress)
        if (path === nativeScript) return send(response, 'text/javascript', read(studioFolder, 'shell/native.js'))
        if (isForPhone(request))
          return void server
            .transformIndexHtml(url, withNative(read(root, 'index.html')))
            .then((html) => send(response, 'text/html', html), next)
        if (!path.startsWith(shellAddress)) return next()
        fileOf(path.slice(shellAddress.length)).then(
          (found) => (found ? send(response, found.type, found.text) : next()),
          next,
        )
      })
    },
  }
}
