import { byId, named, needed, sees } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const sheet = defineAction({
  kind: 'sheet',
  doc: 'Opens blocks in a sheet.',
  members: {
    title: needed('The title of the sheet.', message),
    blocks: needed('The blocks in the sheet.', sees('page', byId(named('Block')))),
  },
  does: 'sheet',
  example: {
    do: 'sheet',
    label: 'a.name',
    title: 'a.title',
    blocks: { read: { block: 'text', items: { first: { text: 'a.title' } } } },
  },
})
