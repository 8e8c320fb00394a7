// Examples that several tests draw, each with more of something than a screen holds.
import type { Example } from './examples'

export const people = Array.from({ length: 40 }, (_, at) => ({
  id: String(at + 1),
  name: `Person ${at + 1}`,
  rank: at + 1,
  sum: 1000 * (at + 1) + 0.5,
  image: '/picture/1.png',
}))

export const save = {
  do: 'call',
  call: 'POST /save',
  label: 'page.save',
  body: { id: '1', name: 'x' },
  done: 'page.saved',
}
export const list = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } }
const lines = Object.fromEntries(
  people.map(({ id }) => [`line${id}`, { label: 'field.label', value: 'row.name', format: 'text' }]),
)
const detail = { title: 'a.title', lines }
const textOf = (text: string) => ({ block: 'text', items: { only: { text } } })
const longText = Object.fromEntries(people.map(({ id }) => [`text${id}`, textOf('page.note')]))

export const examples = {
  list: { blocks: { list }, things: people },
  ending: { blocks: { ...longText, last: textOf('a.title') } },
  /** The bar is on `/things`, a place of the example product, to which the button leads. */
  bar: {
    blocks: {
      links: { block: 'links', links: { save: { ...save, label: 'a.name', then: { to: '/things' } } } },
    },
    things: people,
    hasBar: true,
  },
  form: {
    blocks: {
      form: { block: 'form', form: 'thing', fields: { name: { label: 'a.name', help: 'long.help' } }, submit: save },
    },
    texts: { 'long.help': 'A word to read. '.repeat(400) },
  },
  bulk: { blocks: { list: { ...list, actions: { save }, bulk: ['save'] } }, things: people },
  detail: { blocks: { list: { ...list, detail } }, things: people },
  acted: { blocks: { list: { ...list, detail: { ...detail, actions: { save } } } }, things: people },
  picker: {
    blocks: {
      form: {
        block: 'form',
        form: 'sheetForm',
        fields: {
          value: {
            label: 'field.label',
            widget: 'sheet',
            options: { call: 'POST /things', value: 'row.id', label: 'row.name' },
          },
        },
        submit: save,
      },
    },
    things: people,
  },
  copied: {
    blocks: {
      links: { block: 'links', links: { copy: { do: 'copy', label: 'a.name', value: 'user.id', done: 'a.title' } } },
    },
  },
  asked: {
    blocks: { list: { ...list, detail: { ...detail, actions: { save: { ...save, ask: 'a.title' } } } } },
    things: people,
  },
  table: {
    blocks: {
      list: {
        ...list,
        detail,
        table: {
          title: 'a.name',
          columns: { sum: { label: 'a.title', value: 'row.sum', format: 'money', sort: 'sum' } },
          sort: 'sort',
        },
      },
    },
    things: people,
  },
} satisfies { readonly [name: string]: Example }
