// Further checks of each engine, besides all pages and all payments.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@pagewright/cli/source'
import { contrastOf } from './contrast'
import { box, button, fillRest, pick } from './fields'
import { countSent, enter, startAnew, takeProblems, type EngineCheck, type Kit } from './kit'
import { readBorders, scrollOn } from './look'
import { choosePicture } from './picture'

/** Makes a check that starts with an empty browser. It fails if `act` throws or the page reports an error. */
const scene = (id: string, title: string, act: (kit: Kit) => Promise<void>): EngineCheck => ({
  id,
  title,
  async run(kit) {
    await startAnew(kit)
    await act(kit)
    return { problems: await takeProblems(kit) }
  },
})

/**
 * Causes one error of each kind and expects all of them in the notes. Without it, a run without notes would prove
 * nothing.
 */
export const plantedCheck: EngineCheck = {
  id: 'planted',
  title: 'Planted errors noted',
  async run(kit) {
    await startAnew(kit)
    await kit.page.tab.open(`${kit.site.origin}/login`)
    await kit.page.until('The notes begin', async () => (await kit.page.run(plant)) || undefined)
    const noted = new Set<string>()
    const kinds = ['error', 'unhandled rejection', 'console.error', 'security policy']
    await kit.page
      .until('Each planted error is noted', async () => {
        for (const note of await takeProblems(kit)) noted.add(note.split(':')[0] ?? '')
        return kinds.every((kind) => noted.has(kind)) || undefined
      })
      .catch(() => undefined)
    const missed = kinds.filter((kind) => !noted.has(kind))
    return {
      count: [kinds.length - missed.length, kinds.length],
      problems: missed.map((kind) => `${kind} is not noted`),
    }
  },
}

function plant(): boolean {
  if (!window.plantEngineErrors) return false
  window.plantEngineErrors()
  return true
}

export const signInCheck = scene('sign-in', 'Sign-in', async (kit) => {
  const { page } = kit
  await enter(kit, '/login')
  await page.typeInto(box('account'), 'host')
  await page.typeInto(box('password'), 'lumi')
  await fillRest(page, 'login')
  await page.press(button('login.submit', 'form'))
  await page.see({ css: 'main *', text: 'Ayu Pratama ✨' })
  const times = await countSent(kit, 'POST /withoutsign/user/loginweb')
  if (times !== 1) throw new Error(`Sent ${times} times.`)
})

export const listCheck = scene('list', 'List to its end', async (kit) => {
  const { page, site } = kit
  await enter(kit, '/guild/apply', 'owner')
  const seen = new Set<number>()
  const size = await page.until(
    'The list comes to its end',
    async () => {
      const { positions, size, isAtEnd, isBusy } = await page.run(scrollOn)
      for (const position of positions) seen.add(position)
      return isAtEnd && !isBusy && positions.includes(size) ? size : undefined
    },
    60_000,
  )
  const missing = Array.from({ length: size }, (_, index) => index + 1).filter((position) => !seen.has(position))
  if (missing.length > 0) throw new Error(`Rows ${missing.join(', ')} of ${size} were not drawn.`)
  const calls = (await site.log('POST /web/guild/apply_list')).length
  if (calls < 2) throw new Error(`${size} rows came in ${calls} call, so scrolling loaded nothing.`)
})

export const formCheck = scene('form', 'Form refused, then sent', async (kit) => {
  const { page, site } = kit
  const endpoint = 'POST /web/withdrawal/method/create'
  await enter(kit, '/withdraw/add-method', 'host')
  await pick(page, 'channel_id', 'DANA')
  await page.press(button('method.submit', 'form'))
  const { count } = await page.see({ css: '.pw-field[data-invalid] .pw-field-error' })
  if (count < 2) throw new Error(`${count} messages for two empty fields.`)
  if ((await site.log(endpoint)).length > 0) throw new Error('An incomplete form was sent.')
  await page.typeInto(box('holder'), 'Ayu Pratama')
  await page.typeInto(box('account_no'), '081255501000')
  await fillRest(page, 'withdrawMethod')
  await page.press(button('method.submit', 'form'))
  const times = await countSent(kit, endpoint)
  if (times !== 1) throw new Error(`Sent ${times} times.`)
})

export const uploadCheck = scene('upload', 'Upload', async (kit) => {
  await enter(kit, '/guild/create', 'host')
  await choosePicture(kit.page)
  const calls = (await kit.site.log('upload')).map(({ status }) => status)
  if (calls.length !== 1) throw new Error(`The picture was sent ${calls.length} times.`)
})

export const arabicCheck = scene('arabic', 'Arabic', async (kit) => {
  const { page } = kit
  const arabic = JSON.parse(readFileSync(join(root, 'locales/ar.json'), 'utf8')) as { readonly [key: string]: string }
  await enter(kit, '/login')
  await page.press(button('account.language'))
  await page.press({ css: 'dialog button', text: 'العربية' })
  await page.see({ css: 'html[dir=rtl][lang=ar] h1', text: arabic['login.title'] ?? '' })
  const direction = await page.tab.evaluate("getComputedStyle(document.querySelector('main')).direction")
  if (direction !== 'rtl') throw new Error(`The page runs ${String(direction)}.`)
})

/** Pages with each kind of text field: plain, with a unit, in a search, with several lines. */
const bordered = [
  ['/login', undefined],
  ['/recharge', undefined],
  ['/agent/coin', 'agent'],
  ['/guild/list', 'host'],
  ['/guild/create', 'host'],
] as const
/** The contrast that WCAG 1.4.11 requires. */
const least = 3

export const bordersCheck: EngineCheck = {
  id: 'borders',
  title: 'Borders 3:1',
  async run(kit) {
    const problems: string[] = []
    let [done, of] = [0, 0]
    for (const [path, who] of bordered) {
      await startAnew(kit)
      await enter(kit, path, who)
      for (const border of await kit.page.run(readBorders)) {
        const contrast = contrastOf(border)
        of += 1
        if (contrast >= least) done += 1
        else problems.push(`${path} ${border.field}: ${contrast.toFixed(2)}:1`)
      }
    }
    if (of === 0) problems.push('the page has no text field')
    return { count: [done, of], problems }
  },
}
