import type { Block } from '@pagewright/engine/language'
import { whatsApp } from '../inApp'
import { detailLines, rowLines, statuses, statusTabs, tones } from './orderWords'

/** Withdrawals as the one sees them who gets the money. */
export const myOrders: Block = {
  block: 'list',
  rows: 'POST /web/withdrawal/order/list',
  tabs: statusTabs,
  key: 'row.order_no',
  show: {
    title: 'row.reseller.name',
    image: 'row.reseller.avatar_url',
    badge: { value: 'row.status', words: statuses, tones },
    figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
    lines: rowLines,
  },
  detail: {
    title: 'order.detail',
    badge: { value: 'row.status', words: statuses, tones },
    figure: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
    notes: {
      lag: {
        text: {
          say: 'order.lag',
          with: {
            min: { from: 'data.withdrawal.receipt_hours_min' },
            max: { from: 'data.withdrawal.receipt_hours_max' },
          },
        },
        when: { 'row.status': 'in_progress', 'data.withdrawal.receipt_hours_max': { exists: true } },
      },
      auto: {
        text: { say: 'order.autoConfirm', with: { count: { from: 'data.withdrawal.auto_confirm_days' } } },
        when: { 'row.status': 'in_progress', 'data.withdrawal.auto_confirm_days': { exists: true } },
      },
      autoCancel: {
        text: { say: 'order.autoCancel', with: { count: { from: 'data.withdrawal.auto_cancel_days' } } },
        when: {
          'row.status': { in: ['pending', 'applying'] },
          'data.withdrawal.auto_cancel_days': { exists: true },
        },
      },
      reprocessed: {
        text: 'order.reprocessed',
        tone: 'good',
        when: { 'row.after_sale.state': 'reprocessed' },
      },
    },
    lines: {
      reseller: { label: 'order.reseller', value: 'row.reseller.name' },
      ...detailLines,
    },
    actions: {
      received: {
        do: 'call',
        call: 'POST /web/withdrawal/order/confirm',
        label: 'order.confirm',
        tone: 'primary',
        when: { 'row.status': 'in_progress' },
        body: { order_no: { from: 'row.order_no' }, result: 'received' },
        ask: { title: 'order.confirm.ask', text: 'order.confirm.text', ok: 'order.confirm' },
        done: 'order.confirm.done',
        failed: 'order.confirm.failed',
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
          done: 'order.dispute.done',
          failed: 'order.dispute.failed',
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
        then: 'reload',
      },
      whatsApp,
    },
  },
  empty: {
    text: 'order.empty',
    action: { do: 'link', label: 'method.title', to: '/withdraw/add-method' },
  },
}
