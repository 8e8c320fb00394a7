import { name, needed, object, optional } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { nativeMembers, query, message } from '../../language/grammar/values'

export const share = defineAction({
  kind: 'share',
  doc: 'Shares a text and an address.',
  members: {
    title: optional('The title of the shared text.', message, 'share.title'),
    text: needed('The text.', message),
    to: optional('The page whose address is shared.', name('route')),
    query: optional('The query parameters of that address.', query, { row: { from: 'row.id' } }),
    by: optional(
      'The native function that shares, used inside the app. It gets the text as `text`.',
      object(nativeMembers, { passes: { given: ['text'] }, meaning: 'sharing' }),
    ),
  },
  does: 'share',
  example: { do: 'share', label: 'a.name', text: 'a.title', to: '/things', by: { call: 'say', args: {} } },
})
