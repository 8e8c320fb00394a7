// `npm run preview` builds, then serves the build with its real headers and the sandbox. `--app` uses the headers for
// the app's web view.
import { join } from 'node:path'
import { buildForPeople } from './buildForPeople'
import { openSandbox } from '../../sandbox/openSandbox'
import { type Command, examples, program, readPort, root, untilStopped } from '@pagewright/cli/source'
import { productHeaders, startSite } from '@pagewright/vite'
import { welcome } from './welcome'

const options = (command: Command) =>
  command
    .option('--host <name>', 'the host to listen on', '127.0.0.1')
    .option('--port <number>', 'the port', readPort, 4173)
    .option('--app', "send the headers for the app's web view")
    .addHelpText('after', examples('', '--app'))

export const main = program(options, async ({ host, port, app }) => {
  await buildForPeople({ root, logLevel: 'warn' })
  const sandbox = openSandbox({ file: join(root, '.sandbox', 'preview.db') })
  const site = await startSite({
    folder: join(root, 'dist'),
    api: sandbox.answer,
    port: port,
    host,
    headers: productHeaders(root, app ? 'app' : 'browser'),
  })
  console.log(welcome(site.origin))
  await untilStopped()
  await site.stop()
  sandbox.close()
  return 0
})
