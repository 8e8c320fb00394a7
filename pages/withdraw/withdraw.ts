import type { PageConfig, Parts } from '@pagewright/engine/language'

export const withdrawing = {
  /** The typed diamonds can be withdrawn, and the server names the rate. What is no figure is within no bounds. */
  isQuoted: {
    value: {
      'form.diamonds': { min: 0.01, max: { from: 'user.diamonds' }, below: 1e13 },
      any: [
        { 'data.withdrawal.min_diamonds': { exists: false } },
        { 'form.diamonds': { min: { from: 'data.withdrawal.min_diamonds' } } },
      ],
      // A rate of nothing would divide by zero.
      'data.withdrawal.diamonds_per_unit': { use: 'figures.isRate' },
      'data.withdrawal.currency': { exists: true },
    },
  },
} as const satisfies Parts

export const withdraw: PageConfig = {
  title: 'withdraw.page',
  opened: { use: 'opened.asStep' },
  blocks: {
    balance: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      cells: { diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count', big: true } },
    },
    settlement: { use: 'settlement.banner' },
    closed: { use: 'limits.closed' },
    withdraw: {
      block: 'form',
      when: { use: 'limits.isPossible' },
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
            without: [{ from: 'user.uid' }],
            label: 'row.nickname',
            // A line that the server says nothing about is left out.
            notes: {
              paid: {
                text: {
                  say: 'withdraw.reseller.note',
                  with: {
                    country: { from: 'row.country_name' },
                    num: { from: 'row.completed_total', format: 'count' },
                  },
                },
                when: { 'row.country_name': { exists: true } },
              },
              paidOnly: {
                text: {
                  say: 'withdraw.reseller.record',
                  with: { num: { from: 'row.completed_total', format: 'count' } },
                },
                when: { 'row.country_name': { exists: false } },
              },
              channels: {
                text: {
                  say: 'withdraw.reseller.channels',
                  with: { channels: { from: 'row.channels', format: 'list' } },
                },
                when: { 'row.channels': { exists: true } },
              },
              between: {
                text: {
                  say: 'withdraw.reseller.between',
                  with: {
                    min: { from: 'row.min_diamonds', format: 'count' },
                    max: { from: 'row.max_diamonds', format: 'count' },
                  },
                },
                when: { 'row.min_diamonds': { exists: true }, 'row.max_diamonds': { exists: true } },
              },
              atLeast: {
                text: {
                  say: 'withdraw.reseller.atLeast',
                  with: { min: { from: 'row.min_diamonds', format: 'count' } },
                },
                when: { 'row.min_diamonds': { exists: true }, 'row.max_diamonds': { exists: false } },
              },
              atMost: {
                text: { say: 'withdraw.reseller.atMost', with: { max: { from: 'row.max_diamonds', format: 'count' } } },
                when: { 'row.min_diamonds': { exists: false }, 'row.max_diamonds': { exists: true } },
              },
            },
            image: 'row.avatar_url',
            fills: {
              reseller_name: 'row.nickname',
              reseller_duid: 'row.duid',
              reseller_image: 'row.avatar_url',
              reseller_min: 'row.min_diamonds',
              reseller_max: 'row.max_diamonds',
            },
          },
        },
        // Another reseller may pay to other accounts: the choice is asked for anew.
        method_id: {
          label: 'order.method',
          help: 'withdraw.method.help',
          widget: 'cards',
          messages: { required: 'method.channel.empty' },
          options: {
            call: 'GET /web/withdrawal/method/list',
            body: { agent_uid: { from: 'form.agent_uid' } },
            value: 'row.id',
            label: 'row.name',
            note: { say: 'recharge.method.note', with: { note: { from: 'row.account_no', format: 'groups' } } },
            image: 'row.image_url',
            fills: {
              method_name: 'row.name',
              method_account: 'row.account_no',
              method_image: 'row.image_url',
              method_holder: 'row.holder',
              method_iban: 'row.iban',
            },
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
          initial: { from: 'query.diamonds' },
          min: [
            { from: 'data.withdrawal.min_diamonds' },
            { from: 'data.withdrawal.min_amount', times: 'data.withdrawal.diamonds_per_unit' },
            { from: 'form.reseller_min', message: 'withdraw.reseller.least' },
          ],
          max: [{ from: 'user.diamonds' }, { from: 'form.reseller_max', message: 'withdraw.reseller.most' }],
          fillMax: 'withdraw.max',
          notes: {
            quote: {
              text: {
                say: 'withdraw.quote',
                with: {
                  // The server rounds down as well.
                  amount: { from: 'form.diamonds', over: 'data.withdrawal.diamonds_per_unit', format: 'money' },
                  currency: { from: 'data.withdrawal.currency' },
                  left: { from: 'user.diamonds', minus: 'form.diamonds', format: 'count' },
                },
              },
              when: { use: 'withdrawing.isQuoted' },
            },
          },
          messages: {
            required: 'withdraw.diamonds.empty',
            minLength: 'withdraw.diamonds.empty',
            minimum: 'withdraw.diamonds.min',
            maximum: 'withdraw.balance',
          },
        },
        reseller_name: { label: 'order.reseller', widget: 'hidden' },
        reseller_duid: { label: 'order.reseller', widget: 'hidden' },
        reseller_image: { label: 'order.reseller', widget: 'hidden' },
        reseller_min: { label: 'withdraw.diamonds', widget: 'hidden' },
        reseller_max: { label: 'withdraw.diamonds', widget: 'hidden' },
        method_name: { label: 'order.method', widget: 'hidden' },
        method_account: { label: 'order.method', widget: 'hidden' },
        method_image: { label: 'order.method', widget: 'hidden' },
        method_holder: { label: 'method.holder', widget: 'hidden' },
        method_iban: { label: 'method.iban', widget: 'hidden' },
      },
      submit: {
        do: 'call',
        call: 'POST /web/withdrawal/order',
        label: 'withdraw.submit',
        labels: {
          amount: {
            text: {
              say: 'withdraw.pay',
              with: {
                amount: { from: 'form.diamonds', over: 'data.withdrawal.diamonds_per_unit', format: 'money' },
                currency: { from: 'data.withdrawal.currency' },
              },
            },
            when: { use: 'withdrawing.isQuoted' },
          },
        },
        tone: 'primary',
        body: { diamonds_per_unit: { from: 'data.withdrawal.diamonds_per_unit' } },
        review: {
          title: 'withdraw.review',
          parties: {
            reseller: {
              label: 'order.reseller',
              name: 'form.reseller_name',
              number: 'form.reseller_duid',
              image: 'form.reseller_image',
            },
            account: {
              label: 'order.method',
              name: 'form.method_name',
              number: 'form.method_account',
              format: 'groups',
              image: 'form.method_image',
              imageShape: 'square',
            },
          },
          lines: {
            amount: {
              label: 'order.amount',
              value: 'form.diamonds',
              over: 'data.withdrawal.diamonds_per_unit',
              format: 'money',
              unit: 'data.withdrawal.currency',
              when: { use: 'withdrawing.isQuoted' },
            },
            holder: {
              label: 'method.holder',
              value: 'form.method_holder',
              when: { 'form.method_holder': { exists: true } },
            },
            iban: {
              label: 'method.iban',
              value: 'form.method_iban',
              format: 'groups',
              when: { 'form.method_iban': { exists: true } },
            },
            diamonds: { label: 'withdraw.diamonds', value: 'form.diamonds', format: 'count' },
            left: { label: 'withdraw.left', value: 'user.diamonds', minus: 'form.diamonds', format: 'count' },
          },
          notes: {
            held: { text: 'withdraw.review.held' },
            lag: {
              text: { use: 'limits.lag' },
              when: { use: 'limits.isLagKnown' },
            },
          },
        },
        failed: 'withdraw.failed',
        reasons: {
          use: 'refusals.accountGone',
          '1102': 'refused.amount',
          '1107': 'withdraw.rate.changed',
          '1306': 'withdraw.week.over',
          '1307': 'withdraw.few',
          '1308': 'withdraw.balance',
          '1311': 'withdraw.reseller.gone',
          '1312': 'withdraw.kind',
          '1313': 'withdraw.small',
          '1322': 'withdraw.reseller.limits',
          '1324': 'withdraw.reseller.self',
        },
        then: { to: '/withdraw/done', query: { order_no: { from: 'answer.order_no' } }, replace: true },
        found: { to: '/withdraw/done', query: { order_no: { from: 'ref' } } },
      },
    },
    limits: { use: 'limits.limits' },
    ways: {
      block: 'links',
      links: {
        // Where the diamonds come from that are still missing.
        income: { use: 'ways.income', when: { any: { use: 'limits.isImpossible' } } },
        orders: { use: 'ways.orders' },
        accounts: { use: 'ways.accounts' },
        whatsApp: { use: 'inApp.whatsApp' },
      },
    },
  },
}
