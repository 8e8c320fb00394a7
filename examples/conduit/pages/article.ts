import type { PageConfig } from '@pagewright/engine/language'
import { change, member, visitor } from './articles'

const notLiked = { 'row.article.favorited': false } as const
const isOther = { 'row.article.author.username': { not: { from: 'user.username' } } } as const
const isAuthor = { 'row.article.author.username': { is: { from: 'user.username' } } } as const
const asked = { slug: { from: 'query.slug' } } as const
const author = { username: { from: 'row.article.author.username' } } as const
const slug = { slug: { from: 'row.article.slug' } } as const
const like = { ...change, label: 'article.favorite', call: 'POST /api/articles/{slug}/favorite', body: slug } as const
const unlike = { ...like, label: 'article.unfavorite', call: 'DELETE /api/articles/{slug}/favorite' } as const

export const article: PageConfig = {
  title: 'article.title',
  event: 'read',
  documentTitle: { say: 'article.named', with: { title: { from: 'data.article.article.title' } } },
  access: 'visitor',
  blocks: {
    article: {
      block: 'record',
      call: 'GET /api/articles/{slug}',
      body: asked,
      image: 'row.article.author.image',
      name: 'row.article.title',
      lines: {
        author: { label: 'article.author', value: 'row.article.author.username' },
        at: { label: 'article.at', value: 'row.article.createdAt', format: 'date' },
        favorites: { label: 'article.favorites', value: 'row.article.favoritesCount', format: 'count' },
        tags: { label: 'article.tags', value: 'row.article.tagList', format: 'list' },
        body: { label: 'article.body', value: 'row.article.body', format: 'rich' },
      },
      actions: {
        favorite: { ...like, icon: 'heart', when: { ...member, ...notLiked } },
        join: { do: 'link', label: 'article.favorite', icon: 'heart', when: visitor, to: '/login' },
        support: {
          do: 'sequence',
          label: 'article.support',
          icon: 'hand-heart',
          when: { ...member, ...isOther, 'row.article.author.following': false },
          steps: {
            like: { ...like, when: notLiked },
            follow: { ...change, label: 'profile.follow', call: 'POST /api/profiles/{username}/follow', body: author },
          },
        },
        unfavorite: { ...unlike, icon: 'heart-off', when: { ...member, 'row.article.favorited': true } },
        author: { do: 'link', label: 'article.toAuthor', icon: 'user-round', to: '/profile', query: author },
        edit: { do: 'link', label: 'article.edit', icon: 'pencil', when: isAuthor, to: '/editor/article', query: slug },
        remove: {
          do: 'call',
          label: 'article.remove',
          icon: 'trash',
          tone: 'danger',
          when: isAuthor,
          ask: 'article.remove.ask',
          call: 'DELETE /api/articles/{slug}',
          body: slug,
          done: 'article.removed',
          failed: 'article.failed',
          then: { to: '/', replace: true },
        },
      },
    },
    write: {
      block: 'form',
      title: 'comment.title',
      when: member,
      form: 'comment',
      fields: {
        comment: { label: 'comment.title', fields: { body: { label: 'comment.body', widget: 'textarea' } } },
      },
      submit: {
        ...change,
        label: 'comment.send',
        call: 'POST /api/articles/{slug}/comments',
        body: asked,
        done: 'comment.sent',
      },
    },
    join: { block: 'links', when: visitor, links: { signIn: { do: 'link', label: 'comment.signIn', to: '/login' } } },
    comments: {
      block: 'list',
      title: 'comment.all',
      rows: 'GET /api/articles/{slug}/comments',
      body: asked,
      key: 'row.id',
      show: {
        title: 'row.author.username',
        image: 'row.author.image',
        lines: {
          body: { label: 'comment.body', value: 'row.body', bare: true },
          at: { label: 'article.at', value: 'row.createdAt', format: 'ago', bare: true },
        },
      },
      opens: { to: '/profile', query: { username: { from: 'row.author.username' } } },
      actions: {
        remove: {
          ...change,
          label: 'comment.remove',
          icon: 'trash',
          tone: 'danger',
          when: { 'row.author.username': { is: { from: 'user.username' } } },
          ask: 'comment.remove.ask',
          call: 'DELETE /api/articles/{slug}/comments/{id}',
          body: { ...asked, id: { from: 'row.id' } },
        },
      },
      empty: { text: 'comment.none' },
    },
  },
}
