// What happens to a mistake in a config: the generator says what and where, its page stands back, the rest works.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as plainTest } from '@playwright/test'
import { copyProject, type ProjectCopy } from '../../tools/commands/projectCopy'
import { settled } from './support/routes'
import { runNode } from './support/runNode'
import { Site } from './support/site'
import { startSite } from './support/startSite'
import { expect, test } from './support/test'
import { words } from './support/words'

/** Lets something happen to a copy of the project. */
async function inCopy(act: (copy: ProjectCopy) => Promise<void>): Promise<void> {
  const copy = copyProject()
  try {
    await act(copy)
  } finally {
    copy.remove()
  }
}

/** A mistake of each kind, each on a page of its own, and the sentence that is said of it. */
const mistakes = [
  {
    route: '/guild/list',
    edit: [/(export const guildList[\s\S]*?)block: 'list'/, "$1block: 'lst'"],
    says: /^pages\/guild\.ts:\d+:\d+ {2}unknown-block {2}\/guild\/list › guilds: .*"lst".*; allowed: .*\blist\b.*; did you mean "list"\?$/m,
  },
  {
    route: '/withdraw/add-method',
    edit: ['/withdrawal/method/create', '/withdrawal/method/creat'],
    says: /unknown-endpoint {2}\/withdraw\/add-method › method.*did you mean "POST \/web\/withdrawal\/method\/create"\?/,
  },
  {
    route: '/withdraw/order',
    edit: [/(rows: 'POST \/web\/withdrawal\/[^']*',[\s\S]*?)key: 'row\.order_no'/, "$1key: 'row.order_on'"],
    says: /unknown-path {2}\/withdraw\/order › sides.*row\.order_on.*did you mean "row\.order_no"\?/,
  },
  {
    route: '/guild/create',
    edit: [/(export const guildCreate[\s\S]*?)label: 'guild\.name'/, "$1lable: 'guild.name'"],
    says: /unknown-key {2}\/guild\/create › .* › name.*"lable".*; allowed: .*\blabel\b.*; did you mean "label"\?/,
  },
] as const

test('a mistake names route, block and field and what is allowed; its page alone stands back', async ({
  page,
  oracle,
}) => {
  await inCopy(async (copy) => {
    for (const { edit } of mistakes) copy.edit(pageWith(copy, edit[0]), edit[0], edit[1])
    const generated = await run(copy, 'tools/ready.mjs', 'pagewright', 'generate')
    expect(generated.status).toBe(1)
    for (const { says } of mistakes) expect(generated.stderr).toMatch(says)

    expect((await run(copy, 'node_modules/vite/bin/vite.js', 'build')).status).toBe(0)
    const started = await startSite(join(copy.folder, 'dist'))
    const site = new Site(started)
    // The oracle knows the worker's own site only.
    oracle.allow(new RegExp(`^request to a foreign host: ${started.origin}/`))
    try {
      for (const { route } of mistakes) {
        await page.goto(await site.entrance(route, 'owner'))
        await expect(page.getByText(words('engine.page.broken'))).toBeVisible()
        await expect(page.getByText(/Did you mean|Allowed:/)).toHaveCount(0)
      }
      await page.getByRole('button', { name: words('engine.page.home') }).click()
      await expect(page.getByText('Layla Haddad').first()).toBeVisible()
      await page.goto(await site.entrance('/guild/member', 'owner'))
      await settled(page)
      await expect(page.getByRole('heading', { level: 1, name: words('guild.member.title') })).toBeVisible()
      await expect(page.getByText(words('engine.page.broken'))).toHaveCount(0)
    } finally {
      await started.stop()
    }
  })
})

// It needs no site.
plainTest(
  'a property that is renamed in schemas/ fails the check, then the compiler at each page that uses it',
  async () => {
    await inCopy(async (copy) => {
      copy.edit('schemas/guild.json', /("Member": \{[\s\S]*?)"nickname"/, '$1"nick_name"')
      copy.edit('schemas/guild.json', /("Member": \{[\s\S]*?"required": \[[^\]]*?)"nickname"/, '$1"nick_name"')
      const checked = await run(copy, 'tools/ready.mjs', 'pagewright', 'generate', '--check')
      expect(checked.status).toBe(1)
      expect(checked.stderr).toContain('src/generated/types.ts does not match its sources. Run `npm run generate`')

      const generated = await run(copy, 'tools/ready.mjs', 'pagewright', 'generate')
      expect(generated.stderr).toMatch(
        /unknown-path {2}\/guild\/member › members › show › title: "row\.nickname" .*did you mean "row\.nick_name"\?/,
      )
      // The tests of the house are compiled elsewhere.
      copy.edit(
        'tsconfig.json',
        /"include": \[.*?\]/s,
        '"include": ["src", "pages", "markets", "sandbox", "*.config.ts"]',
      )
      const { stdout: compiled } = await run(copy, 'node_modules/typescript/bin/tsc', '-p', '.', '--pretty', 'false')
      const lines = compiled.split('\n').filter((line) => /^pages\/.*"row\.nickname"/.test(line))
      expect(lines.length).toBeGreaterThanOrEqual(2)
      for (const line of lines) expect(line).toMatch(/Did you mean '"row\.nick_name"'\?$/)
      // The server of the sandbox is held to the same shape.
      expect(compiled).toMatch(/^sandbox\/handlers\/member\.ts.*nick_name/m)
    })
  },
)

/** The file below pages/ that has a text. */
function pageWith(copy: ProjectCopy, text: string | RegExp): string {
  const files = readdirSync(join(copy.folder, 'pages'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `pages/${file}`,
  )
  const found = files.find(
    (file) => file.endsWith('.ts') && readFileSync(join(copy.folder, file), 'utf8').search(text) >= 0,
  )
  if (!found) throw new Error(`No file below pages/ has ${String(text)}.`)
  return found
}

/** Runs a program of the copy. */
function run(copy: ProjectCopy, ...args: string[]) {
  return runNode(copy.folder, args)
}
