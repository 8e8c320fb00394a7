import { optional } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const language = defineAction({
  kind: 'language',
  doc: 'Opens the choice of languages.',
  members: {},
  does: 'language',
  example: { do: 'language', label: 'a.name' },
})

export const signOut = defineAction({
  kind: 'signOut',
  doc: 'Ends the session.',
  members: { ask: optional('A question before the session ends.', message) },
  does: 'signOut',
  example: { do: 'signOut', label: 'a.name', ask: 'a.title' },
})
