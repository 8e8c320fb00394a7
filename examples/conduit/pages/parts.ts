import type { PartConfig } from '@pagewright/engine/language'

/** A call that changes what is on the screen. */
export const change = { value: { do: 'call', failed: 'article.failed', then: 'reload' } } as const satisfies PartConfig

export const like = {
  value: {
    use: 'change',
    label: 'article.favorite',
    call: 'POST /api/articles/{slug}/favorite',
    body: { slug: { from: 'row.article.slug' } },
  },
} as const satisfies PartConfig

/** A list of articles, which several pages use. */
export const articles = {
  parameters: {
    rows: { is: 'endpoint', default: 'GET /api/articles' },
    body: { is: 'object', optional: true },
    filters: { is: 'object', optional: true },
    columnWidth: { is: 'number', optional: true },
    empty: { is: 'message', default: 'home.empty' },
  },
  block: {
    block: 'list',
    rows: { parameter: 'rows' },
    body: { parameter: 'body' },
    filters: { parameter: 'filters' },
    columnWidth: { parameter: 'columnWidth' },
    key: 'row.slug',
    show: {
      title: 'row.title',
      image: 'row.author.image',
      figure: { value: 'row.favoritesCount', format: 'count' },
      lines: {
        about: { label: 'article.description', value: 'row.description', bare: true },
        author: { label: 'article.author', value: 'row.author.username' },
        at: { label: 'article.at', value: 'row.createdAt', format: 'date' },
        tags: {
          label: 'article.tags',
          value: 'row.tagList',
          format: 'list',
          when: { 'row.tagList': { exists: true } },
        },
      },
    },
    opens: { to: '/article', query: { slug: { from: 'row.slug' } } },
    actions: {
      like: {
        use: 'change',
        event: 'like',
        label: 'article.like',
        icon: 'heart',
        when: { 'user.uid': { exists: true }, 'row.favorited': false },
        call: 'POST /api/articles/{slug}/favorite',
        body: { slug: { from: 'row.slug' } },
      },
      unlike: {
        use: 'change',
        label: 'article.unlike',
        icon: 'heart-off',
        when: { 'user.uid': { exists: true }, 'row.favorited': true },
        call: 'DELETE /api/articles/{slug}/favorite',
        body: { slug: { from: 'row.slug' } },
      },
      join: { do: 'link', label: 'article.like', icon: 'heart', when: { 'user.uid': { exists: false } }, to: '/login' },
    },
    empty: { text: { parameter: 'empty' } },
  },
} as const satisfies PartConfig

/** The fields of an article. They are empty for a new one, because its address names none. */
export const articleFields = {
  value: {
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
  },
} as const satisfies PartConfig

/** A call that saves the article and shows it. */
export const save = {
  value: {
    do: 'call',
    failed: 'editor.failed',
    then: { to: '/article', query: { slug: { from: 'answer.article.slug' } }, replace: true },
  },
} as const satisfies PartConfig

/** Begins the session of the answer. */
export const begin = {
  value: {
    signIn: { uid: { from: 'answer.user.username' }, token: { from: 'answer.user.token' } },
    to: '/',
  },
} as const satisfies PartConfig
