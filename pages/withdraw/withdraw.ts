import type { PageConfig } from '@pagewright/engine/language'
import { whatsApp } from '../inApp'
import { asStep } from '../opened'
import { settlement } from '../settlement'
import { limits } from './limits'

export const withdraw: PageConfig = {
  title: 'withdraw.title',
  opened: asStep,
  blocks: {
    settlement,
    balance: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      cells: { diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'money', big: true } },
    },
    over: {
      block: 'text',
      look: 'notice',
      tone: 'danger',
      when: { 'data.withdrawal.weekly_left': 0 },
      items: { over: { text: 'withdraw.week.over' } },
    },
    withdraw: {
      block: 'form',
      form: 'withdraw',
      fields: {
        agent_uid: {
          label: 'order.reseller',
          help: 'withdraw.reseller.help',
          widget: 'sheet',
          messages: { required: 'withdraw.reseller.empty' },
          options: {
            call: 'POST /web/agent/list',
            value: 'row.uid',
            label: 'row.nickname',
            note: 'row.country_name',
            image: 'row.avatar_url',
          },
        },
        // Another reseller may pay to other accounts: the choice is asked for anew.
        method_id: {
          label: 'order.method',
          widget: 'cards',
          messages: { required: 'method.channel.empty' },
          options: {
            call: 'GET /web/withdrawal/method/list',
            body: { agent_uid: { from: 'form.agent_uid' } },
            value: 'row.id',
            label: 'row.name',
            note: 'row.account_no',
            image: 'row.image_url',
            first: 'withdraw.reseller.first',
            empty: {
              text: 'withdraw.method.none',
              action: { do: 'link', label: 'method.title', to: '/withdraw/add-method' },
            },
          },
        },
        diamonds: {
          label: 'withdraw.diamonds',
          widget: 'amount',
          icon: 'gem',
          min: { from: 'data.withdrawal.min_diamonds' },
          max: { from: 'user.diamonds' },
          messages: {
            required: 'withdraw.diamonds.empty',
            minLength: 'withdraw.diamonds.empty',
            minimum: 'withdraw.diamonds.min',
            maximum: 'withdraw.balance',
          },
        },
      },
      submit: {
        do: 'call',
        call: 'POST /web/withdrawal/order',
        label: 'withdraw.submit',
        tone: 'primary',
        ask: {
          title: { say: 'withdraw.ask', with: { num: { from: 'form.diamonds', format: 'money' } } },
          text: 'withdraw.ask.text',
          ok: 'withdraw.submit',
        },
        done: 'withdraw.done',
        failed: 'withdraw.failed',
        reasons: {
          '1306': 'withdraw.week.over',
          '1307': 'withdraw.few',
          '1308': 'withdraw.balance',
          '1311': 'withdraw.reseller.gone',
          '1312': 'withdraw.kind',
          '1313': 'withdraw.small',
        },
        then: { to: '/withdraw/order' },
      },
    },
    limits,
    ways: {
      block: 'links',
      links: {
        orders: { do: 'link', label: 'order.title', icon: 'receipt-text', to: '/withdraw/order' },
        accounts: { do: 'link', label: 'account.methods', icon: 'wallet-cards', to: '/withdraw/account' },
        whatsApp,
      },
    },
  },
}
