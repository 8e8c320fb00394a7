// What an operator may do leaves everything green. The changes are made in a copy of Lumi by the commands; then the check, the
// compiler and the tests that read the product run there.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { main as change } from '../../tools/cli/change'
import { checkProject } from '../../tools/cli/check/checkProject'
import { findingLine } from '../../tools/cli/check/finding'
import { type ProjectCopy, copyProject } from '../../tools/commands/projectCopy'
import { markets } from '../support/lumi'
import { runNew } from './new/runNew'

const english = (key: string) => (text: string) => ({ do: 'text', language: 'en', key, text })
const changes: readonly object[] = [
  // A button longer, a title shorter, a tab in capitals, a link in another case.
  english('guild.join')('Ask to become one of its members'),
  english('guild.member.title')('All'),
  english('order.mine')('MINE'),
  english('recharge.title')('recharge coins'),
  english('pay.success')('Done'),
  // A page without an icon at its link, and a text in English alone.
  english('notice.news')('Some news'),
  {
    do: 'create',
    page: '/news',
    value: { title: 'notice.news', blocks: { news: { block: 'text', items: { one: { text: 'notice.news' } } } } },
  },
  { do: 'add', page: '/guild', at: 'blocks.ways.links.news', value: { do: 'link', label: 'notice.news', to: '/news' } },
  // A button on two days for one role, and a narrower right of another one.
  {
    do: 'add',
    page: '/guild/member',
    at: 'blocks.members.actions.news',
    value: {
      do: 'link',
      label: 'notice.news',
      icon: 'bell',
      to: '/news',
      when: { 'user.guild_role': 'owner', 'now.day': { in: [2, 3] } },
    },
  },
  {
    do: 'set',
    page: '/guild/apply',
    at: 'blocks.applications.actions.agree.when',
    value: { 'user.guild_role': 'owner', 'row.status': 'pending', 'now.day': { in: [2, 3] } },
  },
  { do: 'hide', page: '/demo', market: 'russia', at: [] },
  {
    do: 'set',
    page: '/guild/bd-member',
    at: 'blocks.people.table',
    value: {
      title: 'notice.news',
      columns: { guilds: { label: 'data.guilds', value: 'row.guild_count', format: 'count' } },
    },
  },
]

/** Each a command line of `npm run new`. */
const additions: readonly string[] = [
  "page --route /others --kind list --call 'POST /web/guild/guild_list' --link-from / --icon bell --label en=Others --label 'en:others.empty=Nobody'",
  'field --form guildCreate --name telegram --type string --label en=Telegram',
  ...Object.keys(markets).map(
    (from) =>
      `market --id like-${from} --from ${from} --product Like --host ${from}.like.example --api https://api.${from}.like.example --languages en,ar --currency EUR --zone Europe/Berlin`,
  ),
]
/** Splits a typed command line. Arguments with spaces are in quotes. */
const typed = (line: string) => [...line.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word)

let copy: ProjectCopy
const said: { readonly what: unknown; readonly code: number; readonly says: string }[] = []
beforeAll(async () => {
  copy = copyProject()
  for (const line of additions) {
    const { code, wrong } = await runNew(typed(line), copy.folder)
    said.push({ what: line, code, says: wrong })
  }
  const file = join(copy.folder, 'changes.json')
  writeFileSync(file, JSON.stringify({ changes }))
  const wrong = vi.spyOn(console, 'error').mockReturnValue()
  const printed = vi.spyOn(console, 'log').mockReturnValue()
  const code = await change([file], copy.folder)
  said.push({ what: changes, code, says: [...wrong.mock.calls, ...printed.mock.calls].join('\n') })
  vi.restoreAllMocks()
})
afterAll(() => copy.remove())

it('no change is refused', () => {
  expect(said.filter(({ code }) => code !== 0)).toEqual([])
})

/** The tests whose subject are the pages, the markets and the texts. */
const readers =
  'pages/ locales/ generate/ widgets/PayResult contract/forms contract/marketFacts contract/schemas contract/texts'
    .split(' ')
    .map((name) => `tests/${name}`)

/** Runs a program of the installed packages in the copy. */
function inCopy(program: string, ...args: readonly string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  return spawnSync(process.execPath, [join(copy.folder, 'node_modules', program), ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  })
}

it('the check has warnings alone', async () => {
  const found = await checkProject(copy.folder)
  expect(found.filter(({ isWarning }) => !isWarning).map(findingLine)).toEqual([])
  expect(found.map(({ name }) => name)).toContain('missing-key')
})

it('the compiler finds nothing', () => {
  expect(inCopy('typescript/bin/tsc', '-p', '.', '--pretty', 'false').stdout).toBe('')
})

it('the tests that read the product pass', () => {
  const report = join(copy.folder, 'report.json')
  const { stderr } = inCopy('vitest/vitest.mjs', 'run', ...readers, '--reporter=json', `--outputFile=${report}`)
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const wrong = assertionResults.filter((one) => one.status === 'failed')
    return status === 'failed' ? [{ name, message, wrong: wrong.map(({ fullName }) => fullName) }] : []
  })
  expect(failed, stderr).toEqual([])
  expect(numPassedTests).toBeGreaterThan(500)
})

interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}
