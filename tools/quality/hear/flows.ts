// The recorded flows: five tasks in the product, by keyboard only.
import ar from '../../../locales/ar.json' with { type: 'json' }
import en from '../../../locales/en.json' with { type: 'json' }
import type { PlainWord } from '../../../tests/e2e/support/words'
import { confirmButton, button, fillRest, goOn } from '../engines/suite/fields'
import { enter, type Kit } from '../engines/suite/kit'
import type { Target } from '../engines/suite/look'
import { choosePicture } from '../engines/suite/picture'
import type { Ear } from './ear'

export type HeardLanguage = 'en' | 'ar'
export const languages: readonly HeardLanguage[] = ['en', 'ar']

interface Listening {
  readonly ear: Ear
  readonly kit: Kit
  readonly language: HeardLanguage
  /** Returns the text of a message key. */
  say(key: PlainWord): string
}

export interface Flow {
  readonly id: string
  /** Prepares the flow without recording, and returns its first address. */
  prepare(kit: Kit): Promise<string>
  run(listening: Listening): Promise<void>
}

/** Returns the texts of a language by key. */
export const sayIn =
  (language: HeardLanguage) =>
  (key: PlainWord): string =>
    ({ en, ar })[language][key]

const input = (name: string): Target => ({ css: `.pw-field[data-field="${name}"] :is(input, textarea)` })
const firstRow: Target = { css: '.pw-list-row :is(a, button)' }
const named = (css: string, text: string): Target => ({ css, text, isStart: true })

const signIn: Flow = {
  id: 'signIn',
  prepare: async ({ site }) => `${site.origin}/login`,
  async run({ ear, say }) {
    await ear.tabTo(input('account'))
    await ear.type('host')
    await ear.tabTo(input('password'))
    await ear.type('lumi')
    await ear.send()
    await ear.tabTo(named('a, button', say('recharge.title')))
  },
}

const recharge: Flow = {
  id: 'recharge',
  prepare: async ({ site }) => `${site.origin}/recharge`,
  async run({ ear, say }) {
    await ear.tabTo(named('form button', say('recharge.submit')))
    await ear.send()
    await ear.type('81000004')
    await ear.press('tab')
    await ear.press('enter')
    await ear.tabTo({ css: 'dialog .pw-picker-row' })
    await ear.press('enter')
    await ear.tabTo(named('form button', say('recharge.submit')))
  },
}

const agencies: Flow = {
  id: 'agencies',
  // More orders than one page of the list has.
  async prepare({ site }) {
    await site.ask('POST guilds', { names: Array.from({ length: 30 }, (_, index) => `Agency number ${index + 1}`) })
    return site.entrance('/', 'host')
  },
  async run({ ear, kit, say }) {
    await ear.tabTo(named('a, button', say('guild.list.title')))
    await ear.press('enter')
    await ear.tabTo(firstRow)
    await ear.back()
    await ear.step('types jakarta', async () => {
      await kit.page.tab.type('jakarta')
      await kit.page.until('One row is left', async () => (await kit.page.run(countRows)) === 1 || undefined)
    })
    await ear.tabTo(named('.pw-list-row :is(a, button)', 'Jakarta Voices'))
    await ear.press('enter')
    await ear.tabTo(named('dialog button', say('guild.join')))
    await ear.press('enter')
    await ear.tabTo(named('[role=alertdialog] button', say('guild.join')))
    await ear.press('enter')
  },
}

function countRows(): number {
  return document.querySelectorAll('.pw-list-row').length
}

const complaint: Flow = {
  id: 'complaint',
  async prepare(kit) {
    const { site } = kit
    const user = await site.person({ nickname: 'Mona Saleh', diamonds: '500' })
    await payOrder(kit, await site.withdrawal({ uid: user.uid, diamonds: '200' }))
    return site.entrance('/', user)
  },
  async run({ ear, say }) {
    await ear.tabTo(named('a, button', say('order.title')))
    await ear.press('enter')
    await ear.tabTo(firstRow)
    await ear.press('enter')
    await ear.tabTo(named('dialog button', say('order.dispute')))
    await ear.press('enter')
    await ear.tabTo(named('dialog form button', say('common.submit')))
    await ear.send()
    await ear.step('takes it', () => ear.page.tab.type(' '))
    await ear.tabTo(named('dialog form button', say('common.submit')))
    await ear.press('enter')
    await ear.tabTo(named('[role=alertdialog] button', say('common.submit')))
    await ear.send()
  },
}

/** As the reseller, accepts an order and pays it with a picture as proof. */
async function payOrder(kit: Kit, number: string): Promise<void> {
  const { page } = kit
  await enter(kit, `/withdraw/order?side=toPay&row=${number}&lang=en`, 'reseller')
  await page.press(button('order.process', 'dialog'))
  await page.press(confirmButton('order.process'))
  await page.press(button('order.transfer', 'dialog'))
  await choosePicture(page)
  await fillRest(page, 'proof')
  await page.press(button('order.transfer.submit', 'form'))
  await page.press(goOn)
  await page.gone({ css: 'dialog form' })
}

const change: Flow = {
  id: 'language',
  prepare: async ({ site }) => `${site.origin}/login`,
  async run({ ear, say, language }) {
    await ear.tabTo(named('button', say('account.language')))
    await ear.press('enter')
    await ear.tabTo(named('dialog button', language === 'en' ? 'العربية' : 'English'))
    await ear.chooseLanguage()
    await ear.back()
    await ear.press('tab')
    await ear.press('tab')
  },
}

export const flows: readonly Flow[] = [signIn, recharge, agencies, complaint, change]
