// The first changes that README.md shows, made as it says.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../../tools/commands/projectCopy'
import { docBlock } from '../tooling/docBlock'

const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8')

test('a field, a page and a market take the lines that it shows, and what is forgotten is named', () => {
  const copy = copyProject()
  try {
    // What a change of data can break; the tests and tools of the house are compiled elsewhere.
    copy.edit('tsconfig.json', /"include": \[.*?\]/s, '"include": ["src", "pages", "markets", "*.config.ts"]')
    const [property, field, words] = [/`("motto": \{.*?\})`/, /`(motto: \{.*?\},)`/, /`("guild\.motto": .*?,)`/].map(
      shown,
    )
    copy.edit('schemas/guild.json', /"GuildApplication": \{[^}]*?"properties": \{/, `$&${property},`)
    // A page without the field, and a field whose words are missing.
    copy.edit('pages/guild.ts', "title: 'guild.create.title'", "title: 'guild.motto'")
    const said = compiled(copy.folder)
    expect(said, 'a member of the form without a field').toContain("Property 'motto' is missing")
    expect(said, 'a message without words').toContain('"guild.motto"')
    copy.edit('pages/guild.ts', "title: 'guild.motto'", "title: 'guild.create.title'")
    copy.edit('pages/guild.ts', "name: { label: 'guild.name'", `${field}\n$&`)
    for (const language of ['en', 'ar']) copy.edit(`locales/${language}.json`, '{', `{\n  ${words}`)

    copy.edit('pages/guild.ts', 'export const guildMember', `${docBlock('README.md', 'ts')}\nexport const guildMember`)
    copy.edit('pages.config.ts', 'import { guildCreate,', 'import { guildPeople, guildCreate,')
    copy.edit('pages.config.ts', "'/guild/list': guildList,", `$&\n${shown(/`('\/guild\/people': guildPeople,)`/)}`)

    copyFileSync(join(copy.folder, 'markets/russia.ts'), join(copy.folder, 'markets/turkiye.ts'))
    copy.edit('markets/turkiye.ts', 'export const russia', 'export const turkiye')
    copy.edit('markets/turkiye.ts', /lumi-ru\.example/g, 'lumi-tr.example')
    copy.edit('markets/turkiye.ts', 'pages: {', `pages: { ${shown(/`pages: \{ ('\/guild\/create': null) \}`/)},`)
    const imported = "import { russia } from './markets/russia'"
    copy.edit('markets.config.ts', imported, "$&\nimport { turkiye } from './markets/turkiye'")
    copy.edit('markets.config.ts', 'international, russia', 'international, russia, turkiye')

    expect(compiled(copy.folder)).toBe('')
    expect(existsSync(join(copy.folder, '.pagewright/routes/guild-people.ts'))).toBe(true)
    expect(readFileSync(join(copy.folder, '.pagewright/site.ts'), 'utf8')).toContain('turkiye')
  } finally {
    copy.remove()
  }
})

/** What README.md shows. */
function shown(pattern: RegExp): string {
  const [, text] = pattern.exec(readme) ?? []
  if (text === undefined) throw new Error(`README.md shows nothing like ${String(pattern)}.`)
  return text
}

/** Generates and compiles a copy, and gives what the compiler says. */
function compiled(folder: string): string {
  const run = (args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const generated = run(['tools/ready.mjs', 'pagewright', 'generate'])
  const types = run(['node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false'])
  return `${generated.status === 0 ? '' : generated.stderr}${types.stdout}`.trim()
}
