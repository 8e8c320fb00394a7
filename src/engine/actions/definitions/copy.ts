import { needed, optional, path } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { message } from '../../language/grammar/values'

export const copy = defineAction({
  kind: 'copy',
  doc: 'Copies a value.',
  members: {
    value: needed('Where it is looked up.', path('textOrNumber')),
    done: optional('Said when it was copied.', message),
  },
  does: 'copy',
  example: {
    do: 'copy',
    label: 'a.name',
    value: 'user.id',
    done: 'a.title',
  },
})
