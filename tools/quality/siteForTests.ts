// Serves one site for one worker of the browser tests: the build, the shell, and a temporary sandbox. It prints its
// address as one line of JSON, and stops when its standard input ends, which is when the worker ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Middleware, startSite } from '@pagewright/vite'
import { readOptions, readPort, root, untilStopped } from '@pagewright/cli/source'
import { openSandbox } from '../../sandbox/openSandbox'
import { shellSite } from '@pagewright/studio'

export async function main(args: string[]): Promise<number> {
  const { folder = join(root, 'dist'), port = '0' } = readOptions(args, { folder: 'value', port: 'value' })
  const data = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const sandbox = openSandbox({ file: join(data, 'lumi.db'), strict: true })
  const shell = shellSite(folder)
  const api: Middleware = (request, response, next) =>
    sandbox.answer(request, response, () => shell.answer(request, response, next))
  const site = await startSite({ folder, api, port: readPort(port), host: '127.0.0.1' })
  console.log(JSON.stringify({ origin: site.origin }))
  await untilStopped({ withInput: true })
  await site.stop()
  sandbox.close()
  shell.close()
  rmSync(data, { recursive: true, force: true })
  return 0
}
