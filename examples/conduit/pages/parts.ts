import type { PartConfig } from '@pagewright/engine/language'
import { change, member, visitor } from './articles'

const body = { slug: { from: 'row.slug' } } as const
const heart = { label: 'article.like', icon: 'heart' } as const
const heartOff = { label: 'article.unlike', icon: 'heart-off' } as const
const liked = { ...member, 'row.favorited': true } as const
const notLiked = { ...member, 'row.favorited': false } as const

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
    opens: { to: '/article', query: body },
    actions: {
      like: { ...change, event: 'like', ...heart, when: notLiked, call: 'POST /api/articles/{slug}/favorite', body },
      unlike: { ...change, ...heartOff, when: liked, call: 'DELETE /api/articles/{slug}/favorite', body },
      join: { do: 'link', ...heart, when: visitor, to: '/login' },
    },
    empty: { text: { parameter: 'empty' } },
  },
} as const satisfies PartConfig
