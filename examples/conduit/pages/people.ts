import type { PageConfig } from '@pagewright/engine/language'

export const signIn: PageConfig = {
  title: 'signIn.title',
  access: 'open',
  blocks: {
    form: {
      block: 'form',
      form: 'signIn',
      fields: {
        user: {
          label: 'person.account',
          fields: {
            email: { label: 'person.email', fill: 'email' },
            password: { label: 'person.password', widget: 'password', fill: 'current-password', sensitive: true },
          },
        },
      },
      submit: {
        do: 'call',
        label: 'signIn.send',
        call: 'POST /api/users/login',
        failed: 'signIn.failed',
        then: { use: 'begin' },
      },
      actions: { register: { do: 'link', label: 'signIn.register', to: '/register' } },
    },
  },
}

export const register: PageConfig = {
  title: 'register.title',
  access: 'open',
  blocks: {
    form: {
      block: 'form',
      form: 'signUp',
      fields: {
        user: {
          label: 'person.account',
          fields: {
            username: { label: 'person.name', fill: 'username', prefix: 'person.at' },
            email: { label: 'person.email', fill: 'email' },
            password: { label: 'person.password', widget: 'password', fill: 'off', sensitive: true },
          },
        },
      },
      submit: {
        do: 'call',
        label: 'register.send',
        call: 'POST /api/users',
        failed: 'register.failed',
        then: { use: 'begin' },
      },
      actions: { signIn: { do: 'link', label: 'register.signIn', to: '/login' } },
    },
  },
}

export const settings: PageConfig = {
  title: 'settings.title',
  access: 'guarded',
  login: '/login',
  blocks: {
    form: {
      block: 'form',
      form: 'settings',
      fields: {
        user: {
          label: 'person.account',
          fields: {
            image: { label: 'person.image', initial: { from: 'user.image' } },
            username: {
              label: 'person.name',
              fill: 'username',
              prefix: 'person.at',
              initial: { from: 'user.username' },
            },
            bio: { label: 'person.bio', widget: 'textarea', initial: { from: 'user.bio' } },
            email: { label: 'person.email', fill: 'email', initial: { from: 'user.email' } },
            password: { label: 'settings.password', widget: 'password', fill: 'off', sensitive: true },
          },
        },
      },
      submit: {
        do: 'call',
        label: 'settings.save',
        call: 'PUT /api/user',
        done: 'settings.saved',
        failed: 'settings.failed',
        // The name may be another one now, and the server gives a new token.
        then: { use: 'begin' },
      },
    },
    out: { block: 'links', links: { out: { do: 'signOut', label: 'settings.signOut', tone: 'danger' } } },
  },
}
