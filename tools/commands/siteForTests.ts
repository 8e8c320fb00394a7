// Serves one site for one worker of the browser tests: the build, the shell, and a temporary sandbox. It prints its
// address as one line of JSON, and stops when its standard input ends, which is when the worker ends.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Middleware, startSite } from '@pagewright/vite/source'
import { type Command, program, readPort, root, untilStopped } from '@pagewright/cli/source'
import { openSandbox } from '../../sandbox/openSandbox'
import { shellSite } from '@pagewright/studio'

const options = (command: Command) =>
  command
    .option('--folder <folder>', 'the build', join(root, 'dist'))
    .option('--port <number>', 'the port; any free one by default', readPort, 0)

export const main = program(options, async ({ folder, port }) => {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-'))
  // Its time goes on from here, so that a period, a month and a week are running whenever the tests run.
  const shift = Date.parse('2026-11-20T12:00:00Z') - Date.now()
  const sandbox = openSandbox({ file: join(data, 'lumi.db'), strict: true, now: () => Date.now() + shift })
  const shell = shellSite(folder)
  const api: Middleware = (request, response, next) =>
    sandbox.answer(request, response, () => shell.answer(request, response, next))
  const site = await startSite({ folder, api, port, host: '127.0.0.1' })
  console.log(JSON.stringify({ origin: site.origin }))
  await untilStopped({ withInput: true })
  await site.stop()
  sandbox.close()
  shell.close()
  rmSync(data, { recursive: true, force: true })
  return 0
})
