import type { PageConfig } from '@pagewright/engine/language'

export const notes: PageConfig = {
  title: 'notes.title',
  access: 'open',
  blocks: {
    add: { block: 'links', links: { new: { do: 'link', label: 'notes.new', to: '/new', icon: 'plus' } } },
    notes: {
      block: 'list',
      rows: 'POST /notes/list',
      key: 'row.id',
      show: { title: 'row.title', lines: { text: { label: 'new.text', value: 'row.text' } } },
      empty: { text: 'notes.empty' },
    },
  },
}
