// Tests `npm run check -- --watch`: it checks again after a change, and stops when it is told to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../../../tools/quality/projectCopy'

it('F44 --watch reports a mistake when it is made and when it is gone', { timeout: 60_000 }, async () => {
  const copy = copyProject()
  const child = spawn(process.execPath, [join(copy.folder, 'tools/cli/run.mjs'), 'check', '--watch'], {
    cwd: copy.folder,
  })
  try {
    let printed = ''
    child.stdout.on('data', (part: Buffer) => void (printed += part.toString()))
    const says = async (text: RegExp) => {
      await expect.poll(() => printed, { timeout: 20_000 }).toMatch(text)
    }
    await says(/No problems\.\nWatching/)
    printed = ''
    copy.edit('pages/recharge.ts', "look: 'questions'", "look: 'qestions'")
    await says(/unknown-value .*did you mean "questions"[^]*1 problem\./)
    printed = ''
    copy.edit('pages/recharge.ts', "look: 'qestions'", "look: 'questions'")
    await says(/No problems\./)
    child.kill('SIGTERM')
    const [status] = (await once(child, 'exit')) as [number | null]
    expect(status).toBe(0)
  } finally {
    child.kill('SIGKILL')
    copy.remove()
  }
})
