import type { PageConfig } from '@pagewright/engine/language'

export const member = { 'user.uid': { exists: true } } as const
export const visitor = { 'user.uid': { exists: false } } as const

/** A call that changes what is on the screen. */
export const change = { do: 'call', failed: 'article.failed', then: 'reload' } as const
const follow = {
  ...change,
  label: 'profile.follow',
  icon: 'user-plus',
  call: 'POST /api/profiles/{username}/follow',
} as const
const unfollow = {
  ...change,
  label: 'profile.unfollow',
  icon: 'user-minus',
  call: 'DELETE /api/profiles/{username}/follow',
} as const
const notMe = { 'row.profile.username': { not: { from: 'user.username' } } } as const
const notFollowed = { ...member, ...notMe, 'row.profile.following': false } as const
const isMe = { 'row.profile.username': { is: { from: 'user.username' } } } as const
const person = { username: { from: 'row.profile.username' } } as const

const tags = { call: 'GET /api/tags', value: 'row.value', label: 'row.value' } as const
const tagged = { tag: { options: tags, param: 'tag', label: 'home.tag', any: 'home.tag.any' } } as const
const whose = { from: 'query.username' } as const
/** Cards in columns. */
const written = { columnWidth: 280, body: { author: whose } } as const
const favorited = { columnWidth: 280, body: { favorited: whose } } as const

export const home: PageConfig = {
  title: 'home.title',
  access: 'visitor',
  blocks: {
    welcome: { block: 'text', look: 'rich', when: visitor, items: { first: { text: 'home.welcome' } } },
    go: {
      block: 'links',
      look: 'buttons',
      links: {
        write: { do: 'link', label: 'editor.title', icon: 'pencil', tone: 'primary', when: member, to: '/editor' },
        signIn: { do: 'link', label: 'signIn.title', when: visitor, to: '/login' },
        register: { do: 'link', label: 'register.title', when: visitor, to: '/register' },
        about: { do: 'open', event: 'about', label: 'home.about', address: 'https://docs.realworld.show/' },
      },
    },
    lists: {
      block: 'tabs',
      param: 'list',
      tabs: {
        feed: {
          label: 'home.feed',
          when: member,
          blocks: { feed: { use: 'articles', with: { rows: 'GET /api/articles/feed', empty: 'home.feed.empty' } } },
        },
        all: { label: 'home.all', blocks: { all: { use: 'articles', with: { filters: tagged } } } },
      },
    },
  },
}

export const profile: PageConfig = {
  title: 'profile.title',
  access: 'visitor',
  blocks: {
    person: {
      block: 'record',
      call: 'GET /api/profiles/{username}',
      body: { username: { from: 'query.username' } },
      look: 'card',
      image: 'row.profile.image',
      name: 'row.profile.username',
      lines: {
        bio: { label: 'person.bio', value: 'row.profile.bio', when: { 'row.profile.bio': { exists: true } } },
      },
      actions: {
        follow: { ...follow, when: notFollowed, body: person },
        join: { do: 'link', label: 'profile.follow', icon: 'user-plus', when: visitor, to: '/login' },
        unfollow: { ...unfollow, when: { ...member, 'row.profile.following': true }, body: person },
        settings: { do: 'link', label: 'settings.title', icon: 'settings', when: isMe, to: '/settings' },
      },
    },
    lists: {
      block: 'tabs',
      param: 'list',
      tabs: {
        written: { label: 'profile.written', blocks: { written: { use: 'articles', with: written } } },
        favorites: { label: 'profile.favorites', blocks: { favorites: { use: 'articles', with: favorited } } },
      },
    },
  },
}
