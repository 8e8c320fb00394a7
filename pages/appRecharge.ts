import type { PageConfig } from '@pagewright/engine/language'

/** Coins for oneself; an agent also buys agent coins, and says which of the two. */
export const appRecharge: PageConfig = {
  title: 'appRecharge.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    me: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      image: 'row.avatar_url',
      name: 'row.nikeName',
      cells: { coins: { label: 'account.coins', value: 'row.gold', format: 'count', big: true } },
      lines: { duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true } },
    },
    recharge: {
      block: 'form',
      form: 'ownRecharge',
      fields: {
        identity: {
          label: 'appRecharge.identity',
          widget: 'cards',
          initial: { from: 'query.identity' },
          words: { user: 'appRecharge.identity.user', agent: 'appRecharge.identity.agent' },
          when: { 'user.is_agent': true },
          messages: { required: 'appRecharge.identity.empty' },
        },
        country_id: {
          use: 'rechargeFields.country',
          initial: { from: 'query.country_id', or: { from: 'user.country_id' } },
          // Countries that are not offered here, and only here (decision 20).
          options: { use: 'countries', without: [34, 40, 42, 15] },
        },
        method_id: {
          use: 'rechargeFields.method',
          initial: { from: 'query.method_id' },
          recent: {},
          options: { call: 'POST /web/payment/methods', use: 'rechargeFields.methods', preselect: true },
        },
        use: 'rechargeFields.payment',
      },
      submit: {
        do: 'call',
        call: 'POST /web/payment/createOrder',
        label: 'recharge.submit',
        labels: { payLabels: { use: 'rechargeFields.payLabels' } },
        tone: 'primary',
        review: {
          use: 'rechargeFields.payReview',
          parties: {
            me: { label: 'pay.receiver', name: 'user.nikeName', number: 'user.duid', image: 'user.avatar_url' },
            method: { use: 'rechargeFields.payParty' },
          },
          lines: {
            identity: {
              label: 'appRecharge.identity',
              value: 'form.identity',
              words: { user: 'appRecharge.identity.user', agent: 'appRecharge.identity.agent' },
              when: { 'user.is_agent': true },
            },
            amount: { use: 'rechargeFields.dueAmount' },
            coins: {
              use: 'rechargeFields.dueCoins',
              when: { 'form.coins_per_unit': { use: 'figures.isRate' }, 'form.identity': { not: 'agent' } },
            },
            agentCoins: {
              use: 'rechargeFields.dueCoins',
              label: 'agent.coins',
              when: { 'form.coins_per_unit': { use: 'figures.isRate' }, 'form.identity': 'agent' },
            },
            payer: { use: 'rechargeFields.duePayer' },
          },
        },
        failed: 'recharge.failed',
        reasons: { use: ['refusals.notAllowed', 'refusals.payment'] },
        keeps: { as: 'recharges', value: 'answer.order_no' },
        then: { leave: { from: 'answer.pay_url' } },
        found: { to: '/pay/result', query: { order_no: { from: 'ref' } } },
      },
    },
    ways: {
      block: 'links',
      links: {
        room: { use: 'inApp.room' },
        wallet: { use: 'inApp.wallet' },
        store: { use: 'inApp.store' },
        questions: { do: 'link', label: 'recharge.faq', icon: 'circle-question-mark', to: '/app-recharge/faq' },
        records: { do: 'link', label: 'recharge.records', icon: 'receipt-text', to: '/recharge/records' },
        others: { do: 'link', label: 'recharge.others', icon: 'gift', to: '/recharge' },
      },
    },
  },
}

export const rechargeFaq: PageConfig = {
  title: 'recharge.faq',
  opened: { use: 'opened.asStep' },
  blocks: {
    steps: { block: 'media', image: '/recharge-steps.svg', label: 'recharge.faq.picture', ratio: '21/9', mirror: true },
    questions: { block: 'text', look: 'questions', items: { questions: { use: 'questions' } } },
    ways: {
      block: 'links',
      look: 'buttons',
      links: {
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', tone: 'primary', to: '/app-recharge' },
        notice: { do: 'link', label: 'pay.notice.title', icon: 'shield-alert', to: '/pay/notice' },
        whatsApp: { use: 'inApp.whatsApp' },
      },
    },
  },
}
