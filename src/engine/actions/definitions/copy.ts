import { byId, optional, path } from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { line, message } from '../../language/grammar/values'

export const copy = defineAction({
  kind: 'copy',
  doc: 'Copies a value, or several values with their labels, one on each line.',
  oneOf: ['value', 'lines'],
  members: {
    value: optional('The path to the value.', path('textOrNumber')),
    lines: optional('The values. Lines whose `when` does not hold are left out.', byId(line), {
      amount: { label: 'order.amount', value: 'row.amount' },
    }),
    done: optional('The message after the copy.', message),
  },
  does: 'copy',
  example: {
    do: 'copy',
    label: 'a.name',
    value: 'user.id',
    done: 'a.title',
  },
})
