// Contracts of behaviour: the history, the place in a list, and what was typed. tests/e2e/history.spec.ts has more of them.
import { words } from '../../../../tests/e2e/support/words'
import { button } from './fields'
import { enter, startAnew, takeProblems, type EngineCheck, type Kit } from './kit'
import type { Target } from './look'

interface Contract {
  readonly title: string
  /** Throws if the contract is broken. */
  run(kit: Kit): Promise<void>
}

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
      await kit.site.ask('POST guilds', { names })
      await enter(kit, '/guild/list', 'host')
      await page.see(row)
      const before = await page.run(entries)
      await scrollList(kit, 600)
      await page.typeInto({ css: 'input[type=search]' }, 'Desert')
      await page.see(row, ({ text }) => text.includes('Desert Stars'))
      expectSame('entries after a search', await page.run(entries), before)
    },
  },
  {
    title: 'what was typed is there again after Back and Forward, and after a reload',
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

function expectSame(what: string, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${what}: ${found}, not ${wanted}`)
}

// Functions that run in the page, as those of look.ts.

function entries(): number {
  return history.length
}

function go(steps: number): boolean {
  // Not at once: the answer to this call must leave the page first.
  setTimeout(() => history.go(steps), 0)
  return true
}

function reload(): boolean {
  setTimeout(() => location.reload(), 0)
  return true
}

function scroll(top: number): boolean {
  window.scrollTo(0, top)
  return Math.abs(pageYOffset - top) < 5
}

function scrolled(): number {
  return pageYOffset
}

function isFirstWrong(): boolean {
  const first = document.querySelector('[aria-invalid=true]')
  return first !== null && first === document.activeElement
}

function isMainFocused(): boolean {
  return document.activeElement !== null && document.activeElement.tagName === 'MAIN'
}
