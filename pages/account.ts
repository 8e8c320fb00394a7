import type { PageConfig, Parts } from '@pagewright/engine/language'

export const signIn = {
  password: {
    value: {
      label: 'login.password',
      widget: 'password',
      icon: 'lock-keyhole',
      messages: { required: 'login.password.empty', minLength: 'login.password.empty' },
      sensitive: true,
    },
  },
  submit: {
    value: {
      do: 'call',
      call: 'POST /withoutsign/user/loginweb',
      label: 'login.submit',
      tone: 'primary',
      failed: 'login.failed',
      reasons: { '1001': 'login.failed' },
    },
  },
} as const satisfies Parts

export const login: PageConfig = {
  title: 'login.title',
  access: 'open',
  look: 'entrance',
  opened: { use: 'opened.asStep' },
  blocks: {
    testSite: { use: 'testSite' },
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
        password: { use: 'signIn.password' },
      },
      submit: {
        use: 'signIn.submit',
        then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/' },
      },
    },
    more: {
      block: 'links',
      look: 'buttons',
      links: {
        language: { use: 'language' },
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', to: '/recharge' },
      },
    },
  },
}

/** The same for recharge agents: it leads to their coins, and asks for the product user ID by name. */
export const agentLogin: PageConfig = {
  title: 'agent.login.title',
  access: 'open',
  look: 'entrance',
  opened: { use: 'opened.asStep' },
  blocks: {
    testSite: { use: 'testSite' },
    login: {
      block: 'form',
      form: 'login',
      fields: {
        account: {
          label: 'account.id',
          placeholder: 'agent.login.hint',
          icon: 'id-card',
          fill: 'username',
          messages: {
            required: 'recharge.userId.empty',
            minLength: 'recharge.userId.empty',
            pattern: 'recharge.userId.empty',
          },
        },
        password: { use: 'signIn.password' },
      },
      submit: {
        use: 'signIn.submit',
        then: { signIn: { uid: { from: 'answer.uid' }, token: { from: 'answer.token' } }, to: '/agent/coin' },
      },
    },
    more: {
      block: 'links',
      look: 'buttons',
      links: {
        language: { use: 'language' },
        login: { do: 'link', label: 'agent.login.others', icon: 'user-round', to: '/login' },
      },
    },
  },
}

export const home: PageConfig = {
  title: 'home.title',
  look: 'welcome',
  opened: { use: 'opened.asHome' },
  blocks: {
    testSite: { use: 'testSite' },
    me: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      image: 'row.avatar_url',
      name: 'row.nikeName',
      cells: {
        diamonds: { label: 'account.diamonds', value: 'row.diamonds', format: 'count', big: true },
        coins: { label: 'account.coins', value: 'row.gold', format: 'count' },
      },
      lines: { duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true } },
    },
    main: {
      block: 'links',
      look: 'buttons',
      links: {
        withdraw: { do: 'link', label: 'withdraw.title', icon: 'banknote', tone: 'primary', to: '/withdraw' },
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', to: '/app-recharge' },
      },
    },
    outcomes: { use: 'joining.outcomes' },
    settlement: { use: 'settlement' },
    income: {
      block: 'record',
      title: 'personal.title',
      when: { 'user.guild_id': { exists: true } },
      call: 'POST /web/guild/member/bill',
      reasons: { use: 'refusals.billGone' },
      body: { gid: { from: 'user.guild_id' }, period: 1 },
      cells: { income: { label: 'home.income', value: 'row.income', format: 'money', big: true } },
      chart: {
        title: 'data.chart',
        points: 'row.days',
        x: 'date',
        y: 'income',
        format: 'count',
        look: 'small',
      },
    },
    work: {
      block: 'links',
      title: 'home.work',
      look: 'grid',
      when: {
        any: [
          { use: 'roles.bringsGuilds' },
          { use: 'roles.leadsGuild' },
          { 'user.is_agent': true },
          { 'user.is_reseller': true },
        ],
      },
      links: {
        agent: {
          do: 'link',
          label: 'agent.coin.title',
          icon: 'badge-dollar-sign',
          when: { 'user.is_agent': true },
          to: '/agent/coin',
        },
        toPay: {
          do: 'link',
          label: 'order.toPay',
          icon: 'hand-coins',
          when: { 'user.is_reseller': true },
          count: 'data.withdrawal.to_process',
          to: '/withdraw/order',
          query: { side: 'toPay', status: 'to_do' },
        },
        console: {
          do: 'link',
          label: 'console.title',
          icon: 'clipboard-check',
          when: { any: [{ use: 'roles.bringsGuilds' }, { 'user.guild_role': 'admin' }] },
          count: 'data.redDots.creation_total',
          to: '/console',
        },
        creations: { use: 'teamLinks.creations' },
        bds: { use: 'teamLinks.bds' },
        exts: { use: 'teamLinks.exts' },
        guildConsole: {
          do: 'link',
          label: 'guild.console.title',
          icon: 'crown',
          when: { use: 'roles.leadsGuild' },
          count: 'data.guild.apply_total',
          to: '/guild/console',
        },
        members: {
          do: 'link',
          label: 'guild.member.title',
          icon: 'users-round',
          when: { use: 'roles.leadsGuild' },
          to: '/guild/member',
        },
      },
    },
    money: {
      block: 'links',
      title: 'home.money',
      look: 'grid',
      links: {
        diamonds: { do: 'link', label: 'diamond.title', icon: 'gem', to: '/my-diamond' },
        orders: {
          do: 'link',
          label: 'order.title',
          icon: 'receipt-text',
          count: 'data.withdrawal.to_confirm',
          to: '/withdraw/order',
        },
        accounts: { do: 'link', label: 'account.methods', icon: 'wallet-cards', to: '/withdraw/account' },
        gift: { do: 'link', label: 'recharge.others', icon: 'gift', to: '/recharge' },
      },
    },
    guild: {
      block: 'links',
      title: 'home.guild',
      look: 'grid',
      links: {
        home: {
          do: 'link',
          label: 'guild.home.title',
          icon: 'house-heart',
          when: { 'user.guild_id': { exists: true } },
          to: '/guild',
        },
        personal: { do: 'link', label: 'personal.title', icon: 'mic-vocal', to: '/guild/personal-center' },
        data: {
          do: 'link',
          label: 'data.title',
          icon: 'chart-no-axes-combined',
          when: { any: [{ use: 'roles.bringsGuilds' }, { 'user.guild_id': { exists: true } }] },
          to: '/guild/data-center',
        },
        invitations: {
          do: 'link',
          label: 'guild.list.invited',
          icon: 'mail-open',
          when: { 'user.guild_id': { exists: false } },
          count: 'data.self.invitation_total',
          to: '/guild/list',
          query: { kind: 'invited' },
        },
        guilds: { do: 'link', label: 'guild.list.title', icon: 'search', to: '/guild/list' },
        create: {
          do: 'link',
          label: 'guild.create.title',
          icon: 'house-plus',
          when: { 'user.guild_id': { exists: false } },
          to: '/guild/create',
        },
      },
    },
    app: { use: 'inApp.placesInApp' },
    account: {
      block: 'links',
      links: {
        language: { use: 'language' },
        notice: { do: 'link', label: 'pay.notice.title', icon: 'shield-alert', to: '/pay/notice' },
        leave: { use: 'inApp.leave' },
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
