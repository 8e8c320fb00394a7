import type { Block } from '@pagewright/engine/language'
import { amountDue, currency, isMissing, missing } from './missing'
import { diamondsBack, expectedAt, isBack, isFinished, isInTime, isLate, isPaid, unknownState } from './orderState'
import {
  account,
  answers,
  byDay,
  detailLines,
  orderColumns,
  payeeLines,
  progress,
  rowLines,
  thread,
  toPayBadge,
  toPayTabs,
} from './orderWords'

/** Asks a reseller to check the payment before it is reported as sent. */
const paidReview = {
  title: 'order.transfer.review',
  parties: {
    user: { label: 'order.user', name: 'row.user.name', number: 'row.user.duid', image: 'row.user.avatar_url' },
    account,
  },
  lines: {
    holder: { label: 'method.holder', value: 'row.method.holder', when: payeeLines.holder.when },
    iban: { label: 'method.iban', value: 'row.method.iban', format: 'id', when: payeeLines.iban.when },
    ...amountDue,
    proof: { label: 'order.proof', value: 'form.images', format: 'images' },
  },
  notes: { final: { text: 'order.transfer.final', tone: 'warn' } },
} as const

/** Asks once more before a complaint is answered. Who denies it reports no payment. */
const answerReview = {
  ...paidReview,
  title: 'order.answer.review',
  lines: {
    answer: {
      label: 'order.answer',
      value: 'form.answer',
      words: answers,
      when: { 'row.transferred_at': { exists: true } },
    },
    ...paidReview.lines,
    missing: { ...amountDue.missing, when: { ...isMissing.part, 'form.answer': { not: 'denied' } } },
    claimed: {
      ...amountDue.missing,
      label: 'order.missing.claimed',
      when: { ...isMissing.part, 'form.answer': 'denied' },
    },
    text: { label: 'order.answer.text', value: 'form.text', when: { 'form.text': { exists: true } } },
  },
  notes: {
    final: { text: 'order.transfer.final', tone: 'warn', when: { 'form.answer': { not: 'denied' } } },
    denied: { text: 'order.answer.open', tone: 'warn', when: { 'form.answer': 'denied' } },
  },
} as const

/** Withdrawals as the reseller sees them, who pays them out. */
export const ordersToPay: Block = {
  block: 'list',
  rows: 'POST /web/withdrawal/agent/order/list',
  reasons: { use: 'refusals.notAllowed' },
  tabs: toPayTabs,
  search: { param: 'keyword', placeholder: 'order.search' },
  key: 'row.order_no',
  show: {
    title: 'row.user.name',
    image: 'row.user.avatar_url',
    badge: toPayBadge,
    figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
    lines: rowLines,
  },
  sections: byDay,
  table: {
    title: 'order.user',
    sort: 'sort',
    columns: { status: { label: 'order.status', ...toPayBadge }, ...orderColumns },
  },
  detail: {
    title: 'order.detail',
    find: { status: 'all', order_no: { from: 'row.order_no' } },
    badge: toPayBadge,
    figure: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
    notes: {
      pending: { text: 'order.do.pending', when: { 'row.status': 'pending' } },
      applying: { text: 'order.do.applying', when: { 'row.status': 'applying' } },
      until: {
        text: { say: 'order.do.until', with: expectedAt },
        when: { ...isInTime, 'row.expected_at': { exists: true } },
      },
      late: { text: 'order.do.late', tone: 'warn', when: isLate },
      confirm: { text: 'order.wait.confirm', when: isPaid },
      auto: {
        text: { say: 'order.wait.auto', with: { time: { from: 'row.auto_at', format: 'time' } } },
        when: { ...isPaid, 'row.auto_at': { exists: true } },
      },
      finished: { text: 'order.finished', when: isFinished },
      back: { text: { say: 'order.backTheirs', with: diamondsBack }, tone: 'warn', when: isBack },
      unknown: unknownState,
      part: {
        text: { say: 'order.afterSale.less', with: { missing, currency } },
        tone: 'danger',
        when: isMissing.part,
      },
      all: {
        text: { say: 'order.afterSale.none', with: { amount: { from: 'row.amount', format: 'money' }, currency } },
        tone: 'danger',
        when: isMissing.all,
      },
      unclear: { text: 'order.afterSale.open', tone: 'danger', when: isMissing.unknown },
    },
    lines: {
      user: { label: 'order.user', value: 'row.user.name' },
      ...detailLines,
    },
    blocks: { progress, thread },
    actions: {
      process: {
        do: 'call',
        call: 'POST /web/withdrawal/agent/order/confirm',
        label: 'order.process',
        tone: 'primary',
        when: { 'row.status': 'pending' },
        body: { order_no: { from: 'row.order_no' }, step: 'process' },
        ask: { title: 'order.process.ask', ok: 'order.process' },
        done: 'order.process.done',
        failed: 'order.process.failed',
        reasons: { use: 'refusals.orderToPay' },
        then: 'reload',
      },
      transfer: {
        do: 'form',
        label: 'order.transfer',
        tone: 'primary',
        when: { 'row.status': 'applying' },
        form: 'proof',
        fields: {
          images: {
            label: 'order.proof',
            help: 'order.proof.help',
            widget: 'image',
            messages: { required: 'order.proof.empty', minItems: 'order.proof.empty' },
            max: { from: 'data.withdrawal.max_proof_images' },
          },
        },
        submit: {
          do: 'call',
          call: 'POST /web/withdrawal/agent/order/confirm',
          label: 'order.transfer.submit',
          tone: 'primary',
          review: paidReview,
          body: { order_no: { from: 'row.order_no' }, step: 'transfer' },
          done: 'order.transfer.done',
          failed: 'order.transfer.failed',
          // Whoever reports a payment may have made it already.
          reasons: { use: 'refusals.proof', '1319': 'order.moved.cancelledPaid' },
          then: 'reload',
        },
      },
      reprocess: {
        do: 'form',
        label: 'order.reprocess',
        tone: 'primary',
        when: { 'row.after_sale.state': 'open' },
        form: 'answer',
        fields: {
          // Who has transferred nothing has nothing to deny.
          answer: {
            label: 'order.answer',
            widget: 'cards',
            initial: 'sent',
            words: answers,
            when: { 'row.transferred_at': { exists: true } },
          },
          images: {
            label: 'order.proof',
            help: 'order.proof.help',
            widget: 'image',
            messages: { required: 'order.proof.empty', minItems: 'order.proof.empty' },
            notes: {
              missing: {
                text: { say: 'order.proof.missing', with: { missing, currency } },
                when: { ...isMissing.part, 'form.answer': { not: 'denied' } },
              },
            },
            max: { from: 'data.withdrawal.max_proof_images' },
          },
          text: { label: 'order.answer.text', widget: 'textarea' },
        },
        rules: {
          words: {
            holds: { any: [{ 'form.answer': { not: 'denied' } }, { 'form.text': { exists: true } }] },
            otherwise: 'order.answer.why',
            at: 'text',
          },
        },
        submit: {
          do: 'call',
          call: 'POST /web/withdrawal/agent/order/confirm',
          label: 'order.answer.submit',
          tone: 'primary',
          review: answerReview,
          body: { order_no: { from: 'row.order_no' }, step: 'reprocess' },
          done: 'order.answer.done',
          failed: 'order.answer.failed',
          reasons: { use: 'refusals.proof' },
          then: 'reload',
        },
      },
      refuse: {
        do: 'form',
        label: 'order.refuse',
        tone: 'danger',
        when: { 'row.status': { in: ['pending', 'applying'] } },
        form: 'refusal',
        fields: {
          reason: { label: 'order.reason', widget: 'textarea' },
        },
        submit: {
          do: 'call',
          call: 'POST /web/withdrawal/agent/order/refuse',
          label: 'order.refuse',
          tone: 'danger',
          body: { order_no: { from: 'row.order_no' } },
          ask: { title: 'order.refuse.ask', ok: 'order.refuse' },
          done: 'order.refuse.done',
          failed: 'order.refuse.failed',
          reasons: { use: 'refusals.orderToPay' },
          then: 'reload',
        },
      },
      copyAll: {
        do: 'copy',
        label: 'order.copyAll',
        icon: 'copy',
        when: { any: [{ 'row.status': 'applying' }, { 'row.after_sale.state': 'open' }] },
        lines: {
          amount: { ...amountDue.amount, format: 'text' },
          missing: amountDue.missing,
          ...payeeLines,
          number: { label: 'order.number', value: 'row.order_no', format: 'text' },
        },
        done: 'order.copyAll.done',
      },
      whatsApp: { use: 'inApp.whatsApp' },
    },
  },
  empty: { text: 'order.empty', icon: 'banknote' },
}
