import type { PageConfig } from '@pagewright/engine/language'

/** The fields of an article. They are empty for a new one, because its address names none. */
const fields = {
  article: {
    label: 'editor.article',
    fields: {
      title: { label: 'editor.name', initial: { from: 'data.article.article.title' } },
      description: { label: 'article.description', initial: { from: 'data.article.article.description' } },
      body: {
        label: 'article.body',
        widget: 'textarea',
        help: 'editor.help',
        initial: { from: 'data.article.article.body' },
      },
      tagList: {
        label: 'article.tags',
        items: { label: 'editor.tag' },
        initial: { from: 'data.article.article.tagList' },
      },
    },
  },
} as const
const slug = { slug: { from: 'query.slug' } } as const
/** A call that saves the article and shows it. */
const save = {
  do: 'call',
  failed: 'editor.failed',
  then: { to: '/article', query: { slug: { from: 'answer.article.slug' } }, replace: true },
} as const

export const editor: PageConfig = {
  title: 'editor.title',
  access: 'guarded',
  login: '/login',
  blocks: {
    form: {
      block: 'form',
      form: 'article',
      fields,
      submit: { ...save, label: 'editor.publish', call: 'POST /api/articles', done: 'editor.published' },
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
      fields,
      submit: { ...save, label: 'editor.save', call: 'PUT /api/articles/{slug}', body: slug, done: 'editor.saved' },
    },
  },
}
