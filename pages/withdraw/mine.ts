import type { Block } from '@pagewright/engine/language'
import { whatsApp } from '../inApp'
import { lag, isLagKnown } from './limits'
import {
  account,
  byDay,
  detailLines,
  moved,
  orderColumns,
  progress,
  rowLines,
  statusBadge,
  statusTabs,
  thread,
} from './orderWords'

/** The money is on its way, and nobody complains. */
const transferred = { 'row.status': 'in_progress', 'row.after_sale.state': { in: ['none', 'reprocessed'] } } as const
const reasons = { ...moved, '1319': 'order.moved.cancelledMine' } as const

/** Withdrawals as the one sees them who gets the money. */
export const myOrders: Block = {
  block: 'list',
  rows: 'POST /web/withdrawal/order/list',
  tabs: statusTabs,
  key: 'row.order_no',
  show: {
    title: 'row.reseller.name',
    image: 'row.reseller.avatar_url',
    badge: statusBadge,
    figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
    lines: rowLines,
  },
  sections: byDay,
  table: { title: 'order.reseller', sort: 'sort', columns: orderColumns },
  detail: {
    title: 'order.detail',
    find: { status: 'all', order_no: { from: 'row.order_no' } },
    badge: statusBadge,
    figure: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
    notes: {
      lag: {
        text: lag,
        when: { ...transferred, ...isLagKnown },
      },
      auto: {
        text: { say: 'order.autoConfirm', with: { count: { from: 'data.withdrawal.auto_confirm_days' } } },
        when: { ...transferred, 'data.withdrawal.auto_confirm_days': { min: 1 } },
      },
      // The server may name no days. Then there are 7.
      autoWeek: {
        text: { say: 'order.autoConfirm', with: { count: 7 } },
        when: { ...transferred, 'data.withdrawal.auto_confirm_days': { exists: false } },
      },
      waiting: { text: 'order.afterSale.waiting', when: { 'row.after_sale.state': 'open' } },
      reprocessed: {
        text: 'order.reprocessed',
        tone: 'good',
        when: { 'row.status': 'in_progress', 'row.after_sale.state': 'reprocessed' },
      },
    },
    lines: {
      reseller: { label: 'order.reseller', value: 'row.reseller.name' },
      ...detailLines,
    },
    blocks: { progress, thread },
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
          lines: { amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' } },
          notes: { final: { text: 'order.confirm.text', tone: 'warn' } },
        },
        done: 'order.confirm.done',
        failed: 'order.confirm.failed',
        reasons,
        then: 'reload',
      },
      dispute: {
        do: 'form',
        label: 'order.dispute',
        when: { 'row.can_dispute': true },
        form: 'dispute',
        fields: {
          kind: {
            label: 'order.dispute.kind',
            widget: 'cards',
            words: {
              not_received: 'order.dispute.notReceived',
              received_less: 'order.dispute.receivedLess',
            },
          },
          amount: {
            label: 'order.dispute.amount',
            widget: 'amount',
            max: { from: 'row.amount' },
            messages: { maximum: 'order.dispute.amount.less' },
            when: { 'form.kind': 'received_less' },
          },
          text: { label: 'order.dispute.text', widget: 'textarea' },
          images: { label: 'order.dispute.images', widget: 'image', max: 3 },
        },
        submit: {
          do: 'call',
          call: 'POST /web/withdrawal/order/dispute',
          label: 'common.submit',
          tone: 'primary',
          body: { order_no: { from: 'row.order_no' } },
          ask: { title: 'order.dispute.ask', ok: 'common.submit' },
          done: 'order.dispute.done',
          failed: 'order.dispute.failed',
          reasons: { ...reasons, '1102': 'order.dispute.amount.less', '1305': 'order.dispute.over' },
          then: 'reload',
        },
      },
      cancel: {
        do: 'call',
        call: 'POST /web/withdrawal/order/confirm',
        label: 'order.cancel',
        tone: 'danger',
        when: { 'row.status': 'pending' },
        body: { order_no: { from: 'row.order_no' }, result: 'cancel' },
        ask: { title: 'order.cancel.ask', ok: 'order.cancel' },
        done: 'order.cancel.done',
        failed: 'order.cancel.failed',
        reasons,
        then: 'reload',
      },
      whatsApp,
    },
  },
  empty: {
    text: 'order.empty',
    icon: 'banknote',
    action: { do: 'link', label: 'method.title', to: '/withdraw/add-method' },
  },
}
