// The members of a field that say how its input looks, and who may change it.
import { atom, byId, either, list, needed, object, optional, path, special, oneOf, type } from './grammar'
import { message, messageKey, reference } from './values'

const bound = type(
  'Bound',
  'A bound of a field: a reference to a number, a date or time. It may have a message of its own.',
  object({
    from: needed('The path to the value.', path('textOrNumber'), 'form.largest'),
    times: optional('The path to a factor of the value.', path('textOrNumber'), 'data.limits.rate'),
    unit: optional(
      'The path to the unit of the bound, such as a currency. Messages show it behind the bound.',
      path('text'),
      'form.currency',
    ),
    message: optional('The message if a value is beyond this bound.', messageKey, 'payout.largest'),
  }),
)
/** A least or largest value: a number, a date or time, a reference to one, or several of which the narrowest counts. */
const bounds = special('bound', either(atom('literal'), bound, list(either(atom('literal'), bound))))

/** Members of `Field`. */
export const inputMembers = {
  min: optional('The least number, the least count of items, or the first date or time.', bounds, {
    from: 'data.limits.min',
  }),
  max: optional(
    'The largest number, the largest count of items, or the last date or time. Of several the narrowest counts.',
    bounds,
    [100, { from: 'data.limits.max', message: 'payout.max' }],
  ),
  readOnly: optional('Shown and sent, but nobody can change it.', oneOf(true)),
  prefix: optional('A text before the input. It is not sent.', message, 'site.address'),
  suffix: optional('A text behind the input, such as a unit. It is not sent.', message, 'parcel.kilograms'),
  mask: optional(
    'How the text is grouped while it is typed: `#` is a digit, `A` a letter, `*` either. Other characters are written by the input and not sent.',
    special('mask', atom('text')),
    '#### #### ####',
  ),
  dialCodes: optional(
    'Dial codes for a telephone number. Somebody chooses one, and it is sent before the number.',
    special('dialCodes', either(list(atom('text')), reference)),
    ['+966', '+971'],
  ),
  branches: optional(
    'The names of the branches of a union, by their constant or title in the schema.',
    special('fieldBranches', byId(messageKey)),
    { card: 'payout.card', bank: 'payout.bank' },
  ),
}
