import type { Block } from '@pagewright/engine/language'
import { amountDue, currency, isMissing, isShort, isWhole, missing } from './missing'
import {
  diamondsBack,
  expectedAt,
  isBack,
  isFinished,
  isInTime,
  isLate,
  isOver,
  isPaid,
  isReachable,
  unknownState,
} from './orderState'
import {
  account,
  byDay,
  complaintKinds,
  detailLines,
  isNotDenied,
  mineBadge,
  myProgress,
  myTabs,
  myThread,
  orderColumns,
  rowLines,
} from './orderWords'

/** The server names no time of the automatic confirmation. */
const isUndated = { 'row.auto_at': { exists: false } } as const
const isPaidAgain = { 'row.status': 'in_progress', 'row.after_sale.state': 'reprocessed' } as const

const disputeText = { label: 'order.dispute.text', widget: 'textarea' } as const
const disputeImages = { label: 'order.dispute.images', widget: 'image', max: 3 } as const
/** What a complaint says in words and pictures, in the step before it is sent. */
const said = {
  text: { label: 'order.dispute.text', value: 'form.text', when: { 'form.text': { exists: true } } },
  images: {
    label: 'order.dispute.images',
    value: 'form.images',
    format: 'images',
    when: { 'form.images': { exists: true } },
  },
} as const
const sendDispute = {
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
} as const

/** Withdrawals as the one sees them who gets the money. */
export const myOrders: Block = {
  block: 'list',
  rows: 'POST /web/withdrawal/order/list',
  tabs: myTabs,
  key: 'row.order_no',
  show: {
    title: 'row.reseller.name',
    image: 'row.reseller.avatar_url',
    badge: mineBadge,
    figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
    lines: rowLines,
  },
  sections: byDay,
  table: {
    title: 'order.reseller',
    sort: 'sort',
    columns: { status: { label: 'order.status', ...mineBadge }, ...orderColumns },
  },
  detail: {
    title: 'order.detail',
    find: { status: 'all', order_no: { from: 'row.order_no' } },
    badge: mineBadge,
    figure: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
    notes: {
      pending: { text: 'order.wait.pending', when: { 'row.status': 'pending' } },
      applying: { text: 'order.wait.applying', when: isInTime },
      until: {
        text: { say: 'order.wait.until', with: expectedAt },
        when: { ...isInTime, 'row.expected_at': { exists: true } },
      },
      late: { text: 'order.late', tone: 'warn', when: isLate },
      lag: {
        text: { use: 'limits.lag' },
        when: { ...isPaid, use: 'limits.isLagKnown' },
      },
      autoOn: {
        text: { say: 'order.autoConfirm.on', with: { time: { from: 'row.auto_at', format: 'time' } } },
        when: { ...isPaid, 'row.auto_at': { exists: true } },
      },
      auto: {
        text: { say: 'order.autoConfirm', with: { count: { from: 'data.withdrawal.auto_confirm_days' } } },
        when: { ...isPaid, ...isUndated, 'data.withdrawal.auto_confirm_days': { min: 1 } },
      },
      // The server may name no days. Then there are 7.
      autoWeek: {
        text: { say: 'order.autoConfirm', with: { count: 7 } },
        when: { ...isPaid, ...isUndated, 'data.withdrawal.auto_confirm_days': { exists: false } },
      },
      finished: { text: 'order.finished', when: isOver },
      finishedMine: { text: 'order.finished.mine', when: { ...isFinished, 'row.can_dispute': { not: false } } },
      over: { text: 'order.dispute.past', when: isOver },
      back: { text: { say: 'order.backMine', with: diamondsBack }, tone: 'good', when: isBack },
      unknown: unknownState,
      waiting: { text: 'order.afterSale.waiting', when: { any: [isMissing.all, isMissing.unknown] } },
      waitingPart: {
        text: { say: 'order.afterSale.waitingLess', with: { missing, currency } },
        when: isMissing.part,
      },
      unanswered: { text: 'order.afterSale.unanswered', when: { 'row.after_sale.state': 'open', any: isReachable } },
      reprocessed: { text: 'order.reprocessed', tone: 'good', when: { ...isPaidAgain, ...isNotDenied, any: isWhole } },
      sentPart: {
        text: { say: 'order.reprocessedLess', with: { missing, currency } },
        tone: 'good',
        when: { ...isPaidAgain, ...isNotDenied, ...isShort },
      },
      denied: { text: 'order.denied.text', tone: 'warn', when: { ...isPaidAgain, 'row.after_sale.answer': 'denied' } },
    },
    lines: {
      reseller: { label: 'order.reseller', value: 'row.reseller.name' },
      ...detailLines,
    },
    blocks: { progress: myProgress, thread: myThread },
    actions: {
      // It says that the money has arrived, after one more look at what is confirmed.
      received: {
        do: 'call',
        call: 'POST /web/withdrawal/order/confirm',
        label: 'order.confirm',
        // While a complaint is open, nobody is led to confirm what has not arrived.
        tone: { primary: { 'row.after_sale.state': { not: 'open' } } },
        when: { 'row.status': 'in_progress' },
        body: { order_no: { from: 'row.order_no' }, result: 'received' },
        review: {
          title: 'order.confirm.ask',
          parties: {
            reseller: {
              label: 'order.reseller',
              name: 'row.reseller.name',
              number: 'row.reseller.duid',
              image: 'row.reseller.avatar_url',
            },
            account,
          },
          lines: {
            amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
            missing: amountDue.missing,
          },
          notes: {
            final: { text: 'order.confirm.text', tone: 'warn' },
            ends: { text: 'order.confirm.ends', tone: 'warn', when: { 'row.after_sale.state': 'open' } },
          },
        },
        done: 'order.confirm.done',
        failed: 'order.confirm.failed',
        reasons: { use: 'refusals.myOrder' },
        then: 'reload',
      },
      dispute: {
        do: 'form',
        label: 'order.dispute',
        when: { 'row.status': { in: ['in_progress', 'completed'] }, 'row.can_dispute': true },
        form: 'dispute',
        fields: {
          kind: {
            label: 'order.dispute.kind',
            widget: 'cards',
            messages: { required: 'order.dispute.kind.empty' },
            words: complaintKinds,
          },
          amount: {
            label: 'order.dispute.amount',
            widget: 'amount',
            help: { say: 'order.dispute.amount.help', with: { currency } },
            min: { from: 'row.after_sale.amount', message: 'order.dispute.amount.more' },
            notes: {
              missing: {
                text: {
                  say: 'order.dispute.missing',
                  with: { missing: { from: 'row.amount', minus: 'form.amount', format: 'money' }, currency },
                },
                when: { 'form.amount': { min: 0.01, below: { from: 'row.amount' } } },
              },
            },
            when: { 'form.kind': 'received_less' },
          },
          text: disputeText,
          images: disputeImages,
        },
        rules: {
          less: {
            holds: { 'form.amount': { below: { from: 'row.amount' } } },
            otherwise: 'order.dispute.amount.less',
            at: 'amount',
          },
        },
        submit: {
          ...sendDispute,
          review: {
            title: 'order.dispute.ask',
            lines: {
              kind: { label: 'order.dispute.kind', value: 'form.kind', words: complaintKinds },
              amount: {
                label: 'order.dispute.amount',
                value: 'form.amount',
                format: 'money',
                unit: 'row.currency',
                when: { 'form.kind': 'received_less' },
              },
              missing: {
                label: 'order.missing',
                value: 'row.amount',
                minus: 'form.amount',
                format: 'money',
                unit: 'row.currency',
                when: { 'form.kind': 'received_less' },
              },
              ...said,
            },
          },
          body: { order_no: { from: 'row.order_no' } },
        },
      },
      // Nothing has been sent, so nothing less can have arrived.
      notReceived: {
        do: 'form',
        label: 'order.dispute',
        when: isLate,
        form: 'lateDispute',
        fields: { text: disputeText, images: disputeImages },
        submit: {
          ...sendDispute,
          // A complaint takes the place of the cancel.
          review: {
            title: 'order.dispute.askLate',
            lines: {
              amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
              ...said,
            },
          },
          body: { order_no: { from: 'row.order_no' }, kind: 'not_received' },
        },
      },
      cancel: {
        do: 'call',
        call: 'POST /web/withdrawal/order/confirm',
        label: 'order.cancel',
        tone: 'danger',
        when: { any: [{ 'row.status': 'pending' }, isLate] },
        body: { order_no: { from: 'row.order_no' }, result: 'cancel' },
        ask: { title: 'order.cancel.ask', ok: 'order.cancel' },
        done: 'order.cancel.done',
        failed: 'order.cancel.failed',
        reasons: { use: 'refusals.myOrder' },
        then: 'reload',
      },
      again: {
        do: 'link',
        label: 'withdraw.title',
        icon: 'banknote',
        when: { 'row.status': { in: ['cancelled', 'closed'] } },
        to: '/withdraw',
        query: { diamonds: { from: 'row.diamonds' } },
      },
      whatsApp: { use: 'inApp.whatsApp' },
    },
  },
  empty: {
    text: 'order.empty',
    icon: 'banknote',
    action: { do: 'link', label: 'method.title', to: '/withdraw/add-method' },
  },
}
