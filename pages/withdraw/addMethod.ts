import type { PageConfig } from '@pagewright/engine/language'

export const withdrawAddMethod: PageConfig = {
  title: 'method.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    method: {
      block: 'form',
      form: 'withdrawMethod',
      incomplete: 'common.incomplete',
      fields: {
        channel_id: {
          label: 'method.channel',
          widget: 'cards',
          messages: { required: 'method.channel.empty' },
          options: {
            call: 'GET /web/withdrawal/channel/list',
            value: 'row.id',
            label: 'row.name',
            image: 'row.image_url',
            fills: { kind: 'row.kind', networks: 'row.networks' },
          },
        },
        kind: { label: 'method.kind', widget: 'hidden' },
        country_id: { label: 'recharge.country', widget: 'hidden', initial: { from: 'user.country_id' } },
        networks: { label: 'method.network', widget: 'hidden' },
        holder: { label: 'method.holder', fill: 'name', when: { 'form.kind': { exists: true } } },
        bank_name: { use: 'accountFields.bankName', when: { 'form.kind': 'bank' } },
        iban: { use: 'accountFields.iban' },
        network: {
          label: 'method.network',
          widget: 'chips',
          words: { use: 'networkWords' },
          only: { from: 'form.networks' },
          when: { 'form.kind': 'crypto' },
        },
        account_no: { use: 'accountFields.accountNo', when: { 'form.kind': { exists: true } } },
      },
      submit: {
        do: 'call',
        call: 'POST /web/withdrawal/method/create',
        label: 'method.submit',
        tone: 'primary',
        done: 'method.done',
        failed: 'method.failed',
        reasons: { use: 'refusals.newAccount' },
        then: 'back',
      },
    },
  },
}
