import type { PageConfig, PartConfig } from '@pagewright/engine/language'

export const kindBadge = {
  value: {
    value: 'row.kind',
    words: { out: 'agent.record.out', share: 'agent.record.share', purchase: 'agent.record.purchase' },
    tones: { share: 'good', purchase: 'primary' },
  },
} as const satisfies PartConfig

/** What a transfer took or brought, in words: the kind decides the sign. */
export const changeFigure = {
  value: {
    value: 'row.coins',
    format: 'gain',
    text: {
      say: 'recharge.pack',
      with: { count: { from: 'row.coins' }, coins: { from: 'row.coins', format: 'gain' } },
    },
    instead: {
      out: {
        text: {
          say: 'recharge.pack',
          with: { count: { from: 'row.coins' }, coins: { from: 'row.coins', format: 'loss' } },
        },
        when: { 'row.kind': 'out' },
      },
    },
  },
} as const satisfies PartConfig

export const agentCoin: PageConfig = {
  title: 'agent.coin.title',
  access: 'guarded',
  login: '/agent/login',
  needs: { agent: { use: 'roles.agentOnly' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    balance: {
      block: 'record',
      call: 'POST /web/AgentGold',
      look: 'hero',
      cells: { coins: { label: 'agent.coins', value: 'row.coins', format: 'count', big: true } },
    },
    transfer: {
      block: 'form',
      title: 'agent.transfer.title',
      // The form is there before the balance is, and goes if nothing is left to send.
      when: { any: [{ 'data.agentCoins.coins': { exists: false } }, { 'data.agentCoins.coins': { min: 1 } }] },
      otherwise: 'agent.transfer.none',
      form: 'transfer',
      fields: {
        receiver_id: {
          label: 'recharge.userId',
          help: 'agent.transfer.receiver.help',
          icon: 'id-card',
          messages: { required: 'agent.transfer.receiver.empty', minLength: 'agent.transfer.receiver.empty' },
          recent: { name: 'form.receiver_name' },
          check: {
            call: 'POST /web/user/info',
            body: { user_id: { from: 'form.receiver_id' } },
            shows: 'answer.nickname',
            image: 'answer.avatar_url',
            fills: {
              receiver_name: 'answer.nickname',
              receiver_image: 'answer.avatar_url',
              receiver_uid: 'answer.uid',
              receiver_country: 'answer.country_id',
            },
            failed: 'recharge.userId.unknown',
          },
        },
        amount: {
          label: 'agent.transfer.amount',
          widget: 'number',
          icon: 'coins',
          max: [
            { from: 'data.settings.max_transfer' },
            { from: 'data.agentCoins.coins', message: 'agent.transfer.balance' },
          ],
          notes: {
            most: {
              text: {
                say: 'agent.transfer.bound',
                with: { num: { from: 'data.settings.max_transfer', format: 'count' } },
              },
              when: { 'data.settings.max_transfer': { min: 1 } },
            },
          },
          messages: { required: 'agent.transfer.amount.empty', maximum: 'agent.transfer.max' },
        },
        receiver_name: { label: 'agent.record.user', widget: 'hidden' },
        receiver_image: { label: 'agent.record.user', widget: 'hidden' },
        receiver_uid: { label: 'agent.record.user', widget: 'hidden' },
        receiver_country: { label: 'recharge.country', widget: 'hidden' },
      },
      rules: {
        self: {
          holds: { 'form.receiver_uid': { not: { from: 'user.uid' } } },
          otherwise: 'agent.transfer.self',
          at: 'receiver_id',
        },
        country: {
          holds: { 'form.receiver_country': { is: { from: 'user.country_id' } } },
          otherwise: 'agent.transfer.otherCountry',
          at: 'receiver_id',
        },
      },
      submit: {
        do: 'call',
        call: 'POST /web/AgentGold',
        label: 'agent.transfer.submit',
        labels: {
          send: {
            text: {
              say: 'agent.transfer.send',
              with: { count: { from: 'form.amount' }, amount: { from: 'form.amount', format: 'count' } },
            },
            when: { 'form.amount': { min: 1, below: 1e13 } },
          },
        },
        tone: 'primary',
        review: {
          title: 'agent.transfer.review',
          parties: {
            receiver: {
              label: 'agent.record.user',
              name: 'form.receiver_name',
              number: 'form.receiver_id',
              image: 'form.receiver_image',
            },
          },
          lines: {
            receiver: {
              label: 'recharge.userId',
              value: 'form.receiver_id',
              format: 'id',
              when: { 'form.receiver_name': { exists: false } },
            },
            amount: { label: 'agent.transfer.amount', value: 'form.amount', format: 'count' },
            left: {
              label: 'agent.transfer.left',
              value: 'data.agentCoins.coins',
              minus: 'form.amount',
              format: 'count',
            },
          },
          notes: { final: { text: 'agent.transfer.text', tone: 'warn' } },
        },
        failed: 'agent.transfer.failed',
        reasons: {
          use: 'refusals.notAllowed',
          '1002': 'recharge.userId.unknown',
          '1003': 'agent.transfer.otherCountry',
          '1102': 'refused.amount',
          '1105': 'agent.transfer.over',
          '1106': 'agent.transfer.self',
          '1308': 'agent.transfer.balance',
        },
        then: { to: '/agent/sent', query: { transfer_no: { from: 'answer.transfer_no' } }, replace: true },
        found: { to: '/agent/sent', query: { transfer_no: { from: 'ref' } } },
      },
    },
    ways: {
      block: 'links',
      links: {
        record: { do: 'link', label: 'agent.record.title', icon: 'receipt-text', to: '/agent/transferRrecord' },
        buy: { do: 'link', label: 'agent.buy', icon: 'coins', to: '/app-recharge', query: { identity: 'agent' } },
        home: { do: 'link', label: 'home.back', icon: 'house', to: '/' },
      },
    },
  },
}

/** Shows the transfer that was made, and says that nothing more has to be done. */
export const agentSent: PageConfig = {
  title: 'agent.transfer.title',
  access: 'guarded',
  login: '/agent/login',
  needs: { agent: { use: 'roles.agentOnly' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    sent: {
      block: 'receipt',
      rows: 'POST /web/UserExtendRecordList',
      body: { kind: 'out', transfer_no: { from: 'query.transfer_no' } },
      reasons: { use: 'refusals.notAllowed' },
      missing: 'agent.sent.none',
      headline: 'agent.transfer.done',
      figure: { label: 'agent.coins', value: 'row.coins', format: 'count' },
      says: {
        sent: {
          text: {
            say: 'agent.sent.text',
            with: {
              name: { from: 'row.nickname' },
              count: { from: 'row.coins' },
              amount: { from: 'row.coins', format: 'count' },
            },
          },
          tone: 'good',
        },
      },
      notes: { next: { text: 'agent.sent.next' } },
      parties: {
        me: { label: 'order.you', name: 'user.nikeName', image: 'user.avatar_url' },
        user: { label: 'order.user', name: 'row.nickname', number: 'row.duid', image: 'row.avatar_url' },
      },
      lines: {
        number: { label: 'agent.record.number', value: 'row.transfer_no', format: 'id', copy: true },
        duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true },
        time: { label: 'agent.record.time', value: 'row.created_at', format: 'time' },
      },
      actions: {
        again: { do: 'link', label: 'agent.sent.again', icon: 'coins', tone: 'primary', to: '/agent/coin' },
        record: { do: 'link', label: 'agent.record.title', icon: 'receipt-text', to: '/agent/transferRrecord' },
      },
    },
  },
}

/** The spelling of the route is the wire's (decision 1). */
export const agentTransferRecord: PageConfig = {
  title: 'agent.record.title',
  access: 'guarded',
  login: '/agent/login',
  needs: { agent: { use: 'roles.agentOnly' } },
  opened: { use: 'opened.asStep' },
  blocks: {
    record: {
      block: 'list',
      rows: 'POST /web/UserExtendRecordList',
      reasons: { use: 'refusals.notAllowed' },
      body: { kind: 'all' },
      tabs: {
        param: 'kind',
        items: {
          all: { value: 'all', label: 'common.all' },
          out: { value: 'out', label: 'agent.record.out' },
          share: { value: 'share', label: 'agent.record.share' },
          purchase: { value: 'purchase', label: 'agent.record.purchase' },
        },
      },
      key: 'row.transfer_no',
      show: {
        title: 'row.nickname',
        image: 'row.avatar_url',
        // The sign says that coins went out.
        badge: { use: 'kindBadge', when: { 'row.kind': { not: 'out' } } },
        figure: { use: 'changeFigure' },
        lines: { time: { label: 'agent.record.time', value: 'row.created_at', format: 'ago', bare: true } },
      },
      sections: { by: 'row.created_at', format: 'month' },
      table: {
        title: 'agent.record.user',
        sort: 'sort',
        columns: {
          kind: { label: 'agent.record.kind', use: 'kindBadge' },
          coins: { label: 'agent.coins', use: 'changeFigure', sort: 'coins' },
          duid: { label: 'account.id', value: 'row.duid', format: 'id' },
          time: { label: 'agent.record.time', value: 'row.created_at', format: 'time', sort: 'created_at' },
        },
      },
      detail: {
        title: 'agent.record.one',
        blocks: {
          transfer: {
            block: 'receipt',
            badge: { use: 'kindBadge' },
            figure: { label: 'agent.coins', use: 'changeFigure' },
            account: {
              label: 'agent.record.user',
              name: 'row.nickname',
              image: 'row.avatar_url',
              lines: {
                number: { label: 'agent.record.number', value: 'row.transfer_no', format: 'id', copy: true },
                duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true },
                agent: {
                  label: 'agent.record.agent',
                  value: 'row.agent_name',
                  when: { 'row.agent_name': { exists: true } },
                },
                upper: {
                  label: 'agent.record.upper',
                  value: 'row.upper_name',
                  when: { 'row.upper_name': { exists: true } },
                },
                upperCoins: {
                  label: 'agent.record.upperCoins',
                  value: 'row.upper_coins',
                  format: 'count',
                  when: { 'row.upper_coins': { exists: true } },
                },
                time: { label: 'agent.record.time', value: 'row.created_at', format: 'time' },
              },
            },
          },
        },
      },
      empty: {
        text: 'agent.record.empty',
        icon: 'circle-dollar-sign',
        action: { do: 'link', label: 'agent.coin.title', tone: 'primary', to: '/agent/coin' },
      },
    },
  },
}
