// A page that is one more entry of pages.config.ts, and nothing else: it has all the tests that pages have, and passes them.
import { join } from 'node:path'
import { copyProject } from '../../tools/commands/projectCopy'
import type { PageConfig } from '@pagewright/engine/tools'
import { otherFields } from './support/formSchema'
import { formCases, listCases, personCases } from './support/pageCases'
import { expectRequired } from './support/pageForms'
import { expectEmpty, expectEnd } from './support/pageLists'
import { expectOffers } from './support/pageOffers'
import { inBrowser } from './support/pageViews'
import { runNode } from './support/runNode'
import { Site } from './support/site'
import { startSite } from './support/startSite'
import { expect, test } from './support/test'

const route = '/added'
const added: PageConfig = {
  title: 'guild.list.title',
  needs: {
    guild: { when: { 'user.guild_id': { exists: true } }, otherwise: 'guild.none' },
  },
  blocks: {
    guilds: {
      block: 'list',
      title: 'home.guild',
      rows: 'POST /web/guild/list',
      key: 'row.gid',
      show: { title: 'row.name' },
      empty: { text: 'guild.list.empty' },
      actions: {
        join: {
          do: 'call',
          call: 'POST /web/guild/apply_join',
          label: 'guild.join',
          when: { 'user.guild_role': 'owner' },
          body: { gid: { from: 'row.gid' } },
          failed: 'guild.join.failed',
        },
      },
    },
    send: {
      block: 'form',
      form: 'transfer',
      fields: {
        ...otherFields('transfer', ['receiver_id', 'amount'], 'agent.transfer.amount'),
        receiver_id: { label: 'recharge.userId', messages: { required: 'agent.transfer.receiver.empty' } },
        amount: { label: 'agent.transfer.amount', widget: 'number' },
      },
      submit: {
        do: 'call',
        call: 'POST /web/AgentGold',
        label: 'agent.transfer.submit',
        ask: 'agent.transfer.text',
        failed: 'agent.transfer.failed',
      },
    },
    ways: {
      block: 'links',
      links: {
        members: {
          do: 'link',
          label: 'guild.invite.title',
          when: { 'user.guild_role': 'owner' },
          to: '/guild/invite',
        },
      },
    },
  },
}
const pages = { [route]: added }
/** The tables that go over all pages. */
const tables = ['pageTests', 'screens', 'policy'] as const

test('a page that is added by config alone has its tests, and passes them', async ({ page, oracle }) => {
  const copy = copyProject()
  // The report is that of this run.
  const { E2E_REPORT: _report, ...env } = process.env
  const run = (...args: string[]) => runNode(copy.folder, args, env)
  try {
    copy.edit('pages.config.ts', /export const pages = \{/, `$&\n  '${route}': ${JSON.stringify(added)},`)
    copy.edit('pages.config.ts', /export const entries = \[/, `$&'${route}', `)
    const generated = await run('tools/cli/run.mjs', 'generate')
    expect(generated.status, generated.stderr).toBe(0)

    const files = tables.map((name) => `tests/e2e/${name}.spec.ts`)
    const { stdout } = await run('node_modules/@playwright/test/cli.js', 'test', '--list', ...files)
    const titles = stdout.split('\n').filter((line) => line.includes(` ${route} `))
    for (const name of tables)
      expect(
        titles.filter((line) => line.includes(`${name}.spec.ts`)),
        name,
      ).not.toEqual([])

    expect((await run('node_modules/vite/bin/vite.js', 'build')).status).toBe(0)
    const started = await startSite(join(copy.folder, 'dist'))
    const site = new Site(started)
    // The oracle knows the worker's own site only.
    oracle.allow(new RegExp(`^request to a foreign host: ${started.origin}/`))
    try {
      for (const one of listCases(pages)) {
        await test.step(`${one.path} at its end`, () => expectEnd({ page, site }, one))
        await site.noFaults()
        await test.step(`${one.path} without rows`, () => expectEmpty({ page, site }, one))
        await site.noFaults()
      }
      for (const one of formCases(pages))
        await test.step(`${one.path} with nothing typed`, () => expectRequired({ page, site }, one, 'en'))
      const known = ['Member', 'Owner', 'Host'] as const
      for (const one of personCases(pages).filter(({ persona }) => known.some((who) => who === persona)))
        await test.step(`for ${one.persona}`, () => expectOffers(inBrowser({ page, site }), one))
    } finally {
      await started.stop()
    }
  } finally {
    copy.remove()
  }
})
