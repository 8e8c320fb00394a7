// The members of a field that say how its input looks, and who may change it.
import { atom, byId, either, list, optional, special, oneOf } from './grammar'
import { message, messageKey, reference } from './values'

/** A least or largest value: a number, a date or time, or a reference to one. */
const bound = special('bound', either(atom('literal'), reference))

/** Members of `Field`. */
export const inputMembers = {
  min: optional('The least number, the least count of items, or the first date or time.', bound, {
    from: 'data.limits.min',
  }),
  max: optional('The largest number, the largest count of items, or the last date or time.', bound, 3),
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
