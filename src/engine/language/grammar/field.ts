// The grammar of form fields.
import {
  atom,
  byId,
  either,
  list,
  name,
  named,
  needed,
  object,
  oneOf,
  optional,
  path,
  seesAnswer,
  special,
  type,
} from './grammar'
import { body, conditions, messageKey, reference, value, message } from './values'

/** Keywords of JSON Schema for which a field may have its own messages. */
export const keyword = type(
  'Keyword',
  'A keyword of JSON Schema, or `blank`: only spaces.',
  oneOf(
    'required',
    'type',
    'enum',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'pattern',
    'format',
    'minItems',
    'maxItems',
    'uniqueItems',
    'blank',
  ),
)

const bound = special('bound', either(atom('number'), reference))

const options = type(
  'Options',
  'Choices that an endpoint gives.',
  object(
    {
      call: needed('The endpoint; it answers `list`, whose members are `row`.', name('readEndpoint')),
      body: optional('What it is asked with; asked again when a value of the form in it changes.', body),
      value: needed('What is chosen.', seesAnswer(path('anything'))),
      label: needed('What the choice is called.', seesAnswer(path('text'))),
      note: optional('What stands beside it.', seesAnswer(path('textOrNumber'))),
      image: optional('The address of its picture.', seesAnswer(path('text'))),
      fills: optional(
        'Other fields of the form that take a value of the chosen row.',
        seesAnswer(special('fills', byId(path('anything')))),
      ),
      without: optional('Values never offered, compared as strings.', list(atom('literal'))),
      first: optional(
        'Said while a value that `body` needs is not chosen yet, in place of the general words.',
        messageKey,
      ),
      empty: optional(
        'Said when there is nothing to choose from, with the way to change that.',
        object({
          text: needed('What is said.', message),
          action: optional('Where to go.', named('LinkAction')),
        }),
      ),
    },
    { asks: { by: 'call', gives: 'rows', as: 'row', isAlone: true } },
  ),
)

const check = type(
  'FieldCheck',
  'Asks an endpoint about what was typed, 500 ms after the last key.',
  object(
    {
      call: needed('The endpoint; it answers `answer`.', name('readEndpoint')),
      body: needed('What it is asked with.', body),
      shows: optional(
        'Shown beside the field when the answer is good: a path of `answer`.',
        seesAnswer(path('textOrNumber')),
      ),
      image: optional('The address of a picture beside it.', seesAnswer(path('text'))),
      failed: needed('Said where the server refuses what was typed.', messageKey),
    },
    { asks: { by: 'call', gives: 'whole', as: 'answer' } },
  ),
)

/** Fields by the members of an object of the form. */
export const fields = special('fields', byId(named('Field')))

export const field = type(
  'Field',
  'One member of a form.',
  object({
    label: needed('What is asked for.', messageKey),
    help: optional('Stands below the field.', message),
    placeholder: optional('Stands in the empty field.', messageKey),
    widget: optional('What it is filled in with; told by the schema unless said.', name('fieldWidget')),
    icon: optional('Stands before the field.', name('icon')),
    options: optional('What can be chosen, where an endpoint says it.', options),
    words: optional("Words of an enum's values.", special('fieldWords', byId(messageKey))),
    messages: optional(
      "Words by JSON Schema keyword, in place of the general ones: `{ required: 'login.user.empty' }`.",
      byId(messageKey, keyword),
    ),
    check: optional('A question about what was typed.', check),
    suggest: optional(
      'Ready-made answers beside free entry.',
      special('fieldSuggest', either(list(atom('literal')), reference)),
    ),
    initial: optional('What stands there at first.', special('fieldInitial', value)),
    when: optional('Shown and sent only while it holds.', conditions),
    min: optional('The least figure, or how many items at least.', bound),
    max: optional('The largest figure, or how many items at most.', bound),
    sensitive: optional('Never kept in a draft.', atom('flag')),
    fill: optional(
      "What the browser may fill in by itself, as HTML's `autocomplete` names it.",
      type(
        'Fill',
        'A name that the `autocomplete` attribute of HTML knows.',
        oneOf('username', 'current-password', 'name', 'tel', 'email', 'street-address', 'off'),
      ),
    ),
    fields: optional('Fields of a nested object.', fields),
    items: optional('The field of each member of an array.', special('fieldItem', named('Field'))),
  }),
)
