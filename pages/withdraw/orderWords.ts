/** What both sides of a withdrawal see of it. */
export const statuses = {
  pending: 'order.pending',
  applying: 'order.applying',
  in_progress: 'order.inProgress',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
  closed: 'order.closed',
} as const
export const tones = {
  pending: 'warn',
  applying: 'warn',
  in_progress: 'primary',
  completed: 'good',
  closed: 'danger',
} as const

export const statusTabs = {
  param: 'status',
  items: {
    all: { value: 'all', label: 'common.all' },
    pending: { value: 'pending', label: 'order.pending' },
    applying: { value: 'applying', label: 'order.applying' },
    inProgress: { value: 'in_progress', label: 'order.inProgress' },
    completed: { value: 'completed', label: 'order.completed' },
    cancelled: { value: 'cancelled', label: 'order.cancelled' },
    closed: { value: 'closed', label: 'order.closed' },
  },
} as const

export const rowLines = {
  method: { label: 'order.method', value: 'row.method.name' },
  requested: { label: 'order.requested', value: 'row.requested_at', format: 'time' },
} as const

export const detailLines = {
  number: { label: 'order.number', value: 'row.order_no', format: 'id', copy: true },
  diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'money' },
  method: { label: 'order.method', value: 'row.method.name' },
  account: { label: 'method.account', value: 'row.method.account', format: 'id', copy: true },
  holder: { label: 'method.holder', value: 'row.method.holder', when: { 'row.method.holder': { exists: true } } },
  requested: { label: 'order.requested', value: 'row.requested_at', format: 'time' },
  expected: {
    label: 'order.expected',
    value: 'row.expected_at',
    format: 'time',
    when: { 'row.expected_at': { exists: true }, 'row.status': { in: ['pending', 'applying', 'in_progress'] } },
  },
  completed: {
    label: 'order.completedAt',
    value: 'row.completed_at',
    format: 'time',
    when: { 'row.completed_at': { exists: true } },
  },
  cancelled: {
    label: 'order.cancelledAt',
    value: 'row.cancelled_at',
    format: 'time',
    when: { 'row.cancelled_at': { exists: true } },
  },
  reason: { label: 'order.reason', value: 'row.reason', when: { 'row.reason': { exists: true } } },
  afterSale: {
    label: 'order.afterSale.since',
    value: 'row.after_sale.since',
    format: 'time',
    when: { 'row.after_sale.since': { exists: true } },
  },
  problem: {
    label: 'order.dispute.kind',
    value: 'row.after_sale.kind',
    words: { not_received: 'order.dispute.notReceived', received_less: 'order.dispute.receivedLess' },
    when: { 'row.after_sale.kind': { exists: true } },
  },
  arrived: {
    label: 'order.dispute.amount',
    value: 'row.after_sale.amount',
    format: 'money',
    when: { 'row.after_sale.amount': { exists: true } },
  },
  proof: {
    label: 'order.proof',
    value: 'row.proof',
    format: 'images',
    parts: { src: 'url', time: 'uploaded_at' },
    when: { 'row.proof': { exists: true } },
  },
} as const
