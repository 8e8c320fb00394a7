// What a recharge asks for, whoever it is for.
import type { Parts } from '@pagewright/engine/language'

export const rechargeFields = {
  country: {
    value: {
      label: 'recharge.country',
      widget: 'sheet',
      messages: { required: 'recharge.country.empty' },
      recent: {},
    },
  },
  /** Choosing another country asks again for the methods and clears this field. */
  method: {
    value: {
      label: 'recharge.method',
      widget: 'cards',
      messages: { required: 'recharge.method.empty' },
    },
  },
  /** How the methods of a country are shown, by either of the calls that tell them. */
  methods: {
    value: {
      body: { country_id: { from: 'form.country_id' } },
      value: 'row.id',
      label: 'row.name',
      notes: {
        note: {
          text: { say: 'recharge.method.note', with: { note: { from: 'row.note' } } },
          when: { 'row.note': { exists: true } },
        },
      },
      image: 'row.image_url',
      first: 'recharge.country.first',
      empty: { text: 'recharge.method.none' },
      fills: {
        method_name: 'row.name',
        method_image: 'row.image_url',
        amounts: 'row.amounts',
        needs_payer: 'row.needs_payer',
        currency: 'row.currency',
        coins_per_unit: 'row.coins_per_unit',
        min_amount: 'row.min_amount',
        max_amount: 'row.max_amount',
      },
    },
  },
  /** Everything that follows the payment method. */
  payment: {
    value: {
      amount: {
        label: 'recharge.amount',
        widget: 'amount',
        icon: 'banknote',
        initial: { from: 'query.amount' },
        min: { from: 'form.min_amount', unit: 'form.currency' },
        max: { from: 'form.max_amount', unit: 'form.currency' },
        messages: {
          required: 'recharge.amount.empty',
          minLength: 'recharge.amount.empty',
          minimum: 'recharge.amount.least',
          maximum: 'recharge.amount.most',
        },
        suffix: { say: 'recharge.unit', with: { currency: { from: 'form.currency' } } },
        suggest: { from: 'form.amounts' },
        suggestNote: {
          text: {
            say: 'recharge.pack',
            with: {
              count: { from: 'row.value', times: 'form.coins_per_unit' },
              coins: { from: 'row.value', times: 'form.coins_per_unit', format: 'count' },
            },
          },
          when: { 'form.coins_per_unit': { use: 'figures.isRate' } },
        },
        notes: {
          currency: { text: 'recharge.amount.currency', when: { 'form.method_id': { exists: false } } },
          quote: {
            text: {
              say: 'recharge.quote',
              with: {
                count: { from: 'form.amount', times: 'form.coins_per_unit' },
                coins: { from: 'form.amount', times: 'form.coins_per_unit', format: 'count' },
                amount: { from: 'form.amount', format: 'money' },
                currency: { from: 'form.currency' },
              },
            },
            when: { 'form.coins_per_unit': { use: 'figures.isRate' }, use: 'rechargeFields.isTaken' },
          },
          rate: {
            text: {
              say: 'recharge.rate',
              with: { coins: { from: 'form.coins_per_unit', format: 'count' }, currency: { from: 'form.currency' } },
            },
            when: { 'form.coins_per_unit': { use: 'figures.isRate' }, 'form.amount': { exists: false } },
          },
          bounds: {
            text: {
              say: 'recharge.bounds',
              with: {
                min: { from: 'form.min_amount', format: 'money' },
                max: { from: 'form.max_amount', format: 'money' },
                currency: { from: 'form.currency' },
              },
            },
            when: { 'form.min_amount': { use: 'figures.isBound' }, 'form.max_amount': { use: 'figures.isBound' } },
          },
          least: {
            text: {
              say: 'recharge.bound.least',
              with: { min: { from: 'form.min_amount', format: 'money' }, currency: { from: 'form.currency' } },
            },
            when: { 'form.min_amount': { use: 'figures.isBound' }, 'form.max_amount': { exists: false } },
          },
          most: {
            text: {
              say: 'recharge.bound.most',
              with: { max: { from: 'form.max_amount', format: 'money' }, currency: { from: 'form.currency' } },
            },
            when: {
              'form.max_amount': { use: 'figures.isBound' },
              any: [{ 'form.min_amount': { exists: false } }, { 'form.min_amount': { below: 0.01 } }],
            },
          },
        },
      },
      // Asked for where the payment method needs it, and verified by the provider as it is typed.
      payer_account: {
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
      },
      // The chosen payment method fills these. Nobody types them, and they are not sent.
      amounts: { label: 'recharge.amount', widget: 'hidden' },
      needs_payer: { label: 'recharge.payer', widget: 'hidden' },
      currency: { label: 'recharge.amount', widget: 'hidden' },
      coins_per_unit: { label: 'recharge.amount', widget: 'hidden' },
      min_amount: { label: 'recharge.amount', widget: 'hidden' },
      max_amount: { label: 'recharge.amount', widget: 'hidden' },
      method_name: { label: 'recharge.method', widget: 'hidden' },
      method_image: { label: 'recharge.method', widget: 'hidden' },
      agree: {
        label: 'recharge.agree',
        widget: 'checkbox',
        messages: { required: 'recharge.agree.empty', enum: 'recharge.agree.empty' },
        more: {
          do: 'sheet',
          label: 'recharge.terms',
          title: 'recharge.terms',
          blocks: {
            terms: {
              block: 'text',
              items: {
                refund: { title: 'pay.notice.refund', text: 'recharge.terms.refund' },
                wrong: { title: 'recharge.faq.wrong', text: 'recharge.faq.wrong.text' },
                malicious: { title: 'recharge.faq.refund', text: 'recharge.faq.refund.text' },
              },
            },
          },
        },
      },
    },
  },
  /** An amount that the payment method takes. A bound that the server does not name bounds nothing. */
  isTaken: {
    value: {
      'form.amount': { min: 0.01, below: 1e13 },
      any: [
        {
          'form.min_amount': { exists: false },
          any: [{ 'form.max_amount': { exists: false } }, { 'form.amount': { max: { from: 'form.max_amount' } } }],
        },
        {
          'form.amount': { min: { from: 'form.min_amount' } },
          any: [{ 'form.max_amount': { exists: false } }, { 'form.amount': { max: { from: 'form.max_amount' } } }],
        },
      ],
    },
  },
  /** The button names what it does, as soon as that is known. */
  payLabels: {
    entries: {
      pay: {
        text: {
          say: 'recharge.pay',
          with: { amount: { from: 'form.amount', format: 'money' }, currency: { from: 'form.currency' } },
        },
        when: { use: 'rechargeFields.isTaken', 'form.currency': { exists: true } },
      },
    },
  },
  dueAmount: {
    value: {
      label: 'pay.amount.due',
      value: 'form.amount',
      format: 'money',
      unit: 'form.currency',
    },
  },
  dueCoins: {
    value: {
      label: 'pay.coins',
      value: 'form.amount',
      times: 'form.coins_per_unit',
      format: 'count',
      when: { 'form.coins_per_unit': { use: 'figures.isRate' } },
    },
  },
  duePayer: {
    value: {
      label: 'recharge.payer',
      value: 'form.payer_account',
      format: 'id',
      when: { 'form.payer_account': { exists: true } },
    },
  },
  /** Shows the payment before the payer leaves for the cashier. */
  payReview: {
    value: {
      title: 'recharge.review',
      notes: {
        arrival: { text: 'recharge.review.arrival' },
        final: { text: 'pay.notice.refund.text', tone: 'warn' },
      },
    },
  },
  /** The method as one of the parties: it is known by its mark. */
  payParty: {
    value: {
      label: 'recharge.method',
      name: 'form.method_name',
      image: 'form.method_image',
      imageShape: 'square',
    },
  },
} as const satisfies Parts
