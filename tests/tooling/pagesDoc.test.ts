// Tests docs/pages.md: its examples work, and the quoted problems are the real ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkProject } from '../../tools/cli/check/checkProject'
import { printed } from '../../tools/cli/check/printed'
import { filesAt, readOnce, withChanges } from '../../tools/cli/files'
import { root } from '../../tools/cli/root'
import { SourceEdits } from '../../tools/cli/source'
import { replaced } from '../../tools/commands/replaced'
import { docBlock } from './docBlock'

const doc = readFileSync(join(root, 'docs/pages.md'), 'utf8')
const files = readOnce(filesAt(root))

it('a field as the document shows it is all that is needed', async () => {
  const desk = withField('ts pages/guild.ts')
  expect(await said(desk)).toEqual([])
})

it('a page as the document shows it is all that is needed', async () => {
  expect(await said(withPage())).toEqual([])
})

it('the quoted problem is the real one', async () => {
  const desk = withPage()
  desk.edit('pages/people.ts', 'row.nickname', 'row.nickame')
  // The document quotes the markets of the time when it was written.
  const anywhere = (text: string) => text.replace(/; in [\w, -]+;/, '; in …;')
  expect((await said(desk)).map(anywhere)).toEqual([anywhere(shown('text'))])
})

/** Makes changes in memory. The document shows English messages alone. */
class Draft extends SourceEdits {
  /** Replaces the first match in a file. Throws if there is none. */
  edit(file: string, find: string | RegExp, put: string): void {
    this.write(file, replaced(file, this.read(file), find, put))
  }

  say(key: string, text: string): void {
    this.edit('locales/en.json', /^\{\n.*\n/, `$&  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`)
  }
}

const isTranslation = (file: string) => file.startsWith('locales/') && file !== 'locales/en.json'

function withField(field: string): Draft {
  const desk = new Draft(root)
  desk.edit(
    'schemas/guild.json',
    /"GuildApplication": \{[^]*?"properties": \{\n/,
    `$&${shown('json schemas/guild.json')}\n`,
  )
  desk.edit('pages/guild.ts', /^ +name: \{ label: 'guild\.name'.*\n/m, `$&${shown(field)}\n`)
  expect(shown('json locales/en.json')).toBe(`"guild.motto": "Motto",`)
  desk.say('guild.motto', 'Motto')
  return desk
}

function withPage(): Draft {
  const desk = new Draft(root)
  desk.write('pages/people.ts', `${shown('ts pages/people.ts')}\n`)
  desk.edit('pages.config.ts', /^(?=\n)/m, "import { guildPeople } from './pages/people'\n")
  desk.edit('pages.config.ts', /^ {2}'\/': .*\n/m, `$&  ${shown('ts pages.config.ts')}\n`)
  desk.edit('pages/guildHome.ts', /^ +others: \{.*\n/m, `$&        ${shown('ts pages/guildHome.ts')}\n`)
  expect(doc).toContain('"guild.people": "All members",')
  desk.say('guild.people', 'All members')
  return desk
}

async function said(desk: Draft): Promise<readonly string[]> {
  const product = withChanges(files, Object.fromEntries(desk.changed().map(({ file, after }) => [file, after])))
  const found = (await checkProject(product)).filter(({ file }) => !isTranslation(file))
  return found.map((finding) => printed(finding, product).trimEnd())
}

const shown = (head: string) => docBlock('docs/pages.md', head)
