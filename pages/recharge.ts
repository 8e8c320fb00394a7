import type { PageConfig, PartConfig } from '@pagewright/engine/language'

/** Answers questions about recharges that went wrong, and about refunds. */
export const questions = {
  entries: {
    how: { title: 'recharge.faq.how', text: 'recharge.faq.how.text' },
    wrong: { title: 'recharge.faq.wrong', text: 'recharge.faq.wrong.text' },
    refund: { title: 'recharge.faq.refund', text: 'recharge.faq.refund.text' },
  },
} as const satisfies PartConfig

export const recharge: PageConfig = {
  title: 'recharge.page',
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: {
    testSite: { use: 'testSite' },
    recharge: {
      block: 'form',
      form: 'recharge',
      fields: {
        user_id: {
          label: 'recharge.userId',
          help: 'recharge.userId.help',
          icon: 'id-card',
          initial: { from: 'query.user_id' },
          messages: { required: 'recharge.userId.empty', minLength: 'recharge.userId.empty' },
          recent: { name: 'form.receiver_name' },
          check: {
            call: 'POST /withoutsign/payment/user',
            body: { user_id: { from: 'form.user_id' } },
            shows: 'answer.nickname',
            image: 'answer.avatar_url',
            fills: { receiver_name: 'answer.nickname', receiver_image: 'answer.avatar_url' },
            failed: 'recharge.userId.unknown',
          },
        },
        country_id: {
          use: 'rechargeFields.country',
          initial: { from: 'query.country_id' },
          options: { use: 'countries' },
        },
        method_id: {
          use: 'rechargeFields.method',
          initial: { from: 'query.method_id' },
          options: { call: 'POST /withoutsign/payment/methods', use: 'rechargeFields.methods' },
        },
        use: 'rechargeFields.payment',
        receiver_name: { label: 'pay.receiver', widget: 'hidden' },
        receiver_image: { label: 'pay.receiver', widget: 'hidden' },
      },
      submit: {
        do: 'call',
        call: 'POST /withoutsign/payment/createOrder',
        label: 'recharge.submit',
        labels: { payLabels: { use: 'rechargeFields.payLabels' } },
        tone: 'primary',
        review: {
          use: 'rechargeFields.payReview',
          parties: {
            receiver: {
              label: 'pay.receiver',
              name: 'form.receiver_name',
              number: 'form.user_id',
              image: 'form.receiver_image',
            },
            method: { use: 'rechargeFields.payParty' },
          },
          lines: {
            receiver: {
              label: 'recharge.userId',
              value: 'form.user_id',
              format: 'id',
              when: { 'form.receiver_name': { exists: false } },
            },
            amount: { use: 'rechargeFields.dueAmount' },
            coins: { use: 'rechargeFields.dueCoins' },
            payer: { use: 'rechargeFields.duePayer' },
          },
        },
        failed: 'recharge.failed',
        reasons: { use: 'refusals.payment', '1002': 'recharge.userId.unknown' },
        keeps: { as: 'recharges', value: 'answer.order_no' },
        then: { leave: { from: 'answer.pay_url' } },
        found: { to: '/pay/result', query: { order_no: { from: 'ref' } } },
      },
    },
    questions: {
      block: 'text',
      title: 'recharge.faq',
      look: 'questions',
      items: { questions: { use: 'questions' } },
    },
    language: {
      block: 'links',
      links: {
        records: { do: 'link', label: 'recharge.records', icon: 'receipt-text', to: '/recharge/records' },
        language: { use: 'language' },
      },
    },
  },
}

export const payResult: PageConfig = {
  title: 'pay.result.title',
  access: 'open',
  opened: { use: 'opened.asStep' },
  blocks: {
    result: { block: 'widget', widget: 'payResult' },
    app: {
      block: 'links',
      look: 'buttons',
      when: { use: 'inApp.inApp' },
      links: {
        room: { use: 'inApp.room' },
        wallet: { use: 'inApp.wallet' },
        store: {
          do: 'native',
          label: 'inApp.store',
          icon: 'store',
          call: 'startBySchema',
          args: { target: 'appStore', index: 0 },
        },
        leave: { use: 'inApp.leave' },
      },
    },
  },
}

/** Tells a payer where the coins go, and that a recharge is not refunded. */
export const payNotice: PageConfig = {
  title: 'pay.notice.title',
  access: 'open',
  opened: { use: 'opened.asStep' },
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
          when: { 'market.contact': { exists: true } },
        },
      },
    },
    ways: {
      block: 'links',
      look: 'buttons',
      links: {
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', tone: 'primary', to: '/recharge' },
        whatsApp: { use: 'inApp.whatsApp' },
      },
    },
  },
}
