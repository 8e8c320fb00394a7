import type { Page } from '../src/engine/config/types'

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
            fills: { amounts: 'row.amounts' },
          },
        },
        amount: {
          label: 'recharge.amount',
          widget: 'amount',
          icon: 'banknote',
          messages: { required: 'recharge.amount.empty', minLength: 'recharge.amount.empty' },
          suggest: { from: 'form.amounts' },
        },
        // The amounts that the chosen mode of payment offers; not typed, not sent.
        amounts: { label: 'recharge.amount', widget: 'hidden' },
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
        reasons: { '1002': 'recharge.userId.unknown', '1102': 'recharge.amount.outside' },
        then: { leave: { from: 'answer.pay_url' } },
      },
    },
    questions: {
      block: 'text',
      title: 'recharge.faq',
      look: 'questions',
      items: {
        how: { title: 'recharge.faq.how', text: 'recharge.faq.how.text' },
        wrong: { title: 'recharge.faq.wrong', text: 'recharge.faq.wrong.text' },
        refund: { title: 'recharge.faq.refund', text: 'recharge.faq.refund.text' },
      },
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
