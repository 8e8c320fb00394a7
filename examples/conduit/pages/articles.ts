import type { PageConfig } from '@pagewright/engine/language'

export const home: PageConfig = {
  title: 'home.title',
  access: 'visitor',
  blocks: {
    welcome: {
      block: 'text',
      look: 'rich',
      when: { 'user.uid': { exists: false } },
      items: { first: { text: 'home.welcome' } },
    },
    go: {
      block: 'links',
      look: 'buttons',
      links: {
        write: {
          do: 'link',
          label: 'editor.title',
          icon: 'pencil',
          tone: 'primary',
          when: { 'user.uid': { exists: true } },
          to: '/editor',
        },
        signIn: { do: 'link', label: 'signIn.title', when: { 'user.uid': { exists: false } }, to: '/login' },
        register: { do: 'link', label: 'register.title', when: { 'user.uid': { exists: false } }, to: '/register' },
        about: { do: 'open', event: 'about', label: 'home.about', address: 'https://docs.realworld.show/' },
      },
    },
    lists: {
      block: 'tabs',
      param: 'list',
      tabs: {
        feed: {
          label: 'home.feed',
          when: { 'user.uid': { exists: true } },
          blocks: { feed: { use: 'articles', with: { rows: 'GET /api/articles/feed', empty: 'home.feed.empty' } } },
        },
        all: {
          label: 'home.all',
          blocks: {
            all: {
              use: 'articles',
              with: {
                filters: {
                  tag: {
                    options: { call: 'GET /api/tags', value: 'row.value', label: 'row.value' },
                    param: 'tag',
                    label: 'home.tag',
                    any: 'home.tag.any',
                  },
                },
              },
            },
          },
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
          use: 'change',
          label: 'profile.follow',
          icon: 'user-plus',
          call: 'POST /api/profiles/{username}/follow',
          when: {
            'user.uid': { exists: true },
            'row.profile.username': { not: { from: 'user.username' } },
            'row.profile.following': false,
          },
          body: { username: { from: 'row.profile.username' } },
        },
        join: {
          do: 'link',
          label: 'profile.follow',
          icon: 'user-plus',
          when: { 'user.uid': { exists: false } },
          to: '/login',
        },
        unfollow: {
          use: 'change',
          label: 'profile.unfollow',
          icon: 'user-minus',
          call: 'DELETE /api/profiles/{username}/follow',
          when: { 'user.uid': { exists: true }, 'row.profile.following': true },
          body: { username: { from: 'row.profile.username' } },
        },
        settings: {
          do: 'link',
          label: 'settings.title',
          icon: 'settings',
          when: { 'row.profile.username': { is: { from: 'user.username' } } },
          to: '/settings',
        },
      },
    },
    lists: {
      block: 'tabs',
      param: 'list',
      tabs: {
        written: {
          label: 'profile.written',
          blocks: {
            written: { use: 'articles', with: { columnWidth: 280, body: { author: { from: 'query.username' } } } },
          },
        },
        favorites: {
          label: 'profile.favorites',
          blocks: {
            favorites: { use: 'articles', with: { columnWidth: 280, body: { favorited: { from: 'query.username' } } } },
          },
        },
      },
    },
  },
}
