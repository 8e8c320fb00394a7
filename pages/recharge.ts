import type { Page } from '../src/engine/config/types'

/** Asked for where the mode of payment needs it, and verified by the provider as it is typed. */
export const payer_account = {
  label: 'recharge.payer',
  help: 'recharge.payer.help',
  icon: 'smartphone',
  when: { 'form.needs_payer': true },
  messages: { required: 'recharge.payer.empty', minLength: 'recharge.payer.empty' },
  check: {
    call: 'POST /withoutsign/payermax/user/verify',
    body: { method_id: { from: 'form.method_id' }, payer_account: { from: 'form.payer_account' } },
    shows: 'answer.payer_name',
    failed: 'recharge.payer.unknown',
  },
} as const

/** What §8 of the spec says of recharges that went wrong, and of refunds. */
export const questions = {
  how: { title: 'recharge.faq.how', text: 'recharge.faq.how.text' },
  wrong: { title: 'recharge.faq.wrong', text: 'recharge.faq.wrong.text' },
  refund: { title: 'recharge.faq.refund', text: 'recharge.faq.refund.text' },
} as const

export const recharge: Page = {
  title: 'recharge.title',
  access: 'open',
  blocks: {
    recharge: {
      block: 'form',
      form: 'recharge',
      fields: {
        user_id: {
          label: 'recharge.userId',
          help: 'recharge.userId.help',
          icon: 'id-card',
          messages: { required: 'recharge.userId.empty', minLength: 'recharge.userId.empty' },
          check: {
            call: 'POST /withoutsign/payment/user',
            body: { user_id: { from: 'form.user_id' } },
            shows: 'answer.nickname',
            image: 'answer.avatar_url',
            failed: 'recharge.userId.unknown',
          },
        },
        country_id: {
          label: 'recharge.country',
          widget: 'sheet',
          messages: { required: 'recharge.country.empty' },
          options: {
            call: 'POST /withoutsign/country',
            value: 'row.id',
            label: 'row.name',
            image: 'row.icon',
          },
        },
        // Choosing another country asks again for the methods and clears this field.
        method_id: {
          label: 'recharge.method',
          widget: 'cards',
          messages: { required: 'recharge.method.empty' },
          options: {
            call: 'POST /withoutsign/payment/methods',
            body: { country_id: { from: 'form.country_id' } },
            value: 'row.id',
            label: 'row.name',
            note: 'row.currency',
            image: 'row.image_url',
            fills: { amounts: 'row.amounts', needs_payer: 'row.needs_payer' },
          },
        },
        amount: {
          label: 'recharge.amount',
          widget: 'amount',
          icon: 'banknote',
          messages: { required: 'recharge.amount.empty', minLength: 'recharge.amount.empty' },
          suggest: { from: 'form.amounts' },
        },
        payer_account,
        // What the chosen mode of payment offers and asks for; not typed, not sent.
        amounts: { label: 'recharge.amount', widget: 'hidden' },
        needs_payer: { label: 'recharge.payer', widget: 'hidden' },
        agree: {
          label: 'recharge.agree',
          widget: 'checkbox',
          messages: { required: 'recharge.agree.empty', enum: 'recharge.agree.empty' },
        },
      },
      submit: {
        do: 'call',
        call: 'POST /withoutsign/payment/createOrder',
        label: 'recharge.submit',
        tone: 'primary',
        failed: 'recharge.failed',
        reasons: {
          '1002': 'recharge.userId.unknown',
          '1102': 'recharge.amount.outside',
          '1104': 'recharge.payer.unknown',
          '1310': 'common.incomplete',
        },
        then: { leave: { from: 'answer.pay_url' } },
      },
    },
    questions: {
      block: 'text',
      title: 'recharge.faq',
      look: 'questions',
      items: questions,
    },
    language: {
      block: 'links',
      links: { language: { do: 'language', label: 'account.language', icon: 'languages' } },
    },
  },
}

export const payResult: Page = {
  title: 'pay.result.title',
  access: 'open',
  blocks: { result: { block: 'widget', widget: 'payResult' } },
}

/** What whoever pays should know: where the coins go, and that a recharge is not refunded (spec §8). */
export const payNotice: Page = {
  title: 'pay.notice.title',
  access: 'open',
  blocks: {
    refund: {
      block: 'text',
      look: 'notice',
      tone: 'warn',
      items: { refund: { title: 'pay.notice.refund', text: 'pay.notice.refund.text' } },
    },
    rules: {
      block: 'text',
      items: {
        wrong: { title: 'recharge.faq.wrong', text: 'recharge.faq.wrong.text' },
        malicious: { title: 'recharge.faq.refund', text: 'recharge.faq.refund.text' },
        contact: {
          title: 'pay.notice.contact',
          text: { say: 'pay.notice.contact.text', with: { phone: { from: 'market.contact', format: 'phone' } } },
        },
      },
    },
    ways: {
      block: 'links',
      look: 'buttons',
      links: { recharge: { do: 'link', label: 'recharge.title', icon: 'coins', tone: 'primary', to: '/recharge' } },
    },
  },
}
