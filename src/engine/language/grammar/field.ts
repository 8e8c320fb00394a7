// The grammar of form fields.
import {
  atom,
  byId,
  either,
  extend,
  list,
  name,
  named,
  needed,
  object,
  oneOf,
  optional,
  path,
  sees,
  seesAnswer,
  special,
  type,
} from './grammar'
import { inputMembers } from './fieldInput'
import { body, conditions, initialValue, messageKey, note, reference, message } from './values'

/** Keywords of JSON Schema for which a field may have its own messages. */
export const keyword = type(
  'Keyword',
  'A keyword of JSON Schema. `blank` means a text that has only spaces.',
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

const options = type(
  'Options',
  'Choices from an endpoint.',
  object(
    {
      call: needed(
        'The endpoint. Its answer has a `list`; paths call an entry `row`.',
        name('readEndpoint'),
        'POST /countries',
      ),
      body: optional('The body of the request. If a form value in it changes, the engine sends it again.', body, {
        kind: { from: 'form.kind' },
      }),
      value: needed('The value of a choice.', seesAnswer(special('choiceValue', path('anything'))), 'row.id'),
      label: needed('The label of a choice.', seesAnswer(special('choiceLabel', path('text'))), 'row.name'),
      note: optional(
        'A note beside the label: a path, or a message with values of the row.',
        seesAnswer(special('choiceNote', either(path('textOrNumber'), message))),
        'row.currency',
      ),
      notes: optional('Notes below each other, instead of one.', seesAnswer(byId(note)), {
        limits: { text: 'address.limits', when: { 'row.max': { exists: true } } },
      }),
      image: optional('The address of a picture.', seesAnswer(path('image')), 'row.flag'),
      fills: optional(
        'Other fields of the form that get values of the chosen row.',
        seesAnswer(special('fills', byId(path('anything')))),
        { currency: 'row.currency' },
      ),
      pinned: optional(
        'Values that are offered first, such as the country of the person.',
        list(either(atom('literal'), reference)),
        [{ from: 'user.country_id' }],
      ),
      preselect: optional(
        'Chooses a value as soon as there are choices: the one that the person sent last, if the field has `recent`, or else the first.',
        atom('flag'),
        true,
      ),
      without: optional(
        'Values that are never offered, such as the person who chooses. They are compared as strings.',
        list(either(atom('literal'), reference)),
        [34, { from: 'user.id' }],
      ),
      first: optional(
        'The message while a value that `body` needs is missing, instead of the general one.',
        messageKey,
        'address.country.first',
      ),
      empty: optional(
        'Shown if there are no choices.',
        object({
          text: needed('The message.', message),
          action: optional('A link that helps.', named('LinkAction')),
        }),
        { text: 'address.none' },
      ),
    },
    { asks: { by: 'call', gives: 'rows', as: 'row', isAlone: true } },
  ),
)

const check = type(
  'FieldCheck',
  'Checks the typed value with an endpoint, 500 ms after the last key.',
  object(
    {
      call: needed('The endpoint. Paths call its answer `answer`.', name('readEndpoint'), 'POST /account/find'),
      body: needed('The body of the request.', body, { id: { from: 'form.account_id' } }),
      shows: optional(
        'The path to a value that is shown beside the field after a success.',
        seesAnswer(path('textOrNumber')),
        'answer.name',
      ),
      image: optional('The address of a picture beside that value.', seesAnswer(path('image')), 'answer.picture'),
      fills: optional(
        'Other fields of the form that get values of the answer. They are empty while there is no good answer.',
        seesAnswer(special('fills', byId(path('anything')))),
        { receiver: 'answer.name' },
      ),
      failed: needed('The message if the server refuses the value.', messageKey, 'account.unknown'),
    },
    { asks: { by: 'call', gives: 'whole', as: 'answer' } },
  ),
)

const variant = type(
  'FieldVariant',
  'Words of a field that stand only while a condition holds.',
  object({
    when: needed('The condition.', conditions),
    label: optional('The label.', messageKey, 'payout.clabe'),
    help: optional('The help text below the field.', message, 'payout.clabe.help'),
    placeholder: optional('The text in the empty field.', messageKey, 'payout.clabe.hint'),
    messages: optional('Messages by JSON Schema keyword.', byId(messageKey, keyword), {
      pattern: 'payout.clabe.wrong',
    }),
  }),
)

/** Fields by the name of the member that they fill. */
export const fields = special('fields', byId(named('Field')))

export const field = type(
  'Field',
  'One member of a form.',
  object(
    extend(inputMembers, {
      label: needed('The label of the field.', messageKey, 'a.name'),
      help: optional('The help text below the field.', message, 'address.help'),
      notes: optional('Notes below the field. They follow the values of the form.', byId(note), {
        fee: { text: 'payout.fee' },
      }),
      placeholder: optional('The text in the empty field.', messageKey, 'address.hint'),
      widget: optional(
        'The widget. By default, the schema decides.',
        special('fieldWidget', name('fieldWidget')),
        'tel',
      ),
      icon: optional('The icon before the field.', name('icon'), 'wallet'),
      options: optional('Choices from an endpoint.', options),
      words: optional('One message for each value of an enum.', special('fieldWords', byId(messageKey)), {
        owner: 'role.owner',
        guest: 'role.guest',
      }),
      only: optional(
        'The values of an enum that are offered, as a list of the scope. All are offered while there is no list.',
        special('fieldOnly', reference),
        { from: 'form.networks' },
      ),
      messages: optional(
        "Messages by JSON Schema keyword, instead of the general ones: `{ required: 'login.user.empty' }`.",
        byId(messageKey, keyword),
        { required: 'address.empty' },
      ),
      check: optional('A check of the typed value by an endpoint.', special('fieldCheck', check)),
      suggest: optional(
        'Suggested values. People may also type another one.',
        special('fieldSuggest', either(list(atom('literal')), reference)),
        { from: 'data.limits.amounts' },
      ),
      suggestNote: optional(
        'A second line of each suggested value, which it reads as `row.value`.',
        special('fieldSuggestNote', note),
        { text: { say: 'order.pack', with: { amount: { from: 'row.value', format: 'count' } } } },
      ),
      initial: optional('The initial value.', special('fieldInitial', initialValue), { from: 'row.kind' }),
      when: optional('Shown and sent only while this condition holds.', conditions, { 'form.kind': 'bank' }),
      recent: optional(
        'Suggests the values that the person sent last. They are kept on the device for that person alone.',
        object({
          name: optional('The path to the name beside a value, such as `form.receiver_name`.', path('text')),
        }),
        { name: 'form.receiver_name' },
      ),
      more: optional('An action below the field, such as one that opens the terms.', named('Action'), {
        do: 'sheet',
        label: 'terms.read',
        title: 'terms.title',
        blocks: {},
      }),
      fillMax: optional(
        'The label of a button at the end of the field. It enters the largest number, which is `max`.',
        messageKey,
        'payout.max',
      ),
      sensitive: optional('Never stored in a draft.', atom('flag')),
      fill: optional(
        "The value of HTML's `autocomplete`, so that the browser can fill the field.",
        type(
          'Fill',
          "A value of HTML's `autocomplete`.",
          oneOf('username', 'current-password', 'name', 'tel', 'email', 'street-address', 'off'),
        ),
      ),
      variants: optional(
        'Other words of the field. The first whose condition holds replaces those that it has.',
        byId(variant),
        { mexico: { when: { 'form.country': 'MX' }, label: 'payout.clabe' } },
      ),
      fields: optional('The fields of a nested object.', fields, { street: { label: 'address.street' } }),
      items: optional('The field of each member of an array.', special('fieldItem', named('Field')), {
        label: 'address.phone',
      }),
    }),
    { check: 'field' },
  ),
)

export const formSection = type(
  'FormSection',
  'Some fields of a form, below a heading: a step or a section. It is skipped while all of its fields are hidden.',
  object({
    title: needed('The heading.', message, 'address.title'),
    text: optional('A sentence below the heading.', message, 'address.text'),
    fields: needed('The names of the fields. Fields that no section names are in the last one.', list(atom('text')), [
      'name',
      'street',
    ]),
    columns: optional('Two columns of fields on a wide screen.', oneOf(2)),
  }),
)
export const formRule = type(
  'FormRule',
  'A rule across fields. It is not broken while a value that it compares is missing.',
  object({
    holds: needed('The condition that the values must meet.', conditions, {
      'form.until': { since: { from: 'form.since' } },
    }),
    otherwise: needed('The message if they do not.', message, 'period.wrong'),
    at: needed('The field that shows the message.', special('formField', atom('text')), 'until'),
  }),
)
/** The members of a form that put its fields in sections, and compare them. */
export const formMembers = {
  branches: optional(
    'The names of the branches of a union that the whole form is, by their constant or title in the schema.',
    sees('form', special('fieldBranches', byId(messageKey))),
    { card: 'payout.card', bank: 'payout.bank' },
  ),
  steps: optional(
    'Steps of the form, one at a time. Each is validated before the next one opens. The last one sends the form.',
    sees('form', special('formSections', byId(formSection))),
    { who: { title: 'address.who', fields: ['name'] } },
  ),
  sections: optional(
    'Sections of the form, one below another.',
    sees('form', special('formSections', byId(formSection))),
    {
      who: { title: 'address.who', fields: ['name'] },
    },
  ),
  rules: optional(
    'Rules across fields, such as an end that is not before its beginning.',
    sees('form', byId(formRule)),
    { order: { holds: { 'form.until': { since: { from: 'form.since' } } }, otherwise: 'period.wrong', at: 'until' } },
  ),
}
