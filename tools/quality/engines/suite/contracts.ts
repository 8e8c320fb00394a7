// Contracts of behaviour: the history, the place in a list, and what was typed. tests/e2e/history.spec.ts has more of them.
import { setTimeout as wait } from 'node:timers/promises'
import { words } from '../../../../tests/e2e/support/words'
import { button, confirmButton, goOn, submit, toast } from './fields'
import { countSent, enter, forgetAll, sent, startAnew, takeProblems, type EngineCheck, type Kit } from './kit'
import {
  entries,
  go,
  reload,
  scroll,
  scrolled,
  dispatch,
  focused,
  isFirstWrong,
  isMainFocused,
  leaveFor,
  titleOf,
} from './historyLook'
import { expectTabletLayout } from './layout'
import type { Target } from './look'
import { moneyActions } from './money'
import { emptyPage } from './site'

interface Contract {
  readonly title: string
  /** Throws if the contract is broken. */
  run(kit: Kit): Promise<void>
}

/** The call that transfers coins. */
const coins = 'POST /web/AgentGold'
const names = Array.from({ length: 35 }, (_, at) => `Guild number ${at + 1}`)
const tile: Target = { css: 'nav a', text: words('guild.list.title'), isStart: true }
const row: Target = { css: '.pw-list-row' }
const heading = (text: string): Target => ({ css: 'h1', text })

const contracts: readonly Contract[] = [
  {
    title: 'Back and Forward keep the place in a list, and a new visit begins at the top',
    async run(kit) {
      const { page } = kit
      await kit.site.ask('POST guilds', { names })
      await enter(kit, '/', 'host')
      const before = await page.run(entries)
      await page.press(tile)
      await page.see(row)
      expectSame('entries after one visit', await page.run(entries), before + 1)
      await scrollList(kit, 900)
      await page.run(go, -1)
      await page.see(heading(words('home.title')))
      await page.run(go, 1)
      await page.see(row)
      await isNear(kit, 900)
      await page.run(go, -1)
      await page.see(heading(words('home.title')))
      await page.press(tile)
      await page.see(row)
      await isNear(kit, 0)
    },
  },
  {
    title: 'a search shows its result from the top and adds no entry',
    async run(kit) {
      const { page } = kit
      await openGuilds(kit)
      const before = await page.run(entries)
      await scrollList(kit, 600)
      await page.typeInto({ css: 'input[type=search]' }, 'Desert')
      await page.see(row, ({ text }) => text.includes('Desert Stars'))
      expectSame('entries after a search', await page.run(entries), before)
    },
  },
  {
    title: 'a tab shows its rows from the top and adds no entry, and Back leaves the page',
    async run(kit) {
      const { page } = kit
      await enter(kit, '/', 'agent')
      await page.tab.open(`${kit.site.origin}/agent/transferRrecord`)
      await page.see(row)
      const before = await page.run(entries)
      await scrollList(kit, 600)
      await page.press({ css: '[role=tab]', text: words('agent.record.out') })
      await page.at(/kind=out$/)
      await page.see(row)
      await isNear(kit, 0)
      expectSame('entries after a tab', await page.run(entries), before)
      await page.run(go, -1)
      await page.see(heading(words('home.title')))
    },
  },
  {
    title: 'a reload keeps the place in a list',
    async run(kit) {
      const { page } = kit
      await openGuilds(kit)
      await scrollList(kit, 900)
      await page.run(reload)
      await page.see(row)
      await isNear(kit, 900)
    },
  },
  {
    title: 'what was typed is there again after Back and Forward, after a reload, and after another address',
    async run(kit) {
      const { page } = kit
      const name: Target = { css: '.pw-field[data-field="name"] input' }
      await enter(kit, '/', 'host')
      await page.tab.open(`${kit.site.origin}/guild/create`)
      await page.typeInto(name, 'Lanterns')
      await page.run(go, -1)
      await page.see(heading(words('home.title')))
      await page.run(go, 1)
      await page.see(name, ({ value }) => value === 'Lanterns')
      await page.run(reload)
      await page.see(name, ({ value }) => value === 'Lanterns')
      await page.tab.open(`${kit.site.origin}/pay/notice`)
      await page.tab.open(`${kit.site.origin}/guild/create`)
      await page.see(name, ({ value }) => value === 'Lanterns')
    },
  },
  {
    title: 'a refused form sends nothing, and the focus is in the first field that is wrong',
    async run(kit) {
      const { page, site } = kit
      await enter(kit, '/login')
      await site.forgetLog()
      await page.press(button('login.submit'))
      await page.until('The first field has the focus', async () => (await page.run(isFirstWrong)) || undefined)
      expectSame('calls', (await site.log('POST /web/login')).length, 0)
    },
  },
  {
    title: 'a held submit says what is missing and sends nothing, and sends once when it is there',
    async run(kit) {
      const { page, site } = kit
      const transfer = moneyActions.find(({ endpoint }) => endpoint === coins)
      await enter(kit, '/agent/coin', 'agent')
      await site.forgetLog()
      await page.press(submit('main'))
      await page.see({ css: '.pw-field[data-invalid] .pw-field-error' })
      expectSame('calls of an empty form', await sent(site, coins), 0)
      await transfer?.prepare(kit)
      await page.press(goOn)
      expectSame('calls of a complete form', await countSent(kit, coins), 1)
    },
  },
  {
    title: 'the focus follows the page, forth and back',
    async run(kit) {
      const { page } = kit
      await enter(kit, '/', 'host')
      await page.press(tile)
      await page.see(heading(words('guild.list.title')))
      await page.until('The page has the focus', async () => (await page.run(isMainFocused)) || undefined)
      await page.run(go, -1)
      await page.see(heading(words('home.title')))
      await page.until('The page has the focus again', async () => (await page.run(isMainFocused)) || undefined)
    },
  },
  {
    title: 'Back closes an opened row, and the focus returns to it',
    async run(kit) {
      const { page } = kit
      await enter(kit, '/guild/list', 'host')
      await page.see(row)
      const before = await page.run(entries)
      await page.press({ css: '.pw-list-row .pw-row-button' })
      await hasFocus(kit, 'dialog, .pw-side')
      expectSame('entries after a row is opened', await page.run(entries), before + 1)
      await page.run(go, -1)
      await page.gone({ css: 'dialog, .pw-side' })
      await hasFocus(kit, '.pw-list-row')
    },
  },
  {
    title: 'after a call from a row whose button goes, the focus stays in the row',
    async run(kit) {
      const { page } = kit
      await enter(kit, '/guild/apply', 'owner')
      await page.see(row)
      // A press within 0.3 s of the arrival loses its focus to the page.
      await page.until('The page has the focus', async () => (await page.run(isMainFocused)) || undefined)
      await page.press({ css: '.pw-list-row button', text: words('review.agree'), isStart: true })
      await page.see(toast('review.agree.done'))
      await hasFocus(kit, '.pw-list-row')
    },
  },
  {
    title: 'a dialog that asks has the focus, and gives it back to the button when it is declined',
    async run(kit) {
      const { page } = kit
      await enter(kit, '/', 'host')
      await page.press(button('account.signOut'))
      await hasFocus(kit, '[role=alertdialog]')
      await page.press(confirmButton('engine.cancel'))
      await page.gone({ css: '[role=alertdialog]' })
      await hasFocus(kit, 'main')
    },
  },
  {
    title: 'an open payment is asked at once on focus, on pageshow and on online',
    async run(kit) {
      const { page, site } = kit
      const [recharge] = moneyActions
      await recharge?.prepare(kit)
      await page.press(goOn)
      await page.at(/cashier/)
      await page.press({ css: 'button', text: 'Go back without deciding' })
      const asked = async () => (await site.log('POST /withoutsign/payment/queryOrder')).length
      const askedAfter = (times: number, ms?: number) =>
        page.until(`Question ${times}`, async () => (await asked()) >= times || undefined, ms)
      // From the fourth question on, the next one comes five seconds after an answer.
      await askedAfter(4)
      for (const event of ['focus', 'pageshow', 'online']) {
        const before = await asked()
        await askedAfter(before + 1)
        // A question that waits for its answer is not asked twice.
        await wait(500)
        await page.run(dispatch, event)
        await askedAfter(before + 2, 3000).catch(() => {
          throw new Error(`${event}: the payment was not asked within three seconds`)
        })
      }
    },
  },
  { title: 'on a tablet each block of a start page has its own place', run: expectTabletLayout },
  {
    title: 'a person who leaves while code still loads arrives, and is not brought back by a reload',
    async run({ page, site, slow }) {
      await forgetAll(page, slow)
      await page.tab.open(await site.entrance('/', 'host', slow))
      await page.press({ css: 'nav a', text: words('recharge.title'), isStart: true })
      // Before its code has loaded, the page shows that it is loading.
      await page.see({ css: '[aria-busy=true]' })
      await page.run(leaveFor, emptyPage)
      await page.until('The next page', async () => ((await page.run(titleOf)) === 'Empty' ? true : undefined), 5000)
    },
  },
]

/** Tries each contract in a fresh browser. */
export const contractsCheck: EngineCheck = {
  id: 'contracts',
  title: 'Contracts',
  async run(kit) {
    const problems: string[] = []
    let kept = 0
    for (const { title, run } of contracts) {
      await startAnew(kit)
      const broken = await run(kit).then(
        () => undefined,
        (error: Error) => error.message,
      )
      const all = [...(broken === undefined ? [] : [broken]), ...(await takeProblems(kit))]
      if (all.length === 0) kept += 1
      else problems.push(`${title}: ${all.join('; ')}`)
    }
    return { count: [kept, contracts.length], problems }
  },
}

/** Opens a list of several pages. */
async function openGuilds(kit: Kit): Promise<void> {
  await kit.site.ask('POST guilds', { names })
  await enter(kit, '/guild/list', 'host')
  await kit.page.see(row)
}

async function scrollList({ page }: Kit, top: number): Promise<void> {
  await page.until(`The page is scrolled to ${top}`, async () => (await page.run(scroll, top)) || undefined)
}

async function isNear({ page }: Kit, top: number): Promise<void> {
  let place = 0
  await page
    .until('The place', async () => {
      place = await page.run(scrolled)
      return Math.abs(place - top) < 60 || undefined
    })
    .catch(() => {
      throw new Error(`the list is at ${place} px, not at ${top} px`)
    })
}

/** Waits until the focus is in an element. */
async function hasFocus({ page }: Kit, css: string): Promise<void> {
  let place = ''
  await page
    .until('The focus', async () => {
      place = await page.run(focused, css)
      return place === '' || undefined
    })
    .catch(() => {
      throw new Error(`the focus is in ${place}, not in ${css}`)
    })
}

function expectSame(what: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`)
}
