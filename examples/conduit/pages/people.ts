import type { PageConfig } from '@pagewright/engine/language'

const email = { label: 'person.email', fill: 'email' } as const
const name = { label: 'person.name', fill: 'username', prefix: 'person.at' } as const
const newPassword = { label: 'person.password', widget: 'password', fill: 'off', sensitive: true } as const
const password = { ...newPassword, fill: 'current-password' } as const
/** Begins the session of the answer. */
const begin = {
  signIn: { uid: { from: 'answer.user.username' }, token: { from: 'answer.user.token' } },
  to: '/',
} as const

export const signIn: PageConfig = {
  title: 'signIn.title',
  access: 'open',
  blocks: {
    form: {
      block: 'form',
      form: 'signIn',
      fields: { user: { label: 'person.account', fields: { email, password } } },
      submit: { do: 'call', label: 'signIn.send', call: 'POST /api/users/login', failed: 'signIn.failed', then: begin },
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
      fields: { user: { label: 'person.account', fields: { username: name, email, password: newPassword } } },
      submit: { do: 'call', label: 'register.send', call: 'POST /api/users', failed: 'register.failed', then: begin },
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
            username: { ...name, initial: { from: 'user.username' } },
            bio: { label: 'person.bio', widget: 'textarea', initial: { from: 'user.bio' } },
            email: { ...email, initial: { from: 'user.email' } },
            password: { ...newPassword, label: 'settings.password' },
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
        then: begin,
      },
    },
    out: { block: 'links', links: { out: { do: 'signOut', label: 'settings.signOut', tone: 'danger' } } },
  },
}
