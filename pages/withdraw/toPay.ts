import type { Block } from '@pagewright/engine/language'
import { whatsApp } from '../inApp'
import { detailLines, rowLines, statuses, statusTabs, tones } from './orderWords'

/** Withdrawals as the reseller sees them, who pays them out. */
export const ordersToPay: Block = {
  block: 'list',
  rows: 'POST /web/withdrawal/agent/order/list',
  tabs: statusTabs,
  key: 'row.order_no',
  show: {
    title: 'row.user.name',
    image: 'row.user.avatar_url',
    badge: { value: 'row.status', words: statuses, tones },
    figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
    lines: rowLines,
  },
  detail: {
    title: 'order.detail',
    badge: { value: 'row.status', words: statuses, tones },
    figure: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
    notes: {
      afterSale: { text: 'order.afterSale.open', tone: 'danger', when: { 'row.after_sale.state': 'open' } },
    },
    lines: {
      user: { label: 'order.user', value: 'row.user.name' },
      ...detailLines,
    },
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
          body: { order_no: { from: 'row.order_no' }, step: 'transfer' },
          done: 'order.transfer.done',
          failed: 'order.transfer.failed',
          then: 'reload',
        },
      },
      reprocess: {
        do: 'form',
        label: 'order.reprocess',
        tone: 'primary',
        when: { 'row.after_sale.state': 'open' },
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
          body: { order_no: { from: 'row.order_no' }, step: 'reprocess' },
          done: 'order.transfer.done',
          failed: 'order.transfer.failed',
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
          done: 'order.refuse.done',
          failed: 'order.refuse.failed',
          then: 'reload',
        },
      },
      whatsApp,
    },
  },
  empty: { text: 'order.empty' },
}
