import type { Page } from '../src/engine/config/types'

export const login: Page = {
  title: 'login.title',
  access: 'open',
  look: 'welcome',
  blocks: {
    login: {
      block: 'form',
      form: 'login',
      fields: {
        account: {
          label: 'login.account',
          placeholder: 'login.account.hint',
          icon: 'user-round',
          fill: 'username',
          messages: {
            required: 'login.account.empty',
            minLength: 'login.account.empty',
            pattern: 'login.account.empty',
          },
        },
        password: {
          label: 'login.password',
          widget: 'password',
          icon: 'lock-keyhole',
          messages: { required: 'login.password.empty', minLength: 'login.password.empty' },
          sensitive: true,
        },
      },
      submit: {
        do: 'call',
        call: 'POST /withoutsign/user/loginweb',
        label: 'login.submit',
        tone: 'primary',
        failed: 'login.failed',
        then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/' },
      },
    },
    more: {
      block: 'links',
      look: 'buttons',
      links: {
        language: { do: 'language', label: 'account.language', icon: 'languages' },
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', to: '/recharge' },
      },
    },
  },
}

export const home: Page = {
  title: 'home.title',
  look: 'welcome',
  blocks: {
    me: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      image: 'row.avatar_url',
      name: 'row.nikeName',
      cells: {
        diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'money', big: true },
        coins: { label: 'account.coins', value: 'row.gold', format: 'count' },
        guild: { label: 'guild.word', value: 'row.guild_name', when: { 'row.guild_id': { exists: true } } },
      },
      lines: { duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true } },
    },
    shortcuts: {
      block: 'links',
      look: 'grid',
      links: {
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', to: '/recharge' },
        orders: { do: 'link', label: 'order.title', icon: 'hand-coins', to: '/withdraw/order' },
        addMethod: { do: 'link', label: 'method.title', icon: 'wallet-cards', to: '/withdraw/add-method' },
        data: {
          do: 'link',
          label: 'data.title',
          icon: 'chart-no-axes-combined',
          when: { 'user.guild_id': { exists: true } },
          to: '/guild/data-center',
        },
        members: {
          do: 'link',
          label: 'guild.member.title',
          icon: 'users-round',
          when: { 'user.guild_role': { in: ['owner', 'admin'] } },
          to: '/guild/member',
        },
        guilds: { do: 'link', label: 'guild.list.title', icon: 'house-heart', to: '/guild/list' },
        create: {
          do: 'link',
          label: 'guild.create.title',
          icon: 'house-plus',
          when: { 'user.guild_id': { exists: false } },
          to: '/guild/create',
        },
      },
    },
    account: {
      block: 'links',
      links: {
        language: { do: 'language', label: 'account.language', icon: 'languages' },
        signOut: {
          do: 'signOut',
          label: 'account.signOut',
          icon: 'log-out',
          tone: 'danger',
          ask: 'account.signOut.ask',
        },
      },
    },
  },
}
