import { amountDue, currency, isShort, isWhole, missing } from './missing'
import { contacts } from './orderState'

/** What both sides of a withdrawal see of it. */
export const statuses = {
  pending: 'order.pending',
  applying: 'order.applying',
  in_progress: 'order.inProgress',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
  closed: 'order.closed',
} as const
const tones = {
  pending: 'warn',
  applying: 'warn',
  in_progress: 'primary',
  completed: 'good',
  closed: 'danger',
} as const

/** An order is no longer just in progress while somebody complains about it. */
const instead = {
  disputed: {
    text: 'order.disputed',
    tone: 'danger',
    when: { 'row.status': 'in_progress', 'row.after_sale.state': 'open' },
  },
} as const
/** The words of a state are those of its reader: the receiver is the one who confirms. */
export const mineBadge = {
  value: 'row.status',
  words: { ...statuses, in_progress: 'order.confirm' },
  tones,
  instead,
} as const
export const toPayBadge = { value: 'row.status', words: statuses, tones, instead } as const

/** The account to which an order is paid, in the step before sending. */
export const account = {
  label: 'order.method',
  name: 'row.method.name',
  number: 'row.method.account',
  image: 'row.method.image_url',
  imageShape: 'square',
} as const

const all = { value: 'all', label: 'common.all' } as const
const states = {
  pending: { value: 'pending', label: 'order.pending' },
  applying: { value: 'applying', label: 'order.applying' },
  inProgress: { value: 'in_progress', label: 'order.inProgress' },
  completed: { value: 'completed', label: 'order.completed' },
  cancelled: { value: 'cancelled', label: 'order.cancelled' },
  closed: { value: 'closed', label: 'order.closed' },
} as const
/** A reseller comes from the home page to what has to be done. A link to an order finds it among all. */
export const toPayTabs = {
  param: 'status',
  items: { all, toDo: { value: 'to_do', label: 'order.toDo' }, ...states },
} as const
export const myTabs = {
  param: 'status',
  items: { all, ...states, inProgress: { value: 'in_progress', label: 'order.confirm' } },
} as const

export const rowLines = {
  method: { label: 'order.method', value: 'row.method.name', bare: true },
  requested: { label: 'order.requested', value: 'row.requested_at', format: 'time', bare: true },
} as const
/** The columns of orders on a wide screen. */
export const orderColumns = {
  amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
  diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count', sort: 'diamonds' },
  method: { label: 'order.method', value: 'row.method.name' },
  requested: { label: 'order.requested', value: 'row.requested_at', format: 'time', sort: 'requested_at' },
} as const
/** The day of a request stands above its rows. */
export const byDay = { by: 'row.requested_at', format: 'day' } as const

/** Everything that is needed to pay an order out. */
export const payeeLines = {
  method: { label: 'order.method', value: 'row.method.name', copy: true },
  account: { label: 'method.account', value: 'row.method.account', format: 'id', copy: true },
  holder: {
    label: 'method.holder',
    value: 'row.method.holder',
    copy: true,
    when: { 'row.method.holder': { exists: true } },
  },
  bank: {
    label: 'method.bank',
    value: 'row.method.bank_name',
    copy: true,
    when: { 'row.method.bank_name': { exists: true } },
  },
  iban: {
    label: 'method.iban',
    value: 'row.method.iban',
    format: 'id',
    copy: true,
    when: { 'row.method.iban': { exists: true } },
  },
  network: {
    label: 'method.network',
    value: 'row.method.network',
    words: { use: 'networkWords' },
    copy: true,
    when: { 'row.method.network': { exists: true } },
  },
  taxId: {
    label: 'method.taxNumber',
    value: 'row.method.tax_id',
    format: 'id',
    copy: true,
    when: { 'row.method.tax_id': { exists: true } },
  },
} as const

export const complaintKinds = {
  not_received: 'order.dispute.notReceived',
  received_less: 'order.dispute.receivedLess',
} as const
/** What a reseller answers to a complaint. */
export const answers = { sent: 'order.answer.sent', denied: 'order.answer.denied' } as const
const isDenied = { 'row.after_sale.answer': 'denied' } as const
export const isNotDenied = { 'row.after_sale.answer': { not: 'denied' } } as const
const open = { in: ['pending', 'applying', 'in_progress', 'completed'] } as const

const isTransferred = { 'row.transferred_at': { exists: true } } as const

/** Shows what has happened to an order, and what comes next. */
export const progress = {
  block: 'timeline',
  title: 'order.progress',
  steps: {
    requested: { label: 'order.requested', time: 'row.requested_at' },
    accepted: {
      label: 'order.accepted',
      pending: 'order.accepted.pending',
      time: 'row.accepted_at',
      when: { any: [{ 'row.status': open }, { 'row.accepted_at': { exists: true } }] },
    },
    paid: {
      label: 'order.paid',
      pending: 'order.paid.pending',
      time: 'row.transferred_at',
      when: { 'row.status': open, any: [isTransferred, { 'row.after_sale.since': { exists: false } }] },
    },
    complained: {
      label: 'order.afterSale.since',
      time: 'row.after_sale.since',
      when: { 'row.after_sale.since': { exists: true } },
    },
    again: {
      label: 'order.paidAgain',
      pending: 'order.paidAgain.pending',
      time: 'row.after_sale.reprocessed_at',
      when: { 'row.after_sale.since': { exists: true }, ...isNotDenied, ...isTransferred, any: isWhole },
    },
    // A complaint about a late order comes before the first transfer.
    late: {
      label: 'order.paid',
      pending: 'order.paid.pending',
      time: 'row.after_sale.reprocessed_at',
      when: {
        'row.after_sale.since': { exists: true },
        ...isNotDenied,
        'row.transferred_at': { exists: false },
        any: isWhole,
      },
    },
    rest: {
      label: { say: 'order.paidMissing', with: { missing, currency } },
      pending: { say: 'order.paidMissing.pending', with: { missing, currency } },
      time: 'row.after_sale.reprocessed_at',
      when: { 'row.after_sale.since': { exists: true }, ...isNotDenied, ...isShort },
    },
    denied: { label: 'order.denied', time: 'row.after_sale.reprocessed_at', when: isDenied },
    completed: {
      label: 'order.completed',
      pending: 'order.completed.pending',
      due: { label: 'order.autoAt', time: 'row.auto_at' },
      time: 'row.completed_at',
      when: { 'row.status': open },
    },
    cancelled: { label: 'order.cancelled', time: 'row.cancelled_at', when: { 'row.status': 'cancelled' } },
    closed: { label: 'order.closed', time: 'row.closed_at', when: { 'row.status': 'closed' } },
  },
} as const

/** Every complaint and every answer, for both sides. */
export const thread = {
  block: 'timeline',
  title: 'order.thread',
  when: { 'row.after_sale.thread': { exists: true } },
  list: {
    steps: 'row.after_sale.thread',
    label: 'by',
    words: { user: 'order.thread.user', reseller: 'order.thread.reseller' },
    time: 'at',
    lines: {
      kind: {
        label: 'order.dispute.kind',
        value: 'step.kind',
        words: complaintKinds,
        when: { 'step.kind': { exists: true } },
      },
      amount: {
        label: 'order.dispute.amount',
        value: 'step.amount',
        format: 'money',
        unit: 'row.currency',
        when: { 'step.amount': { exists: true } },
      },
      missing: {
        label: 'order.missing',
        value: 'row.amount',
        minus: 'step.amount',
        format: 'money',
        unit: 'row.currency',
        when: { 'step.amount': { min: 0.01, below: { from: 'row.amount' } } },
      },
      answer: {
        label: 'order.thread.answer',
        value: 'step.answer',
        words: { sent: 'order.thread.sent', denied: 'order.thread.denied' },
        when: { 'step.answer': { exists: true } },
      },
      sent: {
        label: 'order.sent',
        value: 'step.sent',
        format: 'money',
        unit: 'row.currency',
        when: { 'step.sent': { exists: true } },
      },
      text: { label: 'order.dispute.text', value: 'step.text', when: { 'step.text': { exists: true } } },
      images: {
        label: 'order.dispute.images',
        value: 'step.images',
        format: 'images',
        when: { 'step.images': { exists: true } },
      },
    },
  },
} as const

export const detailLines = {
  number: { label: 'order.number', value: 'row.order_no', format: 'id', copy: true },
  diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count' },
  missing: amountDue.missing,
  ...contacts,
  ...payeeLines,
  expected: {
    label: 'order.expected',
    value: 'row.expected_at',
    format: 'date',
    when: {
      'row.expected_at': { exists: true },
      'row.status': { in: ['pending', 'applying', 'in_progress'] },
      'row.after_sale.state': { not: 'open' },
    },
  },
  reason: { label: 'order.reason', value: 'row.reason', when: { 'row.reason': { exists: true } } },
  proof: {
    label: 'order.proof',
    value: 'row.proof',
    format: 'images',
    parts: { src: 'url', time: 'uploaded_at' },
    when: { 'row.proof': { exists: true } },
  },
} as const

/** The progress and the complaints as the receiver reads them, who is the one to confirm. */
export const myProgress = {
  ...progress,
  steps: { ...progress.steps, completed: { ...progress.steps.completed, pending: 'order.completed.mine' } },
} as const
export const myThread = {
  ...thread,
  list: { ...thread.list, words: { ...thread.list.words, user: 'order.thread.mine' } },
} as const
