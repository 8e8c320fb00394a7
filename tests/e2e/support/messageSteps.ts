// How a person comes to press what the server may refuse: by the place of the action in the site map.
import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { photo } from '../../../sandbox/images/photo'
import { fillRest } from './fillRest'
import { actionOf, agree, answer, buttonOf, row, saying, submitOf, textbox, rows } from './parts'
import { sentPictures } from './pictures'
import { rechargeForm } from './rechargeForm'
import type { Signed, Site, Who } from './site'
import { expect } from './test'
import { withdrawForm } from './withdrawForm'
import { newOrder } from './withdrawals'
import { words, type Word } from './words'

export interface Step {
  /** Nobody where the page asks for no account. */
  who?(site: Site): Promise<Who | Signed>
  readonly address?: string
  readonly call: string
  /** All that comes before, once. */
  prepare?(page: Page, site: Site): Promise<unknown>
  /** Messages that `prepare` sees on its way. */
  readonly onTheWay?: readonly Word[]
  press(page: Page): Promise<void>
}

const as = (who: Who) => () => Promise.resolve(who)
const sheet = (page: Page) => page.getByRole('dialog').first()
const asked = (key: Word) => async (page: Page) => {
  await buttonOf(sheet(page), key).click()
  await answer(page, key)
}
const pressed = (key: Word) => (page: Page) => buttonOf(page, key).last().click()

const setRole = 'POST /web/guild/member/set_role'
const processJoin = 'POST /web/guild/apply_process'
const processCreation = 'POST /web/guild/apply_create_process'
const confirm = 'POST /web/withdrawal/agent/order/confirm'
/** Somebody whom the first guild has invited. */
const invited = '2100065'
const waiting = '/guild/apply?status=pending'
const creation = '/guild/apply-guild?row=900013'
const cover = { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(photo('night-owls')) }

export const steps: { readonly [action: string]: Step } = {
  '/guild/list guilds.join': {
    who: as('host'),
    address: '/guild/list?row=10003',
    call: 'POST /web/guild/apply_join',
    press: asked('guild.join'),
  },
  '/guild/list guilds.accept': {
    who: as(invited),
    address: '/guild/list?row=10001',
    call: 'POST /web/guild/apply_join',
    press: asked('guild.accept'),
  },
  '/guild/list guilds.decline': {
    who: as(invited),
    address: '/guild/list?row=10001',
    call: 'POST /web/guild/apply_join',
    press: asked('guild.decline'),
  },
  '/guild/apply applications.agree': {
    who: as('owner'),
    address: waiting,
    call: processJoin,
    press: (page) => actionOf(row(page, '82100001'), 'review.agree').click(),
  },
  '/guild/apply applications.reject': {
    who: as('owner'),
    address: waiting,
    call: processJoin,
    async press(page) {
      await actionOf(row(page, '82100001'), 'review.reject').click()
      await answer(page, 'review.reject')
    },
  },
  '/guild/apply-guild applications.agree': {
    who: as('bd'),
    address: creation,
    call: processCreation,
    press: asked('review.agree'),
  },
  '/guild/apply-guild applications.reject': {
    who: as('bd'),
    address: creation,
    call: processCreation,
    async prepare(page) {
      await buttonOf(sheet(page), 'review.reject').click()
      await textbox(page, 'order.reason').fill('No contact')
      await fillRest(page, 'creationRefusal')
    },
    press: (page) => buttonOf(page.locator('form'), 'review.reject').click(),
  },
  '/guild/member members.setAdmin': {
    who: as('owner'),
    address: '/guild/member?row=1000003',
    call: setRole,
    press: pressed('guild.member.setAdmin'),
  },
  '/guild/member members.unsetAdmin': {
    who: as('owner'),
    address: '/guild/member?row=1000002',
    call: setRole,
    press: asked('guild.member.unsetAdmin'),
  },
  '/guild/member members.remove': {
    who: async (site) => {
      await site.clock({ now: '2026-05-17T09:00:00Z' })
      return 'owner'
    },
    address: '/guild/member?row=1000003',
    call: 'POST /web/guild/member/remove',
    press: asked('guild.member.remove'),
  },
  '/guild/invite fans.invite': {
    who: as('owner'),
    call: 'POST /web/guild/invite_fans',
    press: (page) => actionOf(row(page, new RegExp(`${words('guild.invite.submit')}$`)), 'guild.invite.submit').click(),
  },
  '/guild/create create': {
    who: as('host'),
    call: 'POST /web/guild/apply_create',
    async prepare(page) {
      await textbox(page, 'guild.name').fill('Night Owls')
      await textbox(page, 'guild.realName').fill('Ayu Pratama')
      await textbox(page, 'guild.phone').fill('+62 812 555 0100')
      await textbox(page, 'guild.address').fill('Jalan Melati 7, Jakarta')
      await page.locator('input[type=file]').setInputFiles(cover)
      await expect(sentPictures(page)).toHaveCount(1)
      await fillRest(page, 'guildCreate')
    },
    press: pressed('guild.create.submit'),
  },
  '/recharge recharge': {
    call: 'POST /withoutsign/payment/createOrder',
    prepare: (page) => rechargeForm(page).fillIn(),
    press: (page) => rechargeForm(page).send(),
  },
  '/app-recharge recharge': {
    who: as('host'),
    call: 'POST /web/payment/createOrder',
    async prepare(page) {
      const form = rechargeForm(page)
      await form.method('DANA').check()
      await form.amount.fill('5')
      await form.consent.check()
      await fillRest(page, 'ownRecharge')
    },
    press: (page) => rechargeForm(page).send(),
  },
  '/agent/coin transfer': {
    who: as('agent'),
    call: 'POST /web/AgentGold',
    async prepare(page) {
      await textbox(page, 'recharge.userId').fill('1000059')
      await textbox(page, 'agent.transfer.amount').fill('10')
      await fillRest(page, 'transfer')
    },
    async press(page) {
      await submitOf(page).click()
      await agree(page)
    },
  },
  '/withdraw withdraw': {
    who: (site) => site.person({ diamonds: '500', method: true }),
    call: 'POST /web/withdrawal/order',
    prepare: (page) => withdrawForm(page).fillIn('200'),
    press: (page) => withdrawForm(page).send(),
  },
  '/withdraw/account methods.remove': {
    who: as('owner'),
    call: 'POST /web/withdrawal/method/delete',
    prepare: (page) => row(page, 'stc pay').click(),
    press: asked('method.remove'),
  },
  '/withdraw/account methods.change': {
    who: as('owner'),
    call: 'POST /web/withdrawal/method/update',
    onTheWay: ['common.incomplete'],
    async prepare(page) {
      await row(page, 'stc pay').click()
      await buttonOf(page, 'method.change').click()
      await textbox(page, 'method.holder').fill('')
      await buttonOf(page, 'method.submit').click()
      await expect(saying(page, words('common.incomplete'))).toBeVisible()
      await textbox(page, 'method.holder').fill('Layla H.')
      await fillRest(page, 'methodChange')
    },
    press: pressed('method.submit'),
  },
  '/withdraw/add-method method': {
    who: as('host'),
    call: 'POST /web/withdrawal/method/create',
    async prepare(page) {
      await page.getByRole('radio', { name: 'DANA', exact: true }).check()
      await textbox(page, 'method.holder').fill('Ayu Pratama')
      await textbox(page, 'method.wallet.phone').fill('081255501000')
      await fillRest(page, 'withdrawMethod')
    },
    press: pressed('method.submit'),
  },
  '/withdraw/order sides.toPay.orders.transfer': {
    who: as('reseller'),
    address: '/withdraw/order?side=toPay&status=pending',
    call: confirm,
    onTheWay: ['order.proof.empty'],
    async prepare(page, site) {
      const { number } = await newOrder(site)
      await page.goto(`/withdraw/order?side=toPay&row=${number}`)
      await asked('order.process')(page)
      await buttonOf(sheet(page), 'order.transfer').click()
      await buttonOf(page, 'order.transfer.submit').click()
      await expect(saying(page, words('order.proof.empty'))).toBeVisible()
      await page.locator('form input[type=file]').setInputFiles(cover)
      await expect(sentPictures(page)).toHaveCount(1)
      await fillRest(page, 'proof')
    },
    async press(page) {
      await buttonOf(page, 'order.transfer.submit').last().click()
      await agree(page)
    },
  },
  '/withdraw/order sides.mine.orders.dispute': {
    who: as('owner'),
    address: '/withdraw/order?status=in_progress',
    call: 'POST /web/withdrawal/order/dispute',
    async prepare(page) {
      await rows(page).first().click()
      await buttonOf(sheet(page), 'order.dispute').click()
      await page.getByRole('radio', { name: words('order.dispute.notReceived') }).check()
      await fillRest(page, 'dispute')
    },
    async press(page) {
      await buttonOf(page, 'common.submit').last().click()
      await agree(page)
    },
  },
}
