import {
  byId,
  either,
  name,
  needed,
  object,
  oneOf,
  optional,
  path,
  atom,
  seesAnswer,
  sees,
  special,
  type,
} from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { body, conditions, line, messageKey, note, query, reference, message } from '../../language/grammar/values'

const textReference = special('textReference', reference)

const then = type(
  'Then',
  'What happens after the call succeeds: stay, reload, go back, close, open a page or another site, or sign in.',
  either(
    oneOf('stay', 'reload', 'back', 'close'),
    object({
      leave: needed('The address of a payment or partner page. Its host must be allowed.', textReference, {
        from: 'answer.url',
      }),
    }),
    object({
      signIn: needed(
        'Starts a session.',
        object({
          uid: needed('The id of the account.', textReference, { from: 'answer.uid' }),
          token: needed('The token.', textReference, { from: 'answer.token' }),
        }),
      ),
      to: needed('The next page.', name('route')),
    }),
    object({
      to: needed('The next page.', name('route')),
      query: optional('The query parameters of that page.', query),
      replace: optional('Replaces this page in the history, so that "back" does not return to it.', atom('flag')),
    }),
  ),
)

const party = type(
  'Party',
  'A person or an account that a call concerns.',
  object({
    label: needed('What the party is, such as "Receiver".', messageKey, 'order.receiver'),
    name: needed('The path to the name.', path('text'), 'row.name'),
    number: optional('The path to a value below the name, such as an ID.', path('textOrNumber'), 'row.id'),
    image: optional('The path to the address of a picture.', path('image'), 'row.picture'),
    imageShape: optional(
      'The shape of the picture. The default is `round`, for people.',
      oneOf('round', 'square'),
      'square',
    ),
    when: optional('Shown only while this condition holds.', conditions),
  }),
)

const keeps = object({
  as: needed('The name of the values.', atom('text')),
  value: needed(
    "The path to the value. If the answer is lost, the server's id of the payment takes its place.",
    path('textOrNumber'),
  ),
})

const review = type(
  'Review',
  'A step before a call that shows what it will do. "Back" changes the values. The other button sends the call.',
  object({
    title: needed('The title of the step.', message, 'order.review'),
    parties: optional('The people and accounts that the call concerns.', byId(party), {
      receiver: { label: 'order.receiver', name: 'row.name' },
    }),
    lines: optional('Values below each other.', byId(line), { amount: { label: 'order.amount', value: 'row.amount' } }),
    notes: optional('Sentences below the values, such as that the call cannot be undone.', byId(note), {
      final: { text: 'order.final' },
    }),
    ok: optional(
      'The label of the button that sends. The default is the label of the action.',
      messageKey,
      'order.send',
    ),
  }),
)

export const call = defineAction({
  kind: 'call',
  doc: 'Calls an endpoint that changes something.',
  asks: { by: 'call', gives: 'whole', as: 'answer', isWrite: true },
  members: {
    call: needed('The endpoint.', name('writeEndpoint')),
    body: optional('The body of the request. A form adds its values.', body),
    ask: optional(
      'A question before the call. The call is sent only after a yes.',
      either(
        message,
        object({
          title: needed('The question.', message),
          text: optional('The text below the question.', message),
          ok: optional('The label of the button that confirms.', messageKey),
        }),
      ),
      'order.sure',
    ),
    review: optional('A step before the call, for what cannot be undone.', review),
    labels: optional(
      'Labels with values, such as "Pay 20.00 SAR". The first whose condition holds replaces `label`.',
      byId(
        object({
          text: needed('The label.', message),
          when: optional('The condition.', conditions),
        }),
      ),
      { pay: { text: { say: 'order.pay', with: { amount: { from: 'form.amount' } } } } },
    ),
    done: optional('The message after a success. It sees `answer`.', seesAnswer(message), 'order.sent'),
    failed: optional('The message after a failure.', message, 'order.failed'),
    reasons: optional(
      "Messages by the server's business code, instead of `failed`.",
      special('reasons', byId(messageKey)),
      { 1001: 'order.closed' },
    ),
    then: optional('What happens after a success.', seesAnswer(then), 'back'),
    keeps: optional(
      'Keeps a value of the answer on the device, for that person alone. A `kept` block with the same name shows it.',
      seesAnswer(keeps),
      { as: 'payments', value: 'answer.order_no' },
    ),
    found: optional(
      "The page that opens if the answer is lost but a later check finds the payment. `ref` is the server's id of the payment.",
      sees(
        'ref',
        object({
          to: needed('The page.', name('route')),
          query: optional('The query parameters of that page.', query),
        }),
      ),
      { to: '/result', query: { order: { from: 'ref' } } },
    ),
  },
  does: '{call}',
  example: { do: 'call', call: 'POST /save', label: 'a.name', body: { id: '1', name: 'x' }, then: 'reload' },
})
