import { atom, optional, path, special } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const open = defineAction({
  kind: 'open',
  doc: 'Opens a page of another site, in a new tab. Inside the app it replaces this page.',
  oneOf: ['address', 'value'],
  members: {
    address: optional(
      'The address, with https. The market must list its host in `linkHosts`.',
      special('outsideAddress', atom('text')),
    ),
    value: optional(
      'The path to the address. The action is hidden if there is none, and disabled if `linkHosts` lacks its host.',
      path('address'),
      'row.url',
    ),
    note: optional('A note below the label.', message, 'profile.note'),
  },
  does: 'open another site',
  example: { do: 'open', label: 'a.name', address: 'https://help.example/start' },
})
