// Ten typical changes, made by hand. docs/change-cost.md measures them, and its test applies them.
import { formRef, whole } from '@pagewright/cli'
import type { DraftSources } from './desk'
import { words } from './words'

export interface Task {
  readonly title: string
  make(desk: DraftSources): void
  /** The command that makes the same change. */
  readonly command?: string
  /** The problem that `npm run check` reports until somebody has translated. */
  readonly leaves?: string
}

export const tasks: readonly Task[] = [
  {
    title: 'A new optional field',
    command: 'npm run new -- field',
    make(desk) {
      addMotto(desk, "{ label: 'guild.motto' }")
    },
  },
  {
    title: 'A new required field with a message of its own',
    command: 'npm run new -- field --required',
    make(desk) {
      addMotto(desk, "{ label: 'guild.motto', messages: { required: 'guild.motto.empty' } }")
      desk.edit('schemas/guild.json', /("GuildApplication": \{[^]*?"required": \["name", )/, '$1"motto", ')
      desk.say('guild.motto.empty', words.mottoEmpty)
    },
  },
  {
    title: 'A new column of a list',
    make(desk) {
      desk.edit(
        'pages/guild.ts',
        /^ +members: \{.*\n/m,
        "$&          since: { label: 'guild.since', value: 'row.created_at', format: 'date' },\n",
      )
    },
  },
  {
    title: 'A new page with a list',
    command: 'npm run new -- page --kind list',
    make(desk) {
      desk.write('pages/people.ts', listPage)
      addPage(desk, { name: 'guildPeople', file: 'people', route: '/guild/people' })
      desk.edit(
        'pages/guildHome.ts',
        /^ +others: \{.*\n/m,
        `$&        people: ${link('guild.people', '/guild/people')}`,
      )
      desk.say('guild.people', words.people)
    },
  },
  {
    title: 'A new page with a form',
    command: 'npm run new -- page --kind form',
    make(desk) {
      desk.write('pages/quick.ts', formPage(Object.keys(whole(desk, formRef('transfer')).properties ?? {})))
      addPage(desk, { name: 'agentQuick', file: 'quick', route: '/agent/quick' })
      desk.edit('pages/agent.ts', /^ +record: \{ do.*\n/m, `$&        quick: ${link('agent.quick', '/agent/quick')}`)
      desk.say('agent.quick', words.quick)
    },
  },
  {
    title: 'Another role for an action',
    make(desk) {
      desk.edit(
        'pages/guild.ts',
        "'user.guild_role': 'owner', 'row.role': 'member'",
        "'user.guild_role': { in: ['owner', 'admin'] }, 'row.role': 'member'",
      )
    },
  },
  {
    title: 'Other words for a label, in one language',
    make(desk) {
      desk.edit('locales/en.json', '"recharge.submit": "Pay now"', '"recharge.submit": "Pay"')
    },
  },
  {
    title: 'A new market',
    command: 'npm run new -- market',
    make(desk) {
      desk.write('markets/turkiye.ts', market)
      desk.write('public/turkiye.svg', desk.read('public/lumi.svg'))
      desk.edit('markets.config.ts', /^/, "import { turkiye } from './markets/turkiye'\n")
      desk.edit('markets.config.ts', "'test-brand': testBrand", '$&, turkiye')
    },
  },
  {
    title: 'A page hidden in a market',
    make(desk) {
      desk.edit('markets/russia.ts', /^ {2}pages: \{\n/m, "$&    '/demo': null,\n")
    },
  },
  {
    title: 'A new language, before it is translated',
    command: 'npm run new -- language',
    leaves: 'untranslated',
    make(desk) {
      desk.write('locales/de.json', desk.read('locales/en.json'))
      desk.edit('markets/international.ts', /languages: \[/, "$&'de', ")
    },
  },
]

function addMotto(desk: DraftSources, field: string): void {
  desk.edit(
    'schemas/guild.json',
    /"GuildApplication": \{[^]*?"properties": \{\n/,
    '$&        "motto": { "type": "string", "maxLength": 60 },\n',
  )
  desk.edit('pages/guild.ts', /^ +name: \{ label: 'guild\.name'.*\n/m, `$&        motto: ${field},\n`)
  desk.say('guild.motto', words.motto)
}

function addPage(desk: DraftSources, { name, file, route }: { name: string; file: string; route: string }): void {
  desk.edit('pages.config.ts', /^(?=\n)/m, `import { ${name} } from './pages/${file}'\n`)
  desk.edit('pages.config.ts', /^ {2}'\/': .*\n/m, `$&  '${route}': ${name},\n`)
}

function link(label: string, to: string): string {
  return `{ do: 'link', label: '${label}', icon: 'contact-round', to: '${to}' },\n`
}

const listPage = `import type { PageConfig } from '@pagewright/engine/language'
import { inGuild } from './roles'

export const guildPeople: PageConfig = {
  title: 'guild.people',
  needs: { guild: inGuild },
  blocks: {
    people: {
      block: 'list',
      rows: 'POST /web/guild/member',
      body: { gid: { from: 'user.guild_id' } },
      key: 'row.uid',
      show: { title: 'row.nickname', image: 'row.avatar_url' },
    },
  },
}
`

const transferFields: { readonly [member: string]: string } = {
  receiver_id: "{ label: 'recharge.userId' }",
  amount: "{ label: 'agent.transfer.amount', widget: 'number' }",
}

/** Returns a form page with fields for all members of the form. */
const formPage = (members: readonly string[]) => `import type { PageConfig } from '@pagewright/engine/language'
import { agentOnly } from './roles'

export const agentQuick: PageConfig = {
  title: 'agent.quick',
  access: 'guarded',
  login: '/agent/login',
  needs: { agent: agentOnly },
  blocks: {
    transfer: {
      block: 'form',
      form: 'transfer',
      fields: { ${members.map((name) => `${name}: ${transferFields[name] ?? "{ label: 'pay.receiver', widget: 'hidden' }"}`).join(', ')} },
      submit: {
        do: 'call',
        call: 'POST /web/AgentGold',
        label: 'agent.transfer.submit',
        ask: 'agent.transfer.text',
        done: 'agent.transfer.done',
        failed: 'agent.transfer.failed',
      },
    },
  },
}
`

const market = `import type { ProductMarket } from './facts'

export const turkiye = {
  product: 'Işık',
  favicon: '/turkiye.svg',
  hosts: {
    development: { web: [], api: '' },
    production: { web: ['m.isik.example'], api: 'https://api.isik.example' },
  },
  languages: ['tr', 'en'],
  linkHosts: ['pay.isik.example', 'upload.isik.example', 'img.isik.example'],
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  shortDivisor: 10,
  tokens: {
    light: { primary: '#0a6a5a', 'primary-soft': '#e0f4ef' },
    dark: { primary: '#7fdcc6', 'on-primary': '#03302a', 'primary-soft': '#123a33' },
  },
  facts: { contact: '+90 212 555 01 00', currency: 'TRY' },
} as const satisfies ProductMarket
`
