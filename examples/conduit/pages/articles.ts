import type { PageConfig } from '@pagewright/engine/language'

export const member = { 'user.uid': { exists: true } } as const
export const visitor = { 'user.uid': { exists: false } } as const

/** A call that changes what is on the screen. */
export const change = { do: 'call', failed: 'article.failed', then: 'reload' } as const
const slug = { slug: { from: 'row.slug' } } as const
const isMe = { 'row.profile.username': { is: { from: 'user.username' } } } as const
const person = { username: { from: 'row.profile.username' } } as const

/** What every list of articles has. */
const articles = {
  block: 'list',
  key: 'row.slug',
  show: {
    title: 'row.title',
    image: 'row.author.image',
    figure: { value: 'row.favoritesCount', format: 'count' },
    lines: {
      about: { label: 'article.description', value: 'row.description', bare: true },
      author: { label: 'article.author', value: 'row.author.username' },
      at: { label: 'article.at', value: 'row.createdAt', format: 'date' },
      tags: { label: 'article.tags', value: 'row.tagList', format: 'list', when: { 'row.tagList': { exists: true } } },
    },
  },
  opens: { to: '/article', query: slug },
  actions: {
    like: {
      ...change,
      label: 'article.like',
      icon: 'heart',
      when: { ...member, 'row.favorited': false },
      call: 'POST /api/articles/{slug}/favorite',
      body: slug,
    },
    unlike: {
      ...change,
      label: 'article.unlike',
      icon: 'heart-off',
      when: { ...member, 'row.favorited': true },
      call: 'DELETE /api/articles/{slug}/favorite',
      body: slug,
    },
  },
} as const

const written = { ...articles, rows: 'GET /api/articles', empty: { text: 'home.empty' } } as const
const tags = { call: 'GET /api/tags', value: 'row.value', label: 'row.value' } as const
/** Cards in columns. */
const cards = { ...written, columnWidth: 280 } as const
const whose = { from: 'query.username' } as const

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
        about: { do: 'open', label: 'home.about', address: 'https://docs.realworld.show/' },
      },
    },
    lists: {
      block: 'tabs',
      param: 'list',
      tabs: {
        all: {
          label: 'home.all',
          blocks: {
            all: {
              ...written,
              filters: { tag: { options: tags, param: 'tag', label: 'home.tag', any: 'home.tag.any' } },
            },
          },
        },
        feed: {
          label: 'home.feed',
          when: member,
          blocks: { feed: { ...articles, rows: 'GET /api/articles/feed', empty: { text: 'home.feed.empty' } } },
        },
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
        follow: {
          ...change,
          label: 'profile.follow',
          icon: 'user-plus',
          when: {
            ...member,
            'row.profile.following': false,
            'row.profile.username': { not: { from: 'user.username' } },
          },
          call: 'POST /api/profiles/{username}/follow',
          body: person,
        },
        unfollow: {
          ...change,
          label: 'profile.unfollow',
          icon: 'user-minus',
          when: { ...member, 'row.profile.following': true },
          call: 'DELETE /api/profiles/{username}/follow',
          body: person,
        },
        settings: { do: 'link', label: 'settings.title', icon: 'settings', when: isMe, to: '/settings' },
      },
    },
    lists: {
      block: 'tabs',
      param: 'list',
      tabs: {
        written: { label: 'profile.written', blocks: { written: { ...cards, body: { author: whose } } } },
        favorites: { label: 'profile.favorites', blocks: { favorites: { ...cards, body: { favorited: whose } } } },
      },
    },
  },
}
