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
  out: {
    value: {
      do: 'signOut',
      label: 'account.signOut',
      icon: 'log-out',
      tone: 'danger',
      ask: 'account.signOut.ask',
    },
  },
} as const satisfies Parts

export const login: PageConfig = {
  title: 'login.title',
  access: 'open',
  look: 'entrance',
  icon: 'users-round',
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
  icon: 'wallet-cards',
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
        worth: {
          label: 'diamond.worth',
          value: 'row.diamonds',
          over: 'data.withdrawal.diamonds_per_unit',
          format: 'money',
          unit: 'data.withdrawal.currency',
          when: { use: 'figures.isWorthKnown' },
        },
        coins: { label: 'account.coins', value: 'row.gold', format: 'count' },
      },
      actions: {
        withdraw: { do: 'link', label: 'withdraw.title', icon: 'banknote', tone: 'primary', to: '/withdraw' },
        recharge: { do: 'link', label: 'recharge.title', icon: 'coins', to: '/app-recharge' },
      },
    },
    needs: {
      block: 'links',
      title: 'home.needs',
      look: 'tasks',
      links: {
        toPay: { use: 'needs.toPay' },
        toConfirm: { use: 'needs.toConfirm' },
        applications: { use: 'needs.applications' },
        creations: { use: 'needs.creations' },
        invitations: { use: 'needs.invitations' },
        settlement: { use: 'settlement.rows' },
        outcomes: { use: 'joining.rows' },
      },
    },
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
        from: 'row.from',
        format: 'count',
        look: 'small',
      },
      compare: { use: 'data.compare' },
    },
    ways: {
      block: 'links',
      links: {
        agent: {
          do: 'link',
          label: 'agent.coin.title',
          icon: 'badge-dollar-sign',
          when: { 'user.is_agent': true },
          to: '/agent/coin',
        },
        toPay: { use: 'ways.toPay' },
        guildConsole: {
          do: 'link',
          label: 'guild.console.title',
          icon: 'crown',
          when: { use: 'roles.leadsGuild' },
          to: '/guild/console',
        },
        income: { use: 'ways.income' },
        orders: { use: 'ways.orders' },
        gift: { do: 'link', label: 'recharge.others', icon: 'gift', to: '/recharge' },
        // In a browser, the navigation leads to these.
        diamonds: { use: 'ways.diamonds', when: { use: 'inApp.inApp' } },
        guild: {
          do: 'link',
          label: 'guild.home.title',
          icon: 'house-heart',
          when: { use: 'inApp.inApp', 'user.guild_id': { exists: true } },
          to: '/guild',
        },
        guilds: {
          do: 'link',
          label: 'guild.list.title',
          icon: 'search',
          when: { use: 'inApp.inApp', 'user.guild_id': { exists: false } },
          to: '/guild/list',
        },
        console: {
          do: 'link',
          label: 'console.title',
          icon: 'clipboard-check',
          when: { use: 'inApp.inApp', any: [{ use: 'roles.bringsGuilds' }, { 'user.guild_role': 'admin' }] },
          to: '/console',
        },
        me: { do: 'link', label: 'me.title', icon: 'circle-user-round', when: { use: 'inApp.inApp' }, to: '/me' },
      },
    },
    app: { use: 'inApp.placesInApp' },
    // For those with an agency, they stand there.
    banners: { use: 'banners', when: { 'user.guild_id': { exists: false } } },
    account: {
      block: 'links',
      look: 'buttons',
      when: { use: 'inApp.inApp' },
      links: { leave: { use: 'inApp.leave' } },
    },
  },
}

/** Who one is, what one has, and the settings. */
export const me: PageConfig = {
  title: 'me.title',
  opened: { use: 'opened.asStep' },
  blocks: {
    me: {
      block: 'record',
      call: 'POST /web/MyAccountInfo',
      look: 'hero',
      image: 'row.avatar_url',
      name: 'row.nikeName',
      lines: {
        duid: { label: 'account.id', value: 'row.duid', format: 'id', copy: true },
        country: {
          label: 'guild.country',
          value: 'row.country_name',
          when: { 'row.country_name': { exists: true } },
        },
        guild: { label: 'guild.word', value: 'row.guild_name', when: { 'row.guild_name': { exists: true } } },
        role: {
          label: 'guild.role',
          value: 'row.guild_role',
          words: { use: 'roles.roleWords' },
          when: { 'row.guild_role': { exists: true } },
        },
      },
    },
    work: {
      block: 'links',
      title: 'me.work',
      links: {
        agent: {
          do: 'link',
          label: 'agent.coin.title',
          icon: 'badge-dollar-sign',
          when: { 'user.is_agent': true },
          note: 'role.agent',
          to: '/agent/coin',
        },
        reseller: { use: 'ways.toPay' },
        bd: {
          do: 'link',
          label: 'console.bd',
          icon: 'clipboard-check',
          when: { use: 'roles.anyBd' },
          to: '/console',
        },
        extAdmin: {
          do: 'link',
          label: 'console.ext',
          icon: 'user-cog',
          when: { 'user.is_ext_admin': true },
          to: '/console',
        },
        bds: { use: 'teamLinks.bds' },
        exts: { use: 'teamLinks.exts' },
      },
    },
    money: {
      block: 'links',
      title: 'me.money',
      links: {
        income: { use: 'ways.income' },
        diamonds: { use: 'ways.diamonds' },
        accounts: { use: 'ways.accounts' },
      },
    },
    settings: {
      block: 'links',
      title: 'me.settings',
      links: {
        language: { use: 'language' },
        notice: { do: 'link', label: 'pay.notice.title', icon: 'shield-alert', to: '/pay/notice' },
        contacts: { use: 'ways.contacts' },
        myProfile: { use: 'inApp.myProfile' },
      },
    },
    out: {
      block: 'links',
      links: { leave: { use: 'inApp.leave' }, signOut: { use: 'signIn.out' } },
    },
  },
}
