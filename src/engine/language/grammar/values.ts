// The grammar of values: messages, conditions, requests and parts of answers.
import { atom, byId, choice, either, list, name, needed, object, optional, path, special, type } from './grammar'

export const messageKey = name('message')
export const conditions = type(
  'Conditions',
  'Entries are AND-ed; `any` holds when one of its members does.',
  atom('conditions'),
)

export const reference = type(
  'Ref',
  "A value found at a path of the scope: `{ from: 'row.uid' }`.",
  object({ from: needed('Where it is looked up.', path('textOrNumber')) }),
)
export const value = type(
  'Value',
  'A literal, or a reference to a value of the scope.',
  special('value', either(atom('literal'), atom('flag'), atom('null'), reference, list(atom('literal')))),
)
/** The body of a request. It is checked together with the call, which has the schema of the request. */
export const body = type('Body', 'Members of a request.', special('sent', byId(value)))
export const query = special('query', type('Query', 'Members of an address.', byId(either(atom('literal'), reference))))

export const format = type(
  'Format',
  'How a value is written.',
  choice({
    text: 'As it is.',
    id: 'As it is, from left to right also among words of Arabic.',
    count: 'A whole number with its thousands apart.',
    money: 'An amount with two decimals and its thousands apart.',
    short: 'A large number, abbreviated.',
    time: "A date with the time of day, in the market's zone.",
    date: "A date, in the market's zone.",
    image: 'The picture at the address.',
    images: 'The pictures at the addresses of a list.',
    phone: 'A telephone number, as it is.',
  }),
)
export const tone = type(
  'Tone',
  'How something is meant: its colour.',
  choice({
    plain: 'Like all others.',
    primary: 'What most people come for.',
    good: 'All is well.',
    warn: 'Look before going on.',
    danger: 'Something is lost or has failed.',
  }),
)

const spoken = object({
  from: needed('Where it is looked up.', path('textOrNumber')),
  format: optional('How it is written.', format),
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
        with: needed('The values of its placeholders.', byId(either(atom('literal'), spoken))),
      }),
    ),
  ),
)

const lineMembers = {
  label: needed('Its words.', messageKey),
  icon: optional('Stands beside the words.', name('icon')),
  value: needed('Where it is looked up.', path('shown')),
  format: optional('How it is written; as it is unless said.', format),
  words: optional('Words of the values of a closed set.', special('lineWords', byId(messageKey))),
  when: optional('Shown only while it holds.', conditions),
  copy: optional('Can be copied.', atom('flag')),
  unit: optional('A path to the unit that stands behind the value, such as a currency.', path('text')),
  parts: optional(
    'Where the members of a list of pictures keep the address and the time.',
    object({
      src: needed('The member that is the address.', special('pictureMember', atom('text'))),
      time: optional('The member that is the time.', special('pictureMember', atom('text'))),
    }),
  ),
}
export const line = type('Line', 'One value with its words.', object(lineMembers))
export const cell = type(
  'Cell',
  'One value with its words, beside others.',
  object({
    ...lineMembers,
    big: optional('Stands out.', atom('flag')),
    note: optional('Stands below the value.', message),
  }),
)

export const worded = type(
  'Worded',
  'A value of a closed set, told in words.',
  object(
    {
      value: needed('Where it is looked up.', path('text')),
      words: needed('The words of each value.', byId(messageKey)),
      tones: optional('How each value is meant.', byId(tone)),
    },
    { meaning: 'worded' },
  ),
)

const figureMembers = {
  value: needed('What is shown.', path('textOrNumber')),
  format: optional('How it is written.', format),
  unit: optional('The unit behind it, such as a currency.', path('text')),
}
export const figure = type('Figure', 'A value that stands out.', object(figureMembers))
export const labelledFigure = type(
  'LabelledFigure',
  'A value that stands out, with its words.',
  object({ label: needed('Its words.', messageKey), ...figureMembers }),
)

export const note = type(
  'Note',
  'A sentence that may be shown.',
  object({
    text: needed('What is said.', message),
    tone: optional('How it is meant.', tone),
    when: optional('Shown only while it holds.', conditions),
  }),
)

const choiceMembers = {
  value: needed('The value of the member.', special('sent', atom('literal'))),
  label: needed('Its words.', messageKey),
}
const param = needed('The member of the request.', special('requestParam', atom('text')))
export const valueTabs = type(
  'ValueTabs',
  'One tab for each value of a member of the request; the chosen one stands in the address.',
  object(
    {
      param,
      items: needed(
        'The tabs by id: the value, its words, and a word beside them.',
        byId(object({ ...choiceMembers, note: optional('Stands beside the words.', messageKey) })),
      ),
    },
    { chooses: true },
  ),
)
export const valueFilter = type(
  'ValueFilter',
  'A choice among values of a member of the request.',
  object(
    {
      param,
      label: needed('What the choice is about.', messageKey),
      items: needed('The choices by id: the value and its words.', byId(object(choiceMembers))),
    },
    { chooses: true },
  ),
)
export const search = object({
  param,
  placeholder: needed('Stands in the empty box.', messageKey),
})

const args = type(
  'Args',
  'Arguments may be words in the language of the page beside literals and values of the scope.',
  special('sent', byId(either(value, message))),
)
export const nativeMembers = {
  call: needed('The function, one of `schemas/native.json`.', name('nativeCall')),
  args: optional('What it takes.', args),
}
export const nativeCall = type(
  'NativeCall',
  'A call of the app around the page, and what it takes.',
  object(nativeMembers, { passes: { given: [] } }),
)
