import { name, needed, object, optional } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { nativeMembers, query, message } from '../../language/grammar/values'

export const share = defineAction({
  kind: 'share',
  doc: 'Shares words and an address.',
  members: {
    title: optional('What the shared thing is called.', message),
    text: needed('The words.', message),
    to: optional('The page whose address goes along.', name('route')),
    query: optional('Members of that address.', query),
    by: optional(
      'The call of the app that shares, where the page stands in one; it takes the text as `text`.',
      object(nativeMembers, { passes: { given: ['text'] }, meaning: 'sharing' }),
    ),
  },
  does: 'share',
  example: { do: 'share', label: 'a.name', text: 'a.title', to: '/things', by: { call: 'say', args: {} } },
})
