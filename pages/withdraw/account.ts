import type { PageConfig } from '@pagewright/engine/language'

/** A person's withdrawal accounts: changed, added, taken away; one always stays. */
export const withdrawAccount: PageConfig = {
  title: 'account.methods',
  opened: { use: 'opened.asStep' },
  blocks: {
    add: {
      block: 'links',
      look: 'buttons',
      links: { add: { do: 'link', label: 'method.title', icon: 'plus', tone: 'primary', to: '/withdraw/add-method' } },
    },
    methods: {
      block: 'list',
      rows: 'GET /web/withdrawal/method/list',
      key: 'row.id',
      show: {
        title: 'row.name',
        image: 'row.image_url',
        imageShape: 'square',
        lines: {
          holder: { label: 'method.holder', value: 'row.holder', bare: true },
          account: { label: 'method.account', value: 'row.account_no', format: 'groups', bare: true },
        },
      },
      detail: {
        title: { say: 'guild.card', with: { name: { from: 'row.name' } } },
        lines: {
          holder: { label: 'method.holder', value: 'row.holder' },
          account: { label: 'method.account', value: 'row.account_no', format: 'groups', copy: true },
          bank: { label: 'method.bank', value: 'row.bank_name', when: { 'row.bank_name': { exists: true } } },
          iban: {
            label: 'method.iban',
            value: 'row.iban',
            format: 'groups',
            copy: true,
            when: { 'row.iban': { exists: true } },
          },
          network: {
            label: 'method.network',
            value: 'row.network',
            words: { use: 'networkWords' },
            when: { 'row.network': { exists: true } },
          },
          taxId: {
            label: 'method.taxNumber',
            value: 'row.tax_id',
            format: 'id',
            when: { 'row.tax_id': { exists: true } },
          },
          added: { label: 'method.added', value: 'row.created_at', format: 'date' },
        },
        actions: {
          change: {
            do: 'form',
            label: 'method.change',
            icon: 'pencil',
            tone: 'primary',
            form: 'methodChange',
            incomplete: 'common.incomplete',
            fields: {
              kind: { label: 'method.kind', widget: 'hidden', initial: { from: 'row.kind' } },
              country_id: { label: 'recharge.country', widget: 'hidden', initial: { from: 'user.country_id' } },
              holder: { label: 'method.holder', fill: 'name', initial: { from: 'row.holder' } },
              bank_name: {
                use: 'accountFields.bankName',
                initial: { from: 'row.bank_name' },
                when: { 'row.kind': 'bank' },
              },
              iban: { use: 'accountFields.iban', initial: { from: 'row.iban' } },
              network: {
                label: 'method.network',
                widget: 'chips',
                words: { use: 'networkWords' },
                only: { from: 'row.networks' },
                initial: { from: 'row.network' },
                when: { 'row.kind': 'crypto' },
              },
              account_no: { use: 'accountFields.accountNo', initial: { from: 'row.account_no' } },
            },
            submit: {
              do: 'call',
              call: 'POST /web/withdrawal/method/update',
              label: 'method.submit',
              tone: 'primary',
              body: { id: { from: 'row.id' } },
              done: 'method.done',
              failed: 'method.failed',
              reasons: { use: ['refusals.newAccount', 'refusals.accountGone'] },
              then: 'reload',
            },
          },
          remove: {
            do: 'call',
            call: 'POST /web/withdrawal/method/delete',
            label: 'method.remove',
            icon: 'trash',
            tone: 'danger',
            enabled: { when: { 'row.can_delete': { not: false } }, otherwise: 'method.keepOne' },
            body: { id: { from: 'row.id' } },
            ask: { title: { say: 'method.remove.ask', with: { name: { from: 'row.name' } } }, ok: 'method.remove' },
            done: 'method.removed',
            failed: 'method.remove.failed',
            reasons: { '1314': 'method.gone', '1315': 'method.keepOne' },
            then: 'reload',
          },
        },
      },
      empty: {
        text: 'method.none',
        icon: 'wallet-cards',
        action: { do: 'link', label: 'method.title', tone: 'primary', to: '/withdraw/add-method' },
      },
    },
  },
}
