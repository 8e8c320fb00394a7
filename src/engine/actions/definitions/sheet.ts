import { byId, named, needed, sees } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const sheet = defineAction({
  kind: 'sheet',
  doc: 'Opens blocks in a sheet.',
  members: {
    title: needed('Stands above the sheet.', message),
    blocks: needed('What stands in it.', sees('page', byId(named('Block')))),
  },
  does: 'sheet',
  example: {
    do: 'sheet',
    label: 'a.name',
    title: 'a.title',
    blocks: { read: { block: 'text', items: { first: { text: 'a.title' } } } },
  },
})
