// `npm start` generates, then serves the app with hot reload and the sandbox on one port.
import { join } from 'node:path'
import { createServer } from 'vite'
import { defaultFile } from '../../sandbox/createSandbox'
import { type Command, examples, program, readPort, root, untilStopped } from '@pagewright/cli/source'
import { sandboxPlugin } from '@pagewright/vite'
import { welcome } from './welcome'

const options = (command: Command) =>
  command
    .option('--host <name>', 'the host to listen on; this machine alone by default')
    .option('--port <number>', 'the port', readPort, 5173)
    .addHelpText('after', examples('', '--port 5200'))

export const main = program(options, async ({ host, port }) => {
  const server = await createServer({
    root,
    // Copies of a project share its packages, but must not share Vite's cache.
    cacheDir: join(root, '.cache', 'vite'),
    plugins: [sandboxPlugin(defaultFile)],
    server: { port: port, host: host ?? '127.0.0.1' },
    appType: 'spa',
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
  const { benchAddress, shellAddress, studioAddress } = await import('@pagewright/studio')
  const at = (path: string) => new URL(path, address).href
  console.log(welcome(address, { shell: at(shellAddress), bench: at(benchAddress), studio: at(studioAddress) }))
  await untilStopped()
  await server.close()
  return 0
})
