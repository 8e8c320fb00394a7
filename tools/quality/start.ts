// `npm start` generates, then serves the app with hot reload and the sandbox on one port.
import { join } from 'node:path'
import { createServer } from 'vite'
import { benchAddress, shellAddress, studioAddress, studioTools } from '@pagewright/studio'
import { defaultFile } from '../../sandbox/createSandbox'
import { readOptions, readPort, root, untilStopped } from '@pagewright/cli/source'
import { sandboxPlugin } from '@pagewright/vite'
import { welcome } from './welcome'

export async function main(args: string[]): Promise<number> {
  const { host, port = '5173' } = readOptions(args, { host: 'value', port: 'value' })
  const server = await createServer({
    root,
    // Copies of a project share its packages, but must not share Vite's cache.
    cacheDir: join(root, '.cache', 'vite'),
    plugins: [...studioTools(root), sandboxPlugin(defaultFile)],
    server: { port: readPort(port), host: host ?? '127.0.0.1' },
    appType: 'spa',
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
  const at = (path: string) => new URL(path, address).href
  console.log(welcome(address, { shell: at(shellAddress), bench: at(benchAddress), studio: at(studioAddress) }))
  await untilStopped()
  await server.close()
  return 0
}
