// The grammar of values: messages, conditions, requests and parts of answers.
import {
  atom,
  byId,
  choice,
  either,
  list,
  name,
  needed,
  object,
  optional,
  path,
  seesAnswer,
  special,
  type,
} from './grammar'

export const messageKey = name('message')
export const conditions = type(
  'Conditions',
  'Conditions that must all hold. `any` holds if one of its members does.',
  atom('conditions'),
)

export const reference = type(
  'Ref',
  "A reference to a value of the scope: `{ from: 'row.uid' }`.",
  object({ from: needed('The path to the value.', path('textOrNumber')) }),
)
export const value = type(
  'Value',
  'A literal, or a reference to a value of the scope.',
  special('value', either(atom('literal'), atom('flag'), atom('null'), reference, list(atom('literal')))),
)
/** The body of a request. It is checked together with the call, which has the schema of the request. */
export const body = type(
  'Body',
  'The body of a request. Each member is a literal or a reference.',
  special('sent', byId(value)),
)
export const query = special(
  'query',
  type('Query', 'Query parameters of an address.', byId(either(atom('literal'), reference))),
)

export const format = type(
  'Format',
  'The format of a value.',
  choice({
    text: 'As it is.',
    id: 'As it is, and from left to right even within Arabic text.',
    count: 'A whole number with thousands separators.',
    money: 'An amount with two decimals and thousands separators.',
    short: 'A large number, abbreviated.',
    time: "A date with the time of day, in the market's zone.",
    date: "A date, in the market's zone.",
    clock: "The time of day alone, in the market's zone. For rows below a heading with the day.",
    ago: 'How long ago it was, in words. After 30 days it is the date.',
    day: 'Today, yesterday or the date, in words. For headings.',
    shortDay: 'The day and the short month. For the axis of a chart.',
    image: 'The picture at an address.',
    images: 'The pictures at a list of addresses.',
    list: 'The texts or numbers of a list, one after another.',
    rich: 'A text with headings, lists, links and emphasis, as Markdown writes them.',
    phone: 'A telephone number, as it is.',
  }),
)
export const tone = type(
  'Tone',
  'The meaning of an element. It decides the colour.',
  choice({
    plain: 'No special meaning.',
    primary: 'The main action or value of the page.',
    good: 'A success.',
    warn: 'A warning.',
    danger: 'A loss or a failure.',
  }),
)

const arithmetic = {
  times: optional('The path to a factor. The product is rounded down to a whole number.', path('textOrNumber')),
  over: optional('The path to a divisor. The quotient is rounded down to two decimals.', path('textOrNumber')),
  minus: optional('The path to a value that is subtracted.', path('textOrNumber')),
}
const placeholderValue = object({
  from: needed('The path to the value.', path('textOrNumber')),
  ...arithmetic,
  format: optional('The format of the value.', format),
})
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

const lineMembers = {
  label: needed('The label.', messageKey),
  icon: optional('The icon beside the label.', name('icon')),
  value: needed('The path to the value.', path('shown')),
  ...arithmetic,
  format: optional('The format of the value. The default is `text`.', format),
  words: optional('One message for each value of a closed set.', special('lineWords', byId(messageKey))),
  when: optional('Shown only while this condition holds.', conditions),
  copy: optional('Adds a button that copies the value.', atom('flag')),
  unit: optional('The path to the unit after the value, such as a currency.', path('text')),
  parts: optional(
    'The members of a list of pictures that have the address and the time.',
    object({
      src: needed('The member that has the address.', special('pictureMember', atom('text'))),
      time: optional('The member that has the time.', special('pictureMember', atom('text'))),
    }),
  ),
}
export const line = type('Line', 'One value with its label.', object(lineMembers))
export const rowLine = type(
  'RowLine',
  'One value of a row.',
  object({
    ...lineMembers,
    bare: optional('Hides the label, because the value says what it is. Screen readers still say it.', atom('flag')),
  }),
)
export const column = type(
  'Column',
  'One value of each row of a table.',
  object({
    label: needed('The label in the head of the table.', messageKey),
    value: lineMembers.value,
    ...arithmetic,
    format: lineMembers.format,
    words: lineMembers.words,
    tones: optional('The meaning of each value, which decides its colour. Needs `words`.', byId(tone)),
    unit: lineMembers.unit,
    when: optional('The cell of a row is empty while this does not hold.', conditions),
    sort: optional(
      'What the request is sent to sort by this column: this value rising, and with a `-` before it falling.',
      special('sortValue', atom('text')),
    ),
  }),
)
export const cell = type(
  'Cell',
  'One value with its label, beside others.',
  object({
    ...lineMembers,
    big: optional('Draws the value large.', atom('flag')),
    note: optional('A note below the value.', message),
  }),
)

export const worded = type(
  'Worded',
  'A value of a closed set, shown as a message.',
  object(
    {
      value: needed('The path to the value.', path('text')),
      words: needed('One message for each value.', byId(messageKey)),
      tones: optional('The meaning of each value, which decides its colour.', byId(tone)),
    },
    { meaning: 'worded' },
  ),
)

const figureMembers = {
  value: needed('The path to the value.', path('textOrNumber')),
  format: optional('The format of the value.', format),
  unit: optional('The path to the unit after the value, such as a currency.', path('text')),
}
export const figure = type('Figure', 'A large value.', object(figureMembers))
export const labelledFigure = type(
  'LabelledFigure',
  'A large value with a label.',
  object({ label: needed('The label.', messageKey), ...figureMembers }),
)

export const note = type(
  'Note',
  'A note that may have a condition.',
  object({
    text: needed('The text.', message),
    tone: optional('The meaning, which decides the colour.', tone),
    when: optional('Shown only while this condition holds.', conditions),
  }),
)

const choiceMembers = {
  value: needed('The value of the member.', special('sent', atom('literal'))),
  label: needed('The label.', messageKey),
}
const param = needed('The member of the request.', special('requestParam', atom('text')))
export const valueTabs = type(
  'ValueTabs',
  'One tab for each value of a member of the request. The address names the chosen tab.',
  object(
    {
      param,
      items: needed(
        'The tabs by id.',
        byId(object({ ...choiceMembers, note: optional('A note beside the label.', messageKey) })),
      ),
    },
    { chooses: true },
  ),
)
const filterLabel = needed('The label of the filter.', messageKey)
const fixedFilter = type(
  'FixedFilter',
  'A filter between values that the page names. The first is chosen until somebody chooses another.',
  object(
    { items: needed('The choices by id.', byId(object(choiceMembers))), param, label: filterLabel },
    { chooses: true },
  ),
)
/** Describes the rows of a list on a wide screen. */
export const rowTable = type(
  'Table',
  'A table with a column for each value. A wide screen shows it instead of rows.',
  object({
    title: needed('The label of the first column, which has the titles of the rows.', messageKey),
    columns: needed('The other columns by id. Beside an open row only the first two show.', byId(column)),
    sort: optional('The member of the request that sorts the rows.', special('requestParam', atom('text'))),
  }),
)
const loadedFilter = type(
  'LoadedFilter',
  'A filter between values that an endpoint answers. The request lacks the member until somebody chooses.',
  object({
    options: needed(
      'The choices from an endpoint.',
      type(
        'FilterOptions',
        'The choices of a filter from an endpoint.',
        object(
          {
            call: needed('The endpoint. Its answer has a `list`; paths call an entry `row`.', name('readEndpoint')),
            body: optional('The body of the request.', body),
            value: needed('The value of a choice.', seesAnswer(path('textOrNumber'))),
            label: needed('The label of a choice.', seesAnswer(path('text'))),
          },
          { asks: { by: 'call', gives: 'rows', as: 'row', isAlone: true } },
        ),
      ),
    ),
    param,
    label: filterLabel,
    any: needed('The label of the choice that filters nothing.', messageKey),
  }),
)
const periodFilter = type(
  'PeriodFilter',
  'A filter for a period: its first and its last day. The request lacks a member until somebody enters that day.',
  object({
    since: needed(
      'The member of the request for the first day, as `2026-01-31`.',
      special('requestParam', atom('text')),
    ),
    until: needed('The member of the request for the last day.', special('requestParam', atom('text'))),
    label: filterLabel,
  }),
)
export const valueFilter = type(
  'ValueFilter',
  'A filter above the rows of a list. The address names what is chosen.',
  either(fixedFilter, loadedFilter, periodFilter),
)
export const search = object({
  param,
  placeholder: needed('The text in the empty box.', messageKey),
})

const args = type(
  'Args',
  'The arguments of a native call. A text may be a message in the language of the page.',
  special('sent', byId(either(value, message))),
)
export const nativeMembers = {
  call: needed('The function. `schemas/native.json` lists them.', name('nativeCall')),
  args: optional('Its arguments.', args),
}
export const nativeCall = type(
  'NativeCall',
  'A call of a function of the native app.',
  object(nativeMembers, { passes: { given: [] } }),
)
