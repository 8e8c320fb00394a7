// The grammar of values: messages, conditions, requests and parts of answers.
import { formats } from './formats'
import {
  atom,
  byId,
  choice,
  either,
  extend,
  list,
  name,
  needed,
  object,
  oneOf,
  optional,
  path,
  special,
  type,
} from './grammar'

export const messageKey = name('message')
export const conditions = type(
  'Conditions',
  'Conditions that must all hold. `any` holds if one of its members does. A test is a plain value, or `in`, `is`, `not`, `min`, `max`, `below`, `since`, `until` or `exists`. A bound is a figure, `{ from }` for another value, or `{ from, times }` for a product, such as an amount and a rate.',
  atom('conditions'),
  { 'row.status': 'pending' },
)

export const reference = type(
  'Ref',
  "A reference to a value of the scope: `{ from: 'row.uid' }`.",
  object({ from: needed('The path to the value.', path('textOrNumber'), 'row.uid') }),
)
export const value = type(
  'Value',
  'A literal, or a reference to a value of the scope.',
  special('value', either(atom('literal'), atom('flag'), atom('null'), reference, list(atom('literal')))),
  { from: 'row.kind' },
)
/** The initial value of a field. */
export const initialValue = type(
  'InitialValue',
  'A literal, or a reference to a value of the scope.',
  either(
    atom('literal'),
    atom('flag'),
    object({
      from: needed('The path to the value, which may also be an object or a list.', path('anything'), 'query.kind'),
      or: optional('The value while that path has none.', reference, { from: 'user.kind' }),
    }),
    list(atom('literal')),
  ),
  { from: 'query.kind', or: { from: 'user.kind' } },
)
export const readReasons = optional(
  "Messages by the server's business code, where it refuses what is read. Then no other try is offered.",
  special('reasons', byId(messageKey)),
  { 1001: 'order.closed' },
)
/** The body of a request. It is checked together with the call, which has the schema of the request. */
export const body = type(
  'Body',
  'The body of a request. Each member is a literal or a reference.',
  special('sent', byId(value)),
  { group: 'x' },
)
export const query = special(
  'query',
  type('Query', 'Query parameters of an address.', byId(either(atom('literal'), reference)), {
    id: { from: 'row.id' },
  }),
)

export const format = type('Format', 'The format of a value.', special('formatOfValue', choice(formats)), 'money')
export const tone = type(
  'Tone',
  'The meaning of an element. It decides the colour.',
  choice({
    plain: { doc: 'No special meaning.' },
    primary: { doc: 'The main action or value of the page.' },
    good: { doc: 'A success.' },
    warn: { doc: 'A warning.' },
    danger: { doc: 'A loss or a failure.' },
  }),
  'warn',
)

/** Computes with a value, in the order of these members. A value without an operand shows as absent. */
const arithmetic = {
  sum: optional(
    'A member of each item. The path of the value leads to a list, and its items are added up.',
    special('summed', atom('text')),
    'income',
  ),
  times: optional(
    'The path to a factor. The product is rounded towards zero to `places`, or else to a whole number.',
    path('textOrNumber'),
    'row.rate',
  ),
  over: optional(
    'The path to a divisor. The quotient is rounded towards zero to `places`, or else to two decimals.',
    path('textOrNumber'),
    'row.count',
  ),
  places: optional('The decimals of a product and of a quotient, 0 to 8.', oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8), 4),
  plus: optional('The path to a value that is added.', path('textOrNumber'), 'row.bonus'),
  minus: optional('The path to a value that is subtracted.', path('textOrNumber'), 'row.fee'),
}
const placeholderValue = object(
  extend(extend({ from: needed('The path to the value.', path('shown')) }, arithmetic), {
    format: optional('The format of the value.', format),
  }),
)
export const message = type(
  'Message',
  'A message key, or one with the values of its placeholders.',
  special(
    'words',
    either(
      messageKey,
      object({
        say: needed('The message.', messageKey),
        with: needed('The values of its placeholders.', byId(either(atom('literal'), placeholderValue))),
      }),
    ),
  ),
)

/** A value and how it is written. */
const fileValue = extend(extend({ value: needed('The path to the value.', path('shown'), 'row.amount') }, arithmetic), {
  format: optional('The format of the value. The default is `text`.', format),
  words: optional('One message for each value of a closed set.', special('lineWords', byId(messageKey)), {
    owner: 'role.owner',
    guest: 'role.guest',
  }),
})
/** The value of a line or a column. */
const writtenValue = extend(fileValue, {
  unit: optional('The path to the unit after the value, such as a currency.', path('text'), 'row.currency'),
})
const joined = {
  text: optional(
    'A message instead of the value alone, which joins it with others. Without the value it does not show.',
    message,
    { say: 'order.range', with: { from: { from: 'row.from' }, until: { from: 'row.until' } } },
  ),
}
const lineMembers = extend(
  extend(
    {
      label: needed('The label.', messageKey, 'order.amount'),
      icon: optional('The icon beside the label.', name('icon'), 'wallet'),
    },
    extend(writtenValue, joined),
  ),
  {
    when: optional('Shown only while this condition holds.', conditions),
    copy: optional('Adds a button that copies the value.', atom('flag')),
    parts: optional(
      'The members of a list of pictures that have the address and the time.',
      object({
        src: needed('The member that has the address.', special('pictureMember', atom('text'))),
        time: optional('The member that has the time.', special('pictureMember', atom('text'))),
      }),
      { src: 'url', time: 'uploaded_at' },
    ),
  },
)
/** Messages by condition, in place of that of a value. */
const instead = byId(
  object({
    text: needed('The message.', message),
    tone: optional('The meaning, which decides the colour.', tone),
    when: needed('The condition.', conditions),
  }),
)
export const line = type('Line', 'One value with its label.', object(lineMembers, { check: 'shown' }))
export const rowLine = type(
  'RowLine',
  'One value of a row.',
  object(
    extend(lineMembers, {
      bare: optional('Hides the label, because the value says what it is. Screen readers still say it.', atom('flag')),
    }),
    { check: 'shown' },
  ),
)
export const column = type(
  'Column',
  'One value of each row of a table.',
  object(
    extend(
      extend(
        { label: needed('The label in the head of the table.', messageKey, 'data.income') },
        extend(writtenValue, joined),
      ),
      {
        tones: optional('The meaning of each value, which decides its colour. Needs `words`.', byId(tone), {
          owner: 'primary',
        }),
        instead: optional('Messages in place of that of the value. The first whose condition holds counts.', instead, {
          late: { text: 'order.late', tone: 'danger', when: { 'row.is_late': true } },
        }),
        when: optional('The cell of a row is empty while this does not hold.', conditions, {
          'row.income': { exists: true },
        }),
        sort: optional(
          'What the request is sent to sort by this column: this value rising, and with a `-` before it falling.',
          special('sortValue', atom('text')),
          'income',
        ),
      },
    ),
    { check: 'shown' },
  ),
)
/** Describes a file with all rows of a list. */
export const rowFile = type(
  'RowFile',
  'A file with all rows, for a spreadsheet.',
  object({
    name: needed('The name of the file. The day and `.csv` are added.', messageKey, 'order.name'),
    columns: needed(
      'The columns by id. Figures are written in full, times as date and time, words in the language of the page.',
      byId(
        type(
          'FileColumn',
          'One value of each row in a file.',
          object(
            extend(extend({ label: needed('The label in the first line.', messageKey, 'data.income') }, fileValue), {
              when: optional('Left empty in rows where this does not hold.', conditions),
            }),
            { check: 'shown' },
          ),
        ),
      ),
      { income: { label: 'data.income', value: 'row.income', format: 'money' } },
    ),
  }),
)

export const cell = type(
  'Cell',
  'One value with its label, beside others.',
  object(
    extend(lineMembers, {
      big: optional('Draws the value large.', atom('flag')),
      note: optional('A note below the value.', message, 'balance.note'),
    }),
    { check: 'shown' },
  ),
)

export const worded = type(
  'Worded',
  'A value of a closed set, shown as a message.',
  object(
    {
      value: needed('The path to the value.', path('text'), 'row.role'),
      words: needed('One message for each value.', byId(messageKey), { owner: 'role.owner', guest: 'role.guest' }),
      tones: optional('The meaning of each value, which decides its colour.', byId(tone), { owner: 'primary' }),
      instead: optional('Messages in place of that of the value. The first whose condition holds counts.', instead, {
        late: { text: 'order.late', tone: 'danger', when: { 'row.is_late': true } },
      }),
      when: optional('Shown only while this condition holds.', conditions),
    },
    { check: 'worded' },
  ),
)

const figureMembers = {
  value: needed('The path to the value.', path('textOrNumber'), 'row.points'),
  format: optional('The format of the value.', format),
  unit: optional('The path to the unit after the value, such as a currency.', path('text'), 'row.currency'),
  ...joined,
  instead: optional('Messages in place of `text`. The first whose condition holds counts.', instead, {
    spent: { text: { say: 'points.spent', with: { num: { from: 'row.points' } } }, when: { 'row.is_spent': true } },
  }),
}
export const figure = type('Figure', 'A large value.', object(figureMembers, { check: 'shown' }))
export const labelledFigure = type(
  'LabelledFigure',
  'A large value with a label.',
  object(extend({ label: needed('The label.', messageKey, 'order.amount') }, figureMembers), { check: 'shown' }),
)

export const note = type(
  'Note',
  'A note that may have a condition.',
  object({
    text: needed('The text.', message, 'order.note'),
    tone: optional('The meaning, which decides the colour.', tone),
    when: optional('Shown only while this condition holds.', conditions),
  }),
)

export const partyMembers = {
  label: needed('What the party is, such as "Receiver".', messageKey, 'order.receiver'),
  name: needed('The path to the name.', path('text'), 'row.name'),
  number: optional('The path to a value below the name, such as an ID.', path('textOrNumber'), 'row.id'),
  format: optional('The format of that value.', format, 'groups'),
  image: optional('The path to the address of a picture.', path('image'), 'row.picture'),
  imageShape: optional(
    'The shape of the picture. The default is `round`, for people.',
    oneOf('round', 'square'),
    'square',
  ),
  when: optional('Shown only while this condition holds.', conditions),
}
export const party = type('Party', 'A person or an account that takes part.', object(partyMembers))

/** Describes the rows of a list on a wide screen. */
export const rowTable = type(
  'Table',
  'A table with a column for each value. A wide screen shows it instead of rows.',
  object({
    title: needed('The label of the first column, which has the titles of the rows.', messageKey, 'order.name'),
    columns: needed('The other columns by id. Beside an open row only the first two show.', byId(column), {
      income: { label: 'data.income', value: 'row.income' },
    }),
    sort: optional('The member of the request that sorts the rows.', special('requestParam', atom('text')), 'sort'),
  }),
)
const args = type(
  'Args',
  'The arguments of a native call. A text may be a message in the language of the page.',
  special('sent', byId(either(value, message))),
)
export const nativeMembers = {
  call: needed('The function. `schemas/native.json` lists them.', name('nativeCall'), 'openRoom'),
  args: optional('Its arguments.', args, { id: { from: 'user.id' } }),
}
export const nativeCall = type(
  'NativeCall',
  'A call of a function of the native app.',
  object(nativeMembers, { passes: { given: [] } }),
)
