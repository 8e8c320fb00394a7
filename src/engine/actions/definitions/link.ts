import { name, needed, optional, path } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { query, message } from '../../language/grammar/values'

export const link = defineAction({
  kind: 'link',
  doc: 'Leads to a page.',
  members: {
    to: needed('Where to.', name('linkedRoute')),
    query: optional('Members of the address there.', query),
    note: optional('Stands below the words.', message),
    count: optional('A number that is shown as a red dot.', path('number')),
  },
  does: '{to}',
  example: { do: 'link', label: 'a.name', to: '/things', query: { id: { from: 'user.id' } } },
})
