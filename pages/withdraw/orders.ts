// What both sides of a withdrawal see of it: the states that decide what each may do, and what a complaint leaves to be
// paid. An order has no other figure for that than the amount that has arrived in all.
import type { Parts } from '@pagewright/engine/language'

export const orders = {
  /** The reseller has accepted. Past the expected arrival, the server lets the user complain. */
  isLate: { value: { 'row.status': 'applying', 'row.can_dispute': true } },
  isInTime: { value: { 'row.status': 'applying', 'row.can_dispute': false } },
  /** The money is on its way, and nobody complains. */
  isPaid: { value: { 'row.status': 'in_progress', 'row.after_sale.state': { in: ['none', 'reprocessed'] } } },
  /** The days for a complaint have passed, or the one who withdraws has confirmed. */
  isOver: { value: { 'row.status': 'completed', 'row.can_dispute': false } },
  /** The diamonds went back. */
  isBack: {
    value: {
      'row.status': { in: ['cancelled', 'closed'] },
      'row.diamonds': { min: 0.01 },
    },
  },
  /** A note for an order in a state that this build does not know. */
  unknownState: {
    value: {
      text: 'order.unknown',
      tone: 'warn',
      when: {
        'row.status': { not: 'pending' },
        any: [
          {
            'row.status': { not: 'applying' },
            any: [
              {
                'row.status': { not: 'in_progress' },
                any: [
                  {
                    'row.status': { not: 'completed' },
                    any: [{ 'row.status': { not: 'cancelled' }, any: [{ 'row.status': { not: 'closed' } }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  /** The telephone of customer service, on each order: that of the server, or else of the market. */
  contacts: {
    entries: {
      contact: {
        label: 'order.contact',
        format: 'phone',
        copy: true,
        value: 'data.settings.customer_contact',
        when: { 'data.settings.customer_contact': { exists: true } },
      },
      marketContact: {
        label: 'order.contact',
        format: 'phone',
        copy: true,
        value: 'market.contact',
        when: { 'data.settings.customer_contact': { exists: false }, 'market.contact': { exists: true } },
      },
    },
  },
  /** Holds if a part of the amount has arrived. */
  isShort: { value: { 'row.after_sale.amount': { min: 0.01, below: { from: 'row.amount' } } } },
  /** A part is missing, all of it is, or nobody can say how much. */
  isPartMissing: { value: { 'row.after_sale.state': 'open', use: 'orders.isShort' } },
  isAllMissing: {
    value: {
      'row.after_sale.state': 'open',
      'row.after_sale.kind': 'not_received',
      'row.after_sale.amount': { exists: false },
    },
  },
  isMissingUnclear: {
    value: {
      'row.after_sale.state': 'open',
      any: [
        { 'row.after_sale.kind': { not: 'not_received' }, 'row.after_sale.amount': { exists: false } },
        { 'row.after_sale.amount': { max: 0 } },
        { 'row.after_sale.amount': { min: { from: 'row.amount' } } },
      ],
    },
  },
  /** Holds, as a list of choices, unless a part of the amount has arrived. */
  isWhole: {
    value: [
      { 'row.after_sale.amount': { exists: false } },
      { 'row.after_sale.amount': { max: 0 } },
      { 'row.after_sale.amount': { min: { from: 'row.amount' } } },
    ],
  },
  /** The part that is missing. */
  missing: {
    value: {
      missing: { from: 'row.amount', minus: 'row.after_sale.amount', format: 'money' },
      currency: { from: 'row.currency' },
    },
  },
  missingDue: {
    value: {
      label: 'order.missing',
      value: 'row.amount',
      minus: 'row.after_sale.amount',
      format: 'money',
      unit: 'row.currency',
      when: { use: 'orders.isPartMissing' },
    },
  },
  /** The amount that the reseller has to pay now. No line names one that nobody knows. */
  /** The amount that the reseller has to pay now. No line names one that nobody knows. */
  amountDue: {
    value: {
      label: 'order.amount',
      value: 'row.amount',
      format: 'money',
      unit: 'row.currency',
      when: { any: [{ 'row.after_sale.state': { not: 'open' } }, { use: 'orders.isAllMissing' }] },
    },
  },
  /** The words of a state are those of its reader: the receiver is the one who confirms. */
  statuses: {
    value: {
      pending: 'order.pending',
      applying: 'order.applying',
      in_progress: 'order.inProgress',
      completed: 'order.completed',
      cancelled: 'order.cancelled',
      closed: 'order.closed',
    },
  },
  /** The tabs of the states. */
  states: {
    entries: {
      pending: { value: 'pending', label: 'order.pending' },
      applying: { value: 'applying', label: 'order.applying' },
      inProgress: { value: 'in_progress', label: 'order.inProgress' },
      completed: { value: 'completed', label: 'order.completed' },
      cancelled: { value: 'cancelled', label: 'order.cancelled' },
      closed: { value: 'closed', label: 'order.closed' },
    },
  },
  myStatuses: { value: { use: 'orders.statuses', in_progress: 'order.confirm' } },
  /** An order is no longer just in progress while somebody complains about it. */
  toPayBadge: {
    value: {
      value: 'row.status',
      words: { use: 'orders.statuses' },
      tones: { pending: 'warn', applying: 'warn', in_progress: 'primary', completed: 'good', closed: 'danger' },
      instead: {
        disputed: {
          text: 'order.disputed',
          tone: 'danger',
          when: { 'row.status': 'in_progress', 'row.after_sale.state': 'open' },
        },
      },
    },
  },
  mineBadge: { value: { use: 'orders.toPayBadge', words: { use: 'orders.myStatuses' } } },
  /** The account to which an order is paid, in the step before sending. */
  account: {
    value: {
      label: 'order.method',
      name: 'row.method.name',
      number: 'row.method.account',
      image: 'row.method.image_url',
      imageShape: 'square',
    },
  },
  /** Who is paid, and where, in the step before sending. */
  payee: {
    entries: {
      user: { label: 'order.user', name: 'row.user.name', number: 'row.user.duid', image: 'row.user.avatar_url' },
      account: { use: 'orders.account' },
    },
  },
  rowLines: {
    entries: {
      method: { label: 'order.method', value: 'row.method.name', bare: true },
      requested: { label: 'order.requested', value: 'row.requested_at', format: 'time', bare: true },
    },
  },
  /** The columns of orders on a wide screen. */
  orderColumns: {
    entries: {
      amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
      diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count', sort: 'diamonds' },
      method: { label: 'order.method', value: 'row.method.name' },
      requested: { label: 'order.requested', value: 'row.requested_at', format: 'time', sort: 'requested_at' },
    },
  },
  /** Everything that is needed to pay an order out. */
  payeeLines: {
    entries: {
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
    },
  },
  detailLines: {
    entries: {
      number: { label: 'order.number', value: 'row.order_no', format: 'id', copy: true },
      diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count' },
      missing: { use: 'orders.missingDue' },
      contacts: { use: 'orders.contacts' },
      payeeLines: { use: 'orders.payeeLines' },
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
    },
  },
  /** Whose account it is, in the step before sending. */
  accountLines: {
    entries: {
      holder: { label: 'method.holder', value: 'row.method.holder', when: { 'row.method.holder': { exists: true } } },
      iban: {
        label: 'method.iban',
        value: 'row.method.iban',
        format: 'id',
        when: { 'row.method.iban': { exists: true } },
      },
    },
  },
  complaintKinds: {
    value: {
      not_received: 'order.dispute.notReceived',
      received_less: 'order.dispute.receivedLess',
    },
  },
  /** What a reseller answers to a complaint. */
  answers: { value: { sent: 'order.answer.sent', denied: 'order.answer.denied' } },
  isNotDenied: { value: { 'row.after_sale.answer': { not: 'denied' } } },
  /** Shows what has happened to an order, and what comes next. */
  progress: {
    block: {
      block: 'timeline',
      title: 'order.progress',
      steps: {
        requested: { label: 'order.requested', time: 'row.requested_at' },
        accepted: {
          label: 'order.accepted',
          pending: 'order.accepted.pending',
          time: 'row.accepted_at',
          when: {
            any: [
              { 'row.status': { in: ['pending', 'applying', 'in_progress', 'completed'] } },
              { 'row.accepted_at': { exists: true } },
            ],
          },
        },
        paid: {
          label: 'order.paid',
          pending: 'order.paid.pending',
          time: 'row.transferred_at',
          when: {
            'row.status': { in: ['pending', 'applying', 'in_progress', 'completed'] },
            any: [{ 'row.transferred_at': { exists: true } }, { 'row.after_sale.since': { exists: false } }],
          },
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
          when: {
            'row.after_sale.since': { exists: true },
            use: 'orders.isNotDenied',
            'row.transferred_at': { exists: true },
            any: { use: 'orders.isWhole' },
          },
        },
        // A complaint about a late order comes before the first transfer.
        late: {
          label: 'order.paid',
          pending: 'order.paid.pending',
          time: 'row.after_sale.reprocessed_at',
          when: {
            'row.after_sale.since': { exists: true },
            use: 'orders.isNotDenied',
            'row.transferred_at': { exists: false },
            any: { use: 'orders.isWhole' },
          },
        },
        rest: {
          label: {
            say: 'order.paidMissing',
            with: { use: 'orders.missing' },
          },
          pending: {
            say: 'order.paidMissing.pending',
            with: { use: 'orders.missing' },
          },
          time: 'row.after_sale.reprocessed_at',
          when: { 'row.after_sale.since': { exists: true }, use: ['orders.isNotDenied', 'orders.isShort'] },
        },
        denied: {
          label: 'order.denied',
          time: 'row.after_sale.reprocessed_at',
          when: { 'row.after_sale.answer': 'denied' },
        },
        completed: {
          label: 'order.completed',
          pending: 'order.completed.pending',
          due: { label: 'order.autoAt', time: 'row.auto_at' },
          time: 'row.completed_at',
          when: { 'row.status': { in: ['pending', 'applying', 'in_progress', 'completed'] } },
        },
        cancelled: { label: 'order.cancelled', time: 'row.cancelled_at', when: { 'row.status': 'cancelled' } },
        closed: { label: 'order.closed', time: 'row.closed_at', when: { 'row.status': 'closed' } },
      },
    },
  },
  /** Every complaint and every answer, for both sides. */
  thread: {
    block: {
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
            words: { use: 'orders.complaintKinds' },
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
    },
  },
  /** What a complaint says in words and pictures, in the step before it is sent. */
  said: {
    entries: {
      text: { label: 'order.dispute.text', value: 'form.text', when: { 'form.text': { exists: true } } },
      images: {
        label: 'order.dispute.images',
        value: 'form.images',
        format: 'images',
        when: { 'form.images': { exists: true } },
      },
    },
  },
  sendDispute: {
    value: {
      do: 'call',
      call: 'POST /web/withdrawal/order/dispute',
      label: 'common.submit',
      tone: 'primary',
      done: 'order.dispute.done',
      failed: 'order.dispute.failed',
      reasons: {
        use: ['refusals.myOrder', 'refusals.images'],
        '1102': 'order.dispute.amount.less',
        '1305': 'order.dispute.over',
      },
      then: 'reload',
    },
  },
  isPaidAgain: { value: { 'row.status': 'in_progress', 'row.after_sale.state': 'reprocessed' } },
} as const satisfies Parts
