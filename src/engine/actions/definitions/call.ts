import {
  byId,
  either,
  name,
  needed,
  object,
  oneOf,
  optional,
  atom,
  seesAnswer,
  sees,
  special,
  type,
} from '../../language/grammar/grammar'
import { defineAction } from '../../language/grammar/kinds'
import { body, messageKey, query, reference, message } from '../../language/grammar/values'

const textReference = special('textReference', reference)

const then = type(
  'Then',
  'What follows a call that went well: stay, read again, go back, close, or leave for a page, a host, a session.',
  either(
    oneOf('stay', 'reload', 'back', 'close'),
    object({ leave: needed('The address of a payment or partner page on an allowed host.', textReference) }),
    object({
      signIn: needed(
        'Begins a session.',
        object({ uid: needed('Who is signed in.', textReference), token: needed('The token.', textReference) }),
      ),
      to: needed('The page that follows.', name('route')),
    }),
    object({
      to: needed('The page that follows.', name('route')),
      query: optional('Members of the address there.', query),
      replace: optional('The page that was left is not gone back to.', atom('flag')),
    }),
  ),
)

export const call = defineAction({
  kind: 'call',
  doc: 'Calls an endpoint that changes something.',
  asks: { by: 'call', gives: 'whole', as: 'answer', isWrite: true },
  members: {
    call: needed('The endpoint.', name('writeEndpoint')),
    body: optional('What it is sent, beside what a form fills in.', body),
    ask: optional(
      'Asked before: only who agrees goes on.',
      either(
        message,
        object({
          title: needed('The question.', message),
          text: optional('Stands below it.', message),
          ok: optional('The words of the button that agrees.', messageKey),
        }),
      ),
    ),
    done: optional('Said when it went well; it sees `answer`.', seesAnswer(message)),
    failed: optional('Said when it did not.', message),
    reasons: optional(
      "Words of the server's business codes, in place of `failed`.",
      special('reasons', byId(messageKey)),
    ),
    then: optional('What follows.', seesAnswer(then)),
    found: optional(
      "Where one goes when it was found out, without an answer, that money was moved; `ref` is the server's name for it.",
      sees(
        'ref',
        object({
          to: needed('The page.', name('route')),
          query: optional('Members of the address there.', query),
        }),
      ),
    ),
  },
  does: '{call}',
  example: { do: 'call', call: 'POST /save', label: 'a.name', body: { id: '1', name: 'x' }, then: 'reload' },
})
