import type { PageConfig } from '@pagewright/engine/tools'

export const members: PageConfig = {
  title: 'members',
  access: 'open',
  blocks: {
    members: {
      block: 'list',
      rows: 'POST /bench/member',
      body: { size: { from: 'query.size' }, total: { from: 'query.total' } },
      key: 'row.id',
      show: {
        title: 'row.name',
        lines: { id: { label: 'id', value: 'row.id' } },
        figure: { value: 'row.coins', format: 'count' },
      },
    },
  },
}
