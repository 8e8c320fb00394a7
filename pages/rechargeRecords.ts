import type { PageConfig, Parts } from '@pagewright/engine/language'

/** Lists the recharges whose numbers the device keeps. */
export const recharges = {
  kept: {
    block: {
      block: 'kept',
      each: 'POST /withoutsign/payment/queryOrder',
      as: 'recharges',
      param: 'order_no',
      key: 'row.order_no',
      show: {
        title: 'row.method_name',
        badge: {
          value: 'row.status',
          words: {
            processing: 'recharge.state.processing',
            success: 'recharge.state.success',
            failed: 'recharge.state.failed',
            closed: 'recharge.state.closed',
          },
          tones: { success: 'good', failed: 'danger', processing: 'warn' },
        },
        figure: { value: 'row.pay_amount', format: 'money', unit: 'row.currency' },
        lines: {
          coins: {
            label: 'pay.coins',
            value: 'row.coins',
            format: 'count',
            when: { 'row.identity': { not: 'agent' } },
          },
          agentCoins: {
            label: 'agent.coins',
            value: 'row.coins',
            format: 'count',
            when: { 'row.identity': 'agent' },
          },
          receiver: {
            label: 'pay.receiver',
            value: 'row.nickname',
            bare: true,
            when: { 'row.nickname': { exists: true } },
          },
          time: { label: 'pay.time', value: 'row.created_at', format: 'ago', bare: true },
        },
      },
      opens: { to: '/pay/result', query: { order_no: { from: 'row.order_no' } } },
    },
  },
} as const satisfies Parts

/** The recharges that somebody began on this device, and any payment by its number. */
export const rechargeRecords: PageConfig = {
  title: 'recharge.records',
  access: 'visitor',
  opened: { use: 'opened.asStep' },
  blocks: {
    mine: {
      use: 'recharges.kept',
      title: 'recharge.records.mine',
      when: { use: 'roles.signedIn' },
      empty: { text: 'recharge.records.empty', icon: 'receipt-text' },
    },
    // Nothing is kept for visitors, so this says why and what to do.
    visitor: {
      use: 'recharges.kept',
      when: { use: 'roles.visitor' },
      empty: {
        text: 'recharge.records.visitor',
        icon: 'receipt-text',
        action: { do: 'link', label: 'login.title', icon: 'log-in', to: '/login' },
      },
    },
    check: {
      block: 'form',
      title: 'recharge.check',
      form: 'paymentCheck',
      fields: {
        order_no: {
          label: 'pay.orderNo',
          help: 'recharge.check.help',
          icon: 'receipt-text',
          messages: { required: 'recharge.check.empty', minLength: 'recharge.check.empty' },
        },
      },
      submit: {
        do: 'link',
        label: 'recharge.check.submit',
        tone: 'primary',
        to: '/pay/result',
        query: { order_no: { from: 'form.order_no' } },
      },
    },
  },
}
