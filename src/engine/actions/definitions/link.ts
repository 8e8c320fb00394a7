import { name, needed, optional, path } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { query, message } from '../../language/grammar/values'

export const link = defineAction({
  kind: 'link',
  doc: 'Opens a page.',
  members: {
    to: needed('The page.', name('linkedRoute')),
    query: optional('The query parameters of that page.', query),
    note: optional('A note below the label.', message, 'profile.note'),
    count: optional('A number in a red badge.', path('number'), 'data.team.waiting'),
  },
  does: '{to}',
  example: { do: 'link', label: 'a.name', to: '/things', query: { id: { from: 'user.id' } } },
})
