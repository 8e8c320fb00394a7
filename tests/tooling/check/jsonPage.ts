// A JSON page with mistakes that the compiler refuses in TypeScript. It exists only in memory.
import { checkProject } from '../../../tools/cli/check/checkProject'
import { readOnce, withChanges } from '../../../tools/cli/files'
import { root } from '../../../tools/cli/root'
import { otherFields } from '../../e2e/support/formSchema'

const product = readOnce(root)

const page = {
  title: 'home.title',
  blocks: {
    list: {
      block: 'list',
      rows: 'POST /web/guild/member',
      body: { gid: { from: 'user.guild_id' }, role: 'all' },
      key: 'row.uid',
      show: {
        title: 'row.nickname',
        lines: { joined: { label: 'guild.member.joined', value: 'row.joined_at', format: 'time' } },
      },
      actions: {
        open: { do: 'link', label: 'agent.sent.again', to: '/pay/result', query: { order_no: { from: 'row.uid' } } },
        share: {
          do: 'share',
          label: 'recharge.submit',
          text: 'home.title',
          by: { call: 'appShare', args: { type: 1 } },
        },
        store: { do: 'native', label: 'inApp.store', call: 'jumpToStore', args: { index: 1 } },
      },
    },
    refusal: {
      block: 'form',
      form: 'refusal',
      fields: {
        ...otherFields('refusal', ['reason'], 'order.reason'),
        reason: { label: 'order.reason', initial: { from: 'query.reason' } },
      },
      submit: {
        do: 'call',
        call: 'POST /web/withdrawal/agent/order/refuse',
        label: 'order.refuse',
        ask: { title: 'order.cancel.ask', ok: 'order.refuse' },
        failed: 'order.refuse.failed',
        body: { order_no: { from: 'query.order' } },
      },
    },
    bill: {
      block: 'record',
      call: 'POST /web/guild/bill',
      body: { gid: { from: 'user.guild_id' }, period: 1 },
      lines: {},
      chart: { title: 'data.chart', points: 'row.days', x: 'date', y: 'income' },
    },
  },
}

/** Returns the page with another value at `path`. */
export function changedPage(path: string, value: unknown): object {
  const changed = structuredClone(page) as { [name: string]: unknown }
  const names = path.split('.')
  const last = names.pop()
  if (last !== undefined && path !== '') {
    let here = changed
    for (const name of names) here = here[name] as typeof here
    if (value === undefined) delete here[last]
    else here[last] = value
  }
  return changed
}

/** Returns the findings of each page, in which one path has another value. All pages are checked at once. */
export async function foundInJson(
  changes: readonly (readonly [path: string, value: unknown])[],
): Promise<readonly (readonly string[])[]> {
  const routes = changes.map((_one, at) => `/planted${at}`)
  const config = product
    .read('pages.config.ts')
    .replace(/^/, routes.map((_one, at) => `import planted${at} from './pages/planted${at}.json'\n`).join(''))
    .replace("'/': home,", `'/': home,\n${routes.map((route, at) => `  '${route}': planted${at},\n`).join('')}`)
    .replace('entries = [', `entries = [\n${routes.map((route) => `  '${route}',\n`).join('')}`)
  const pages = changes.map(([path, value], at) => [
    `pages/planted${at}.json`,
    `${JSON.stringify(changedPage(path, value), null, 2)}\n`,
  ])
  const findings = await checkProject(withChanges(product, { ...Object.fromEntries(pages), 'pages.config.ts': config }))
  return routes.map((_route, at) =>
    findings
      .filter((one) => [one, ...(one.same ?? [])].some(({ file }) => file === `pages/planted${at}.json`))
      .map((one) => `${one.name} ${one.where.slice(2).join('.')}`.trim()),
  )
}
