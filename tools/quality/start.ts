// `npm start`: generates, then serves the app with hot reload and the sandbox on one port.
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { benchAddress, shellAddress, shellPlugin, workbenchPlugin } from '@pagewright/studio'
import { defaultFile } from '../../sandbox/createSandbox'
import { generate, printed } from '@pagewright/cli'
import { filesAt, readOptions, readPort, root, stopped } from '@pagewright/cli/source'
import { gather, isConfig, reloadPlugin, sandboxPlugin } from '@pagewright/vite'
import { welcome } from './welcome'

export async function main(args: string[]): Promise<number> {
  const { host, port = '5173' } = readOptions(args, { host: 'value', port: 'value' })
  await regenerate()
  const server = await createServer({
    root,
    // Copies of a project share its packages, and must not share what is made of them.
    cacheDir: join(root, '.cache', 'vite'),
    plugins: [reloadPlugin(), workbenchPlugin(), sandboxPlugin(defaultFile), shellPlugin()],
    server: { port: readPort(port), host: host ?? '127.0.0.1' },
    appType: 'spa',
  })
  const changed = gather(() => regenerate(server), 30)
  server.watcher.on('all', (_event, file) => {
    if (isConfig(root, file)) changed()
  })
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
  const at = (path: string) => new URL(path, address).href
  console.log(welcome(address, { shell: at(shellAddress), bench: at(benchAddress) }))
  await stopped()
  await server.close()
  return 0
}

/** Generates anew; what is wrong is said here and on top of the open page, and the server goes on. */
async function regenerate(server?: ViteDevServer): Promise<void> {
  const problems = await generated()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    server?.ws.send({ type: 'error', err: { message: problems.join('\n\n'), stack: '', plugin: 'generate' } })
  }
}

async function generated(): Promise<readonly string[]> {
  try {
    const { problems } = await generate({ root })
    return problems.map((problem) => printed(problem, filesAt(root)))
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
