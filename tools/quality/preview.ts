// `npm run preview` builds, then serves the build with its real headers and the sandbox. `--app` uses the headers for
// the app's web view.
import { join } from 'node:path'
import { buildForPeople } from './buildForPeople'
import { openSandbox } from '../../sandbox/openSandbox'
import { readOptions, readPort, root, untilStopped } from '@pagewright/cli/source'
import { productHeaders, startSite } from '@pagewright/vite'
import { welcome } from './welcome'

export async function main(args: string[]): Promise<number> {
  const { host = '127.0.0.1', port = '4173', app } = readOptions(args, { host: 'value', port: 'value', app: 'switch' })
  await buildForPeople({ root, logLevel: 'warn' })
  const sandbox = openSandbox({ file: join(root, '.sandbox', 'preview.db') })
  const site = await startSite({
    folder: join(root, 'dist'),
    api: sandbox.answer,
    port: readPort(port),
    host,
    headers: productHeaders(root, app ? 'app' : 'browser'),
  })
  console.log(welcome(site.origin))
  await untilStopped()
  await site.stop()
  sandbox.close()
  return 0
}
