import type { PageConfig } from '@pagewright/engine/language'

export const withdrawOrder: PageConfig = {
  title: 'order.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    sides: {
      block: 'tabs',
      param: 'side',
      tabs: {
        // The queue that waits for a reseller.
        toPay: {
          label: 'order.toPay',
          when: { 'user.is_reseller': true },
          blocks: {
            orders: {
              block: 'list',
              rows: 'POST /web/withdrawal/agent/order/list',
              reasons: { use: 'refusals.notAllowed' },
              tabs: {
                param: 'status',
                items: {
                  toDo: { value: 'to_do', label: 'order.toDo' },
                  all: { value: 'all', label: 'common.all' },
                  states: {
                    use: 'orders.states',
                    entries: { pending: { label: 'order.pending.you' }, applying: { label: 'order.applying.you' } },
                  },
                },
              },
              search: { param: 'keyword', placeholder: 'order.search' },
              key: 'row.order_no',
              show: {
                title: 'row.user.name',
                image: 'row.user.avatar_url',
                badge: { use: 'orders.toPayBadge' },
                figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
                lines: { rowLines: { use: 'orders.rowLines' } },
              },
              sections: { by: 'row.requested_at', format: 'day' },
              table: {
                title: 'order.user',
                sort: 'sort',
                columns: {
                  status: { label: 'order.status', use: 'orders.toPayBadge' },
                  orderColumns: { use: 'orders.orderColumns' },
                },
              },
              detail: {
                title: 'order.detail',
                find: { status: 'all', order_no: { from: 'row.order_no' } },
                blocks: {
                  order: { use: 'orders.theirs' },
                  thread: { use: 'orders.thread' },
                },
                actions: {
                  process: {
                    do: 'call',
                    call: 'POST /web/withdrawal/agent/order/confirm',
                    label: 'order.process',
                    tone: 'primary',
                    when: { 'row.status': 'pending' },
                    body: { order_no: { from: 'row.order_no' }, step: 'process' },
                    ask: {
                      title: { say: 'order.process.ask', with: { name: { from: 'row.user.name' } } },
                      text: 'order.process.text',
                      ok: 'order.process',
                    },
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
                      review: {
                        title: 'order.transfer.review',
                        parties: { payee: { use: 'orders.payee' } },
                        lines: {
                          accountLines: { use: 'orders.accountLines' },
                          amount: { use: 'orders.amountDue' },
                          missing: { use: 'orders.missingDue' },
                          proof: { label: 'order.proof', value: 'form.images', format: 'images' },
                        },
                        notes: { final: { text: 'order.transfer.final', tone: 'warn' } },
                      },
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
                        words: { use: 'orders.answers' },
                        when: { 'row.transferred_at': { exists: true } },
                      },
                      images: {
                        label: 'order.proof',
                        help: 'order.proof.help',
                        widget: 'image',
                        messages: { required: 'order.proof.empty', minItems: 'order.proof.empty' },
                        notes: {
                          missing: {
                            text: {
                              say: 'order.proof.missing',
                              with: { use: 'orders.missing' },
                            },
                            when: { use: 'orders.isPartMissing', 'form.answer': { not: 'denied' } },
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
                      // Who denies a complaint reports no payment.
                      review: {
                        title: 'order.answer.review',
                        parties: { payee: { use: 'orders.payee' } },
                        lines: {
                          answer: {
                            label: 'order.answer',
                            value: 'form.answer',
                            words: { use: 'orders.answers' },
                            when: { 'row.transferred_at': { exists: true } },
                          },
                          accountLines: { use: 'orders.accountLines' },
                          amount: { use: 'orders.amountDue' },
                          missing: { use: 'orders.missingDue', when: { 'form.answer': { not: 'denied' } } },
                          proof: { label: 'order.proof', value: 'form.images', format: 'images' },
                          claimed: {
                            use: 'orders.missingDue',
                            label: 'order.missing.claimed',
                            when: { 'form.answer': 'denied' },
                          },
                          text: {
                            label: 'order.answer.text',
                            value: 'form.text',
                            when: { 'form.text': { exists: true } },
                          },
                        },
                        notes: {
                          final: {
                            text: 'order.transfer.final',
                            tone: 'warn',
                            when: { 'form.answer': { not: 'denied' } },
                          },
                          denied: { text: 'order.answer.open', tone: 'warn', when: { 'form.answer': 'denied' } },
                        },
                      },
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
                      ask: {
                        title: { say: 'order.refuse.ask', with: { name: { from: 'row.user.name' } } },
                        text: 'order.refuse.text',
                        ok: 'order.refuse',
                      },
                      done: 'order.refuse.done',
                      failed: 'order.refuse.failed',
                      reasons: { use: 'refusals.orderToPay' },
                      then: 'reload',
                    },
                  },
                  whatsApp: { use: 'inApp.whatsApp' },
                },
              },
              empty: { text: 'order.empty', icon: 'banknote' },
            },
          },
        },
        mine: {
          label: 'order.mine',
          blocks: {
            orders: {
              block: 'list',
              rows: 'POST /web/withdrawal/order/list',
              tabs: {
                param: 'status',
                items: {
                  all: { value: 'all', label: 'common.all' },
                  states: { use: 'orders.states', entries: { inProgress: { label: 'order.confirm' } } },
                },
              },
              key: 'row.order_no',
              show: {
                title: 'row.reseller.name',
                image: 'row.reseller.avatar_url',
                badge: { use: 'orders.mineBadge' },
                figure: { value: 'row.amount', format: 'money', unit: 'row.currency' },
                lines: { rowLines: { use: 'orders.rowLines' } },
              },
              // The day of a request stands above its rows.
              sections: { by: 'row.requested_at', format: 'day' },
              table: {
                title: 'order.reseller',
                sort: 'sort',
                columns: {
                  status: { label: 'order.status', use: 'orders.mineBadge' },
                  orderColumns: { use: 'orders.orderColumns' },
                },
              },
              detail: {
                title: 'order.detail',
                find: { status: 'all', order_no: { from: 'row.order_no' } },
                blocks: {
                  order: { use: 'orders.mine' },
                  thread: { use: 'orders.thread', list: { words: { user: 'order.thread.mine' } } },
                },
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
                        account: { use: 'orders.account' },
                      },
                      lines: {
                        amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
                        missing: { use: 'orders.missingDue' },
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
                        words: { use: 'orders.complaintKinds' },
                      },
                      amount: {
                        label: 'order.dispute.amount',
                        widget: 'amount',
                        help: { say: 'order.dispute.amount.help', with: { currency: { from: 'row.currency' } } },
                        min: { from: 'row.after_sale.amount', message: 'order.dispute.amount.more' },
                        notes: {
                          missing: {
                            text: {
                              say: 'order.dispute.missing',
                              with: {
                                missing: { from: 'row.amount', minus: 'form.amount', format: 'money' },
                                currency: { from: 'row.currency' },
                              },
                            },
                            when: { 'form.amount': { min: 0.01, below: { from: 'row.amount' } } },
                          },
                        },
                        when: { 'form.kind': 'received_less' },
                      },
                      text: { label: 'order.dispute.text', widget: 'textarea' },
                      images: { label: 'order.dispute.images', widget: 'image', max: 3 },
                    },
                    rules: {
                      less: {
                        holds: { 'form.amount': { below: { from: 'row.amount' } } },
                        otherwise: 'order.dispute.amount.less',
                        at: 'amount',
                      },
                    },
                    submit: {
                      use: 'orders.sendDispute',
                      review: {
                        title: 'order.dispute.ask',
                        lines: {
                          kind: {
                            label: 'order.dispute.kind',
                            value: 'form.kind',
                            words: { use: 'orders.complaintKinds' },
                          },
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
                          said: { use: 'orders.said' },
                        },
                      },
                      body: { order_no: { from: 'row.order_no' } },
                    },
                  },
                  // Nothing has been sent, so nothing less can have arrived.
                  notReceived: {
                    do: 'form',
                    label: 'order.dispute',
                    when: { use: 'orders.isLate' },
                    form: 'lateDispute',
                    fields: {
                      text: { label: 'order.dispute.text', widget: 'textarea' },
                      images: { label: 'order.dispute.images', widget: 'image', max: 3 },
                    },
                    submit: {
                      use: 'orders.sendDispute',

                      // A complaint takes the place of the cancel.
                      review: {
                        title: 'order.dispute.askLate',
                        lines: {
                          amount: { label: 'order.amount', value: 'row.amount', format: 'money', unit: 'row.currency' },
                          said: { use: 'orders.said' },
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
                    when: { any: [{ 'row.status': 'pending' }, { use: 'orders.isLate' }] },
                    body: { order_no: { from: 'row.order_no' }, result: 'cancel' },
                    ask: {
                      title: 'order.cancel.ask',
                      text: 'order.cancel.text',
                      ok: 'order.cancel',
                      cancel: 'order.keep',
                    },
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
            },
          },
        },
      },
    },
  },
}
