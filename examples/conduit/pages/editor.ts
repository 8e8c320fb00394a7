import type { PageConfig } from '@pagewright/engine/language'

export const editor: PageConfig = {
  title: 'editor.title',
  access: 'guarded',
  login: '/login',
  blocks: {
    form: {
      block: 'form',
      form: 'article',
      fields: { use: 'articleFields' },
      submit: { use: 'save', label: 'editor.publish', call: 'POST /api/articles', done: 'editor.published' },
    },
  },
}

export const edit: PageConfig = {
  title: 'article.edit',
  access: 'guarded',
  login: '/login',
  needs: {
    own: {
      when: { 'user.username': { is: { from: 'data.article.article.author.username' } } },
      otherwise: 'editor.notYours',
      action: { do: 'link', label: 'home.title', to: '/' },
    },
  },
  blocks: {
    form: {
      block: 'form',
      form: 'article',
      fields: { use: 'articleFields' },
      submit: {
        use: 'save',
        label: 'editor.save',
        call: 'PUT /api/articles/{slug}',
        body: { slug: { from: 'query.slug' } },
        done: 'editor.saved',
      },
    },
  },
}
