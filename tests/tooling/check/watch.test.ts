// Tests `npm run check -- --watch`: it checks again after a change, and stops when it is told to.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../../../tools/quality/projectCopy'

it('F44 --watch reports a mistake when it is made and when it is gone', async () => {
  const copy = copyProject()
  const child = spawn(process.execPath, [join(copy.folder, 'tools/cli/run.mjs'), 'check', '--watch'], {
    cwd: copy.folder,
  })
  try {
    let printed = ''
    child.stdout.on('data', (part: Buffer) => void (printed += part.toString()))
    const says = async (text: RegExp) => {
      await expect.poll(() => printed).toMatch(text)
    }
    await says(/No problems\.\nWatching/)
    printed = ''
    copy.edit('pages/recharge.ts', "look: 'questions'", "look: 'qestions'")
    await says(/unknown-value .*did you mean "questions"[^]*1 problem\./)
    printed = ''
    copy.edit('pages/recharge.ts', "look: 'qestions'", "look: 'questions'")
    await says(/No problems\./)
    // An editor may also change a config, add a file, or remove one.
    for (const [change, problem, back] of others(copy)) {
      printed = ''
      change()
      await says(problem)
      printed = ''
      back()
      await says(/No problems\./)
    }
    child.kill('SIGTERM')
    const [status] = (await once(child, 'exit')) as [number | null]
    expect(status).toBe(0)
  } finally {
    child.kill('SIGKILL')
    copy.remove()
  }
})

type Other = readonly [change: () => void, problem: RegExp, back: () => void]

function others({ folder, edit }: ReturnType<typeof copyProject>): readonly Other[] {
  const [file, copied] = ['locales/uz.json', 'locales/uz.copy'].map((name) => join(folder, name)) as [string, string]
  const [unused, code] = ['public/unused.svg', 'src/planted.ts'].map((name) => join(folder, name)) as [string, string]
  const [markets, moved] = ['markets', 'moved'].map((name) => join(folder, name)) as [string, string]
  return [
    [
      () => edit('markets.config.ts', "'./markets/russia'", "'./markets/rusia'"),
      /markets\.config\.ts:.*rusia/,
      () => edit('markets.config.ts', "'./markets/rusia'", "'./markets/russia'"),
    ],
    [() => renameSync(file, copied), /missing-language .*uz/, () => renameSync(copied, file)],
    // A whole folder goes and comes back, as it does when a branch is changed.
    [() => renameSync(markets, moved), /markets\.config\.ts:.*russia/, () => renameSync(moved, markets)],
    [
      () => edit('markets/russia.ts', "'RUB'", "'RUBEL'"),
      /unknown-currency .*RUBEL/,
      () => edit('markets/russia.ts', "'RUBEL'", "'RUB'"),
    ],
    [
      () => edit('schemas/forms.json', '"maxLength"', '"maxLenght"'),
      /unknown-key .*maxLenght/,
      () => edit('schemas/forms.json', '"maxLenght"', '"maxLength"'),
    ],
    [() => writeFileSync(code, "t('no.text')\n"), /unknown-message .*no\.text/, () => rmSync(code)],
    [() => writeFileSync(unused, '<svg/>'), /unused .*unused\.svg/, () => rmSync(unused)],
  ]
}
