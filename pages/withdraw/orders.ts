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
  /** Nothing has ended it. */
  isUnderWay: { value: { 'row.status': { in: ['pending', 'applying', 'in_progress', 'completed'] } } },
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
  theirStatuses: { value: { use: 'orders.statuses', pending: 'order.pending.you', applying: 'order.applying.you' } },
  /**
   * The state in the words of its reader, and the colour of who acts: one for the reader, one for the other side. An order
   * is no longer just in progress while somebody complains about it.
   */
  mineBadge: {
    value: {
      value: 'row.status',
      words: { use: 'orders.myStatuses' },
      tones: { pending: 'warn', applying: 'warn', in_progress: 'primary', completed: 'good' },
      instead: { disputed: { use: 'orders.disputed' } },
    },
  },
  toPayBadge: {
    value: {
      value: 'row.status',
      words: { use: 'orders.theirStatuses' },
      tones: { pending: 'primary', applying: 'primary', in_progress: 'warn', completed: 'good' },
      instead: { disputed: { use: 'orders.disputed' } },
    },
  },
  disputed: {
    value: {
      text: 'order.disputed',
      tone: 'danger',
      when: { 'row.status': 'in_progress', 'row.after_sale.state': 'open' },
    },
  },
  /** The account to which an order is paid, in the step before sending. */
  account: {
    value: {
      label: 'order.method',
      name: 'row.method.name',
      number: 'row.method.account',
      format: 'groups',
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
  /** The day stands above the rows, and the time in the order. */
  rowLines: {
    entries: { method: { label: 'order.method', value: 'row.method.name', bare: true } },
  },
  /** The columns of orders on a wide screen. */
  orderColumns: {
    entries: {
      // The head of a narrow column.
      amount: { label: 'recharge.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
      diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count', sort: 'diamonds' },
      method: { label: 'order.method', value: 'row.method.name' },
      requested: { label: 'order.requested', value: 'row.requested_at', format: 'time', sort: 'requested_at' },
    },
  },
  /** Everything that is needed to pay an order out. */
  payeeLines: {
    entries: {
      account: { label: 'method.account', value: 'row.method.account', format: 'groups', copy: true },
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
        format: 'groups',
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
  /** The pictures that prove a payment. */
  proof: {
    value: {
      label: 'order.proof',
      value: 'row.proof',
      format: 'images',
      parts: { src: 'url', time: 'uploaded_at' },
      when: { 'row.proof': { exists: true } },
    },
  },
  detailLines: {
    entries: {
      number: { label: 'order.number', value: 'row.order_no', format: 'id', copy: true },
      diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count' },
      missing: { use: 'orders.missingDue' },
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
    },
  },
  /** The few steps of an order. A complaint stands between the payment and its receipt. */
  track: {
    entries: {
      requested: { label: 'order.track.requested', time: 'row.requested_at' },
      accepted: {
        label: 'order.track.accepted',
        time: 'row.accepted_at',
        // A complaint takes its place.
        when: {
          'row.after_sale.state': { not: 'open' },
          any: [{ use: 'orders.isUnderWay' }, { 'row.accepted_at': { exists: true } }],
        },
      },
      paid: { label: 'order.track.paid', time: 'row.transferred_at', when: { use: 'orders.isUnderWay' } },
      complaint: {
        label: 'order.track.complaint',
        done: { 'row.after_sale.state': { not: 'open' } },
        when: { use: 'orders.isUnderWay', 'row.after_sale.state': 'open' },
      },
      received: { label: 'order.track.received', time: 'row.completed_at', when: { use: 'orders.isUnderWay' } },
      cancelled: {
        label: 'order.cancelled',
        time: 'row.cancelled_at',
        breaksOff: true,
        when: { 'row.status': 'cancelled' },
      },
      closed: { label: 'order.closed', time: 'row.closed_at', breaksOff: true, when: { 'row.status': 'closed' } },
    },
  },
  figure: { value: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' } },
  worth: {
    value: {
      say: 'data.diamonds',
      with: { count: { from: 'row.diamonds' }, num: { from: 'row.diamonds', format: 'count' } },
    },
  },
  /** Why a reseller rejected it. */
  reasonNote: {
    value: {
      text: { say: 'order.says.reason', with: { reason: { from: 'row.reason' } } },
      when: { 'row.reason': { exists: true } },
    },
  },
  /** An order as the one who withdraws reads it. */
  mine: {
    block: {
      block: 'receipt',
      badge: { use: 'orders.mineBadge' },
      figure: { use: 'orders.figure' },
      worth: { use: 'orders.worth' },
      says: {
        waitingPart: {
          text: { say: 'order.afterSale.waitingLess', with: { use: 'orders.missing' } },
          when: { use: 'orders.isPartMissing' },
        },
        waiting: { text: 'order.afterSale.waiting', when: { 'row.after_sale.state': 'open' } },
        denied: {
          text: 'order.denied.text',
          when: { use: 'orders.isPaidAgain', 'row.after_sale.answer': 'denied' },
        },
        sentPart: {
          text: { say: 'order.reprocessedLess', with: { use: 'orders.missing' } },
          when: { use: ['orders.isPaidAgain', 'orders.isShort'] },
        },
        reprocessed: { text: 'order.reprocessed', when: { use: 'orders.isPaidAgain' } },
        pending: {
          text: { say: 'order.says.pending', with: { name: { from: 'row.reseller.name' } } },
          when: { 'row.status': 'pending' },
        },
        late: { text: 'order.late', when: { use: 'orders.isLate' } },
        applying: {
          text: { say: 'order.says.applying', with: { name: { from: 'row.reseller.name' } } },
          when: { 'row.status': 'applying' },
        },
        paid: {
          text: { say: 'order.says.paid', with: { name: { from: 'row.reseller.name' } } },
          when: { 'row.status': 'in_progress' },
        },
        completed: {
          text: {
            say: 'order.says.completed',
            with: { name: { from: 'row.reseller.name' }, num: { from: 'row.diamonds', format: 'count' } },
          },
          when: { 'row.status': 'completed' },
        },
        back: {
          text: { say: 'order.backMine', with: { num: { from: 'row.diamonds', format: 'count' } } },
          when: { use: 'orders.isBack' },
        },
        unknown: { use: 'orders.unknownState' },
      },
      notes: {
        until: {
          // The cancel begins at this time, not with the day.
          text: { say: 'order.wait.until', with: { time: { from: 'row.expected_at', format: 'time' } } },
          when: { use: 'orders.isInTime', 'row.expected_at': { exists: true } },
        },
        lag: { text: { use: 'limits.lag' }, when: { use: ['orders.isPaid', 'limits.isLagKnown'] } },
        autoOn: {
          text: { say: 'order.autoConfirm.on', with: { time: { from: 'row.auto_at', format: 'time' } } },
          when: { use: 'orders.isPaid', 'row.auto_at': { exists: true } },
        },
        auto: {
          text: { say: 'order.autoConfirm', with: { count: { from: 'data.withdrawal.auto_confirm_days' } } },
          when: {
            use: 'orders.isPaid',
            // The server names no time of the automatic confirmation.
            'row.auto_at': { exists: false },
            'data.withdrawal.auto_confirm_days': { min: 1 },
          },
        },
        // The server may name no days. Then there are 7.
        autoWeek: {
          text: { say: 'order.autoConfirm', with: { count: 7 } },
          when: {
            use: 'orders.isPaid',
            'row.auto_at': { exists: false },
            'data.withdrawal.auto_confirm_days': { exists: false },
          },
        },
        unanswered: {
          text: 'order.afterSale.unanswered',
          when: {
            'row.after_sale.state': 'open',
            any: [{ 'data.settings.customer_contact': { exists: true } }, { 'market.contact': { exists: true } }],
          },
        },
        complain: {
          text: 'order.says.complain',
          when: { 'row.status': 'completed', 'row.can_dispute': { not: false } },
        },
        over: { text: 'order.dispute.past', when: { use: 'orders.isOver' } },
        reason: { use: 'orders.reasonNote' },
      },
      track: { track: { use: 'orders.track' } },
      parties: {
        reseller: { label: 'order.reseller', name: 'row.reseller.name', image: 'row.reseller.avatar_url' },
        me: { label: 'order.you', name: 'row.user.name', image: 'row.user.avatar_url' },
      },
      account: {
        use: 'orders.account',
        lines: {
          accountLines: { use: 'orders.accountLines' },
          proof: { use: 'orders.proof' },
          contacts: { use: 'orders.contacts' },
        },
      },
      lines: { detailLines: { use: 'orders.detailLines' } },
      // As the receiver reads them, who is the one to confirm.
      blocks: { progress: { use: 'orders.progress', steps: { completed: { pending: 'order.completed.mine' } } } },
    },
  },
  /** An order as the one who pays it reads it. */
  theirs: {
    block: {
      block: 'receipt',
      badge: { use: 'orders.toPayBadge' },
      figure: { use: 'orders.figure' },
      worth: { use: 'orders.worth' },
      says: {
        part: {
          text: { say: 'order.afterSale.less', with: { use: 'orders.missing' } },
          when: { use: 'orders.isPartMissing' },
        },
        all: {
          text: {
            say: 'order.afterSale.none',
            with: { amount: { from: 'row.amount', format: 'money' }, currency: { from: 'row.currency' } },
          },
          when: { use: 'orders.isAllMissing' },
        },
        unclear: { text: 'order.afterSale.open', when: { use: 'orders.isMissingUnclear' } },
        pending: { text: 'order.do.pending', when: { 'row.status': 'pending' } },
        late: { text: 'order.do.late', tone: 'warn', when: { use: 'orders.isLate' } },
        applying: { text: 'order.do.applying', when: { 'row.status': 'applying' } },
        confirm: { text: 'order.wait.confirm', when: { 'row.status': 'in_progress' } },
        finished: { text: 'order.finished', when: { 'row.status': 'completed' } },
        back: {
          text: { say: 'order.backTheirs', with: { num: { from: 'row.diamonds', format: 'count' } } },
          when: { use: 'orders.isBack' },
        },
        unknown: { use: 'orders.unknownState' },
      },
      notes: {
        until: {
          text: { say: 'order.do.until', with: { time: { from: 'row.expected_at', format: 'time' } } },
          when: { use: 'orders.isInTime', 'row.expected_at': { exists: true } },
        },
        auto: {
          text: { say: 'order.wait.auto', with: { time: { from: 'row.auto_at', format: 'time' } } },
          when: { use: 'orders.isPaid', 'row.auto_at': { exists: true } },
        },
        reason: { use: 'orders.reasonNote' },
      },
      track: { track: { use: 'orders.track' } },
      parties: {
        me: { label: 'order.you', name: 'row.reseller.name', image: 'row.reseller.avatar_url' },
        user: { label: 'order.user', name: 'row.user.name', image: 'row.user.avatar_url' },
      },
      account: {
        label: 'order.method',
        name: 'row.method.name',
        image: 'row.method.image_url',
        imageShape: 'square',
        lines: {
          payeeLines: { use: 'orders.payeeLines' },
          proof: { use: 'orders.proof' },
          contacts: { use: 'orders.contacts' },
        },
        actions: {
          copyAll: {
            do: 'copy',
            label: 'order.copyAll',
            icon: 'copy',
            when: { any: [{ 'row.status': 'applying' }, { 'row.after_sale.state': 'open' }] },
            lines: {
              amount: { use: 'orders.amountDue', format: 'text' },
              missing: { use: 'orders.missingDue' },
              method: { label: 'order.method', value: 'row.method.name' },
              payeeLines: { use: 'orders.payeeLines' },
              number: { label: 'order.number', value: 'row.order_no', format: 'text' },
            },
            done: 'order.copyAll.done',
          },
        },
      },
      lines: { detailLines: { use: 'orders.detailLines' } },
      blocks: { progress: { use: 'orders.progress' } },
    },
  },
  /** Whose account it is, in the step before sending. */
  accountLines: {
    entries: {
      holder: { label: 'method.holder', value: 'row.method.holder', when: { 'row.method.holder': { exists: true } } },
      iban: {
        label: 'method.iban',
        value: 'row.method.iban',
        format: 'groups',
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
            any: [{ use: 'orders.isUnderWay' }, { 'row.accepted_at': { exists: true } }],
          },
        },
        paid: {
          label: 'order.paid',
          pending: 'order.paid.pending',
          time: 'row.transferred_at',
          when: {
            use: 'orders.isUnderWay',
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
          when: { use: 'orders.isUnderWay' },
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
