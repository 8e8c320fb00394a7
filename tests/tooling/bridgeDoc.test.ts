// Tests docs/bridge.md: its statements hold, and its instructions work.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { copyProject, type ProjectCopy } from '../../tools/quality/projectCopy'
import { root } from '../../tools/cli/root'
import { nativeEvents, nativeFunctions } from '../../src/generated/native'
import { docBlock } from './docBlock'

const doc = readFileSync(join(root, 'docs/bridge.md'), 'utf8')

describe('the document', () => {
  it('has a row for each function and event', () => {
    for (const name of [...Object.keys(nativeFunctions), ...Object.keys(nativeEvents)])
      expect(doc.split(`\n| \`${name}\` | `)).toHaveLength(2)
  })
})

describe('adding a function as the document says', () => {
  let copy: ProjectCopy
  beforeAll(() => {
    copy = copyProject()
  })
  afterAll(() => copy.remove())

  const example = (head: string) => docBlock('docs/bridge.md', head)

  it('takes two entries and a button; a wrong name is reported', () => {
    copy.edit('schemas/native.json', '"onProgress": {', `${example('json schemas/native.json')},\n"onProgress": {`)
    copy.edit('schemas/bridge.json', '"NewRoom": {', `${example('json schemas/bridge.json')},\n"NewRoom": {`)
    copy.edit('pages/guildHome.ts', /(block: 'links',\s+look: 'buttons',\s+links: \{)/, `$1\n${example('ts pages')}`)
    expect(run('tools/cli/run.mjs', 'generate')).toMatchObject({ status: 0 })
    expect(read('src/generated/native.ts')).toContain('"jumpToRanking": {\n  "kind": "navigate"')
    expect(compiled()).toEqual({ status: 0, said: '' })

    copy.edit('pages/guildHome.ts', 'board:', 'bord:')
    const generated = run('tools/cli/run.mjs', 'generate')
    expect(generated.status).toBe(1)
    const all = Object.keys(markets).join(', ')
    const said = example('text').replaceAll('international, russia, test-brand', all).split('\n')
    for (const line of said) expect(generated.said).toContain(line.trim())
    expect(compiled().said).toMatch(/^pages\/guildHome\.ts.*'bord'/m)
  })

  /** Runs the compiler on pages only. */
  function compiled() {
    const settings = {
      extends: './tsconfig.json',
      include: [],
      files: ['pages.config.ts', 'src/generated/register.ts', 'src/main.tsx'],
    }
    writeFileSync(join(copy.folder, 'tsconfig.pages.json'), JSON.stringify(settings))
    return run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.pages.json', '--pretty', 'false')
  }

  function run(script: string, ...args: readonly string[]) {
    const ended = spawnSync(process.execPath, [script, ...args], { cwd: copy.folder, encoding: 'utf8' })
    return { status: ended.status, said: `${script.endsWith('tsc') ? ended.stdout : ''}${ended.stderr}` }
  }

  function read(file: string): string {
    return readFileSync(join(copy.folder, file), 'utf8')
  }
})
