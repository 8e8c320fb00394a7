import { atom, needed, optional, special } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'

export const set = defineAction({
  kind: 'set',
  doc: 'Stores a value in the `state` of the page, or adds to a number there.',
  oneOf: ['value', 'add'],
  members: {
    state: needed('The name in the `state` of the page.', special('stateName', atom('text'))),
    value: optional('The value to store.', atom('literal'), 0),
    add: optional('The number to add.', atom('number')),
  },
  does: 'state.{state}',
  example: { do: 'set', label: 'a.name', state: 'round', add: 1 },
})
