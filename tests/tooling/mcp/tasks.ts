// Sixty tasks as a person would give them, the changes that an agent makes for each, and the outcome.
import { type AgentTask, textTasks } from './textTasks'

const admins = { page: '/guild/ext-admins' } as const
const adminLines = ['pages', '/guild/ext-admins', 'blocks', 'people', 'show', 'lines'] as const
const method = { page: '/withdraw/add-method' } as const
const fields = ['pages', '/withdraw/add-method', 'blocks', 'method', 'fields'] as const
const inRussia = ['markets', 'russia', 'pages'] as const
const demoLinks = ['pages', '/demo', 'blocks', 'more', 'links'] as const

const set = (task: string, target: object, at: string, value: unknown, where: readonly string[]): AgentTask => ({
  task,
  changes: [{ do: 'set', ...target, at, value }],
  at: where,
  is: value,
})

export const tasks: readonly AgentTask[] = [
  ...textTasks,
  set('Name the column of agencies after members', admins, 'blocks.people.show.lines.guilds.label', 'data.members', [
    ...adminLines,
    'guilds',
    'label',
  ]),
  set('Let people copy the ID of an admin', admins, 'blocks.people.show.lines.duid.copy', true, [
    ...adminLines,
    'duid',
    'copy',
  ]),
  set('Show the agencies as plain numbers', admins, 'blocks.people.show.lines.guilds.format', 'id', [
    ...adminLines,
    'guilds',
    'format',
  ]),
  set('Use another title for the admins', admins, 'title', 'team.bd.title', ['pages', '/guild/ext-admins', 'title']),
  set('Require a session before anything loads', admins, 'access', 'guarded', ['pages', '/guild/ext-admins', 'access']),
  set('Use another placeholder of the search', admins, 'blocks.people.search.placeholder', 'common.all', [
    'pages',
    '/guild/ext-admins',
    'blocks',
    'people',
    'search',
    'placeholder',
  ]),
  {
    task: 'Take the agencies out of the list of admins',
    changes: [{ do: 'remove', ...admins, at: 'blocks.people.show.lines.guilds' }],
    at: [...adminLines, 'guilds'],
    is: undefined,
  },
  {
    task: 'Show the members before the agencies',
    changes: [{ do: 'move', ...admins, at: 'blocks.people.show.lines.members', after: 'duid' }],
    at: adminLines,
    is: ['duid', 'members', 'guilds'],
    order: true,
  },
  {
    task: 'Put the members first',
    changes: [{ do: 'move', ...admins, at: 'blocks.people.show.lines.members', after: null }],
    at: adminLines,
    is: ['members', 'duid', 'guilds'],
    order: true,
  },
  {
    task: 'Add a column with the name',
    changes: [
      {
        do: 'add',
        ...admins,
        at: 'blocks.people.show.lines.name',
        value: { label: 'account.id', value: 'row.nickname' },
      },
    ],
    at: [...adminLines, 'name', 'value'],
    is: 'row.nickname',
  },
  {
    task: 'Add that column behind the ID',
    changes: [
      {
        do: 'add',
        ...admins,
        at: 'blocks.people.show.lines.name',
        value: { label: 'account.id', value: 'row.nickname' },
        after: 'duid',
      },
    ],
    at: adminLines,
    is: ['duid', 'name', 'guilds', 'members'],
    order: true,
  },
  {
    task: 'Give the ID column another name in the config',
    changes: [{ do: 'rename', ...admins, at: 'blocks.people.show.lines.duid', to: 'number' }],
    at: adminLines,
    is: ['number', 'guilds', 'members'],
    order: true,
  },
  set('Add a hint to the IBAN', method, 'blocks.method.fields.iban.help', 'method.clabe.help', [
    ...fields,
    'iban',
    'help',
  ]),
  set('Show the networks as a list', method, 'blocks.method.fields.network.widget', 'select', [
    ...fields,
    'network',
    'widget',
  ]),
  set(
    'Ask for the bank of every method',
    method,
    'blocks.method.fields.bank_name.when',
    { 'form.kind': { exists: true } },
    [...fields, 'bank_name', 'when'],
  ),
  {
    task: 'Do not ask for the bank any more',
    changes: [{ do: 'remove', ...method, at: 'blocks.method.fields.bank_name' }],
    at: [...fields, 'bank_name'],
    is: undefined,
  },
  {
    task: 'Ask for the account before the holder',
    changes: [{ do: 'move', ...method, at: 'blocks.method.fields.account_no', after: 'kind' }],
    at: fields,
    is: ['channel_id', 'kind', 'account_no', 'country_id', 'networks', 'holder', 'bank_name', 'iban', 'network'],
    order: true,
  },
  set('Change the text of success', method, 'blocks.method.submit.done', 'common.submit', [
    'pages',
    '/withdraw/add-method',
    'blocks',
    'method',
    'submit',
    'done',
  ]),
  {
    task: 'Hide the IBAN in Russia',
    changes: [{ do: 'hide', ...method, market: 'russia', at: 'blocks.method.fields.iban' }],
    at: [...inRussia, '/withdraw/add-method', 'blocks', 'method', 'fields', 'iban'],
    is: null,
  },
  {
    task: 'Hide the demo in Russia',
    changes: [{ do: 'hide', page: '/demo', market: 'russia', at: [] }],
    at: [...inRussia, '/demo'],
    is: null,
  },
  {
    task: 'Hide the demo in the second brand',
    changes: [{ do: 'hide', page: '/demo', market: 'test-brand', at: [] }],
    at: ['markets', 'test-brand', 'pages', '/demo'],
    is: null,
  },
  {
    task: 'Drop the Russian hint of the tax number',
    changes: [{ do: 'remove', ...method, market: 'russia', at: 'blocks.method.fields.tax_id.help' }],
    at: [...inRussia, '/withdraw/add-method', 'blocks', 'method', 'fields', 'tax_id', 'help'],
    is: undefined,
  },
  set(
    'Name the holder differently in Russia',
    { ...method, market: 'russia' },
    'blocks.method.fields.holder.label',
    'method.account',
    [...inRussia, '/withdraw/add-method', 'blocks', 'method', 'fields', 'holder', 'label'],
  ),
  set(
    'Put the tax number last in Russia',
    { ...method, market: 'russia' },
    'blocks.method.order',
    ['channel_id', 'kind', 'country_id', 'holder', 'bank_name', 'iban', 'network', 'account_no', 'tax_id'],
    [...inRussia, '/withdraw/add-method', 'blocks', 'method', 'order'],
  ),
  set(
    'Title the demo differently in the second brand',
    { page: '/demo', market: 'test-brand' },
    'title',
    'home.title',
    ['markets', 'test-brand', 'pages', '/demo', 'title'],
  ),
  {
    task: 'Leave the Russian change form as it is in the base',
    changes: [{ do: 'remove', page: '/withdraw/account', market: 'russia', at: [] }],
    at: [...inRussia, '/withdraw/account'],
    is: undefined,
  },
  set('Count by two in the demo', { page: '/demo' }, 'blocks.more.links.add.add', 2, [...demoLinks, 'add', 'add']),
  set('Use another icon in the demo', { page: '/demo' }, 'blocks.more.links.add.icon', 'minus', [
    ...demoLinks,
    'add',
    'icon',
  ]),
  {
    task: 'Add a button to the demo',
    changes: [
      {
        do: 'add',
        page: '/demo',
        at: 'blocks.more.links.ten',
        value: { do: 'set', label: 'demo.add', state: 'clicks', add: 10 },
        after: 'add',
      },
    ],
    at: demoLinks,
    is: ['add', 'ten', 'again'],
    order: true,
  },
  {
    task: 'Take the second button out of the demo',
    changes: [{ do: 'remove', page: '/demo', at: 'blocks.more.links.again' }],
    at: demoLinks,
    is: ['add'],
    order: true,
  },
  {
    task: 'Remove the demo from the site',
    changes: [{ do: 'remove', page: '/demo', at: [] }],
    at: ['pages', '/demo'],
    is: undefined,
  },
  set('Use a star for home in the bar', { site: 'navigation' }, 'home.icon', 'star', ['navigation', 'home', 'icon']),
  {
    task: 'Put the centre behind home in the bar',
    changes: [{ do: 'move', site: 'navigation', at: 'centre', after: 'home' }],
    at: ['navigation'],
    is: ['home', 'centre', 'wallet', 'agency', 'agencies', 'me'],
    order: true,
  },
  {
    task: 'Take the centre out of the bar',
    changes: [{ do: 'remove', site: 'navigation', at: 'centre' }],
    at: ['navigation', 'centre'],
    is: undefined,
  },
  set('Name the second brand Novum', { market: 'test-brand' }, 'product', 'Novum', [
    'markets',
    'test-brand',
    'product',
  ]),
  set('Change the Russian contact', { market: 'russia' }, 'facts.contact', '+7 495 555 01 01', [
    'markets',
    'russia',
    'facts',
    'contact',
  ]),
  {
    task: 'Add a link host for Russia',
    changes: [{ do: 'add', market: 'russia', at: 'linkHosts.3', value: 'help.lumi-ru.example' }],
    at: ['markets', 'russia', 'linkHosts', '3'],
    is: 'help.lumi-ru.example',
  },
  set('Allow longer account names', { schema: 'forms.json' }, '$defs.login.properties.account.maxLength', 80, [
    'schemas/forms.json',
    '$defs',
    'login',
    'properties',
    'account',
    'maxLength',
  ]),
  {
    task: 'Let an application carry a motto',
    changes: [
      {
        do: 'add',
        schema: 'guild.json',
        at: '$defs.GuildApplication.properties.motto',
        value: { type: 'string', maxLength: 60 },
      },
    ],
    at: ['schemas/guild.json', '$defs', 'GuildApplication', 'properties', 'motto', 'maxLength'],
    is: 60,
  },
  set(
    'Allow only short account names in the second brand',
    { schema: 'forms.json', market: 'test-brand' },
    '$defs.login.properties.account.maxLength',
    32,
    ['markets', 'test-brand', 'schemas', 'forms.json', 'login', 'properties', 'account', 'maxLength'],
  ),
]
