// What a recharge asks for, whoever it is for.

export const country = {
  label: 'recharge.country',
  widget: 'sheet',
  messages: { required: 'recharge.country.empty' },
} as const

/** Choosing another country asks again for the methods and clears this field. */
export const method = {
  label: 'recharge.method',
  widget: 'cards',
  messages: { required: 'recharge.method.empty' },
} as const
/** How the methods of a country are shown, by either of the calls that tell them. */
export const methods = {
  body: { country_id: { from: 'form.country_id' } },
  value: 'row.id',
  label: 'row.name',
  note: 'row.currency',
  image: 'row.image_url',
  fills: { amounts: 'row.amounts', needs_payer: 'row.needs_payer' },
} as const

/** Everything that follows the mode of payment. */
export const payment = {
  amount: {
    label: 'recharge.amount',
    widget: 'amount',
    icon: 'banknote',
    messages: { required: 'recharge.amount.empty', minLength: 'recharge.amount.empty' },
    suggest: { from: 'form.amounts' },
  },
  // Asked for where the mode of payment needs it, and verified by the provider as it is typed.
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
  // What the chosen mode of payment offers and asks for; not typed, not sent.
  amounts: { label: 'recharge.amount', widget: 'hidden' },
  needs_payer: { label: 'recharge.payer', widget: 'hidden' },
  agree: {
    label: 'recharge.agree',
    widget: 'checkbox',
    messages: { required: 'recharge.agree.empty', enum: 'recharge.agree.empty' },
  },
} as const
