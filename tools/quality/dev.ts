// `npm run dev -- engine` serves the showcase of the engine: every block, action, field widget and format, to try and
// edit.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { showcasePlugin } from '@pagewright/studio/showcase'
import { InvalidArgument, readOptions, readPort, root, untilStopped } from '@pagewright/cli/source'

/** The workspaces that can be served. */
const workspaces: { readonly [name: string]: (options: Address) => Promise<void> } = { engine: serveShowcase }

interface Address {
  readonly port: number
  readonly host: string
}

/** Runs the development server of a workspace until it is stopped. Throws one sentence for an unknown workspace. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const serve = Object.hasOwn(workspaces, name) ? workspaces[name] : undefined
  if (!serve)
    throw new InvalidArgument(
      `There is no workspace "${name}" to develop. Allowed: ${Object.keys(workspaces).join(', ')}.`,
    )
  const { host = '127.0.0.1', port = '5180' } = readOptions(args, { host: 'value', port: 'value' })
  await serve({ host, port: readPort(port) })
  return 0
}

async function serveShowcase({ host, port }: Address): Promise<void> {
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: join(root, '.cache', 'showcase'),
    plugins: [react(), showcasePlugin()],
    optimizeDeps: { entries: ['tools/studio/showcase/main.tsx', 'tools/studio/showcase/preview/main.ts'] },
    server: { port, host },
    appType: 'custom',
  })
  await server.listen()
  console.log(
    `\n  ${server.resolvedUrls?.local[0] ?? `http://${host}:${port}/`}   the showcase of the engine\n\n  Stop with Ctrl+C.\n`,
  )
  await untilStopped()
  await server.close()
}
