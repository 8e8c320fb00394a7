// The kinds of actions. A new one is a definition here, its line below, and its case in `perform/usePerform.ts`.
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
} from '../language/grammar/grammar'
import { defineAction } from '../language/grammar/kinds'
import {
  body,
  conditions,
  line,
  message,
  messageKey,
  nativeMembers,
  note,
  party,
  query,
  reference,
} from '../language/grammar/values'
import { fields, formMembers } from '../language/grammar/field'

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

const call = defineAction({
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
          cancel: optional(
            'The label of the button that leaves everything as it is, in place of "Cancel".',
            messageKey,
          ),
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

const form = defineAction({
  kind: 'form',
  doc: 'Opens a form in a sheet.',
  members: extend(
    extend(
      {
        title: optional('The title of the sheet.', message, 'order.proof'),
        form: needed('The name of its schema in `schemas/forms.json`.', name('form')),
        fields: needed('One field for each member of the schema, by the name of the member.', sees('form', fields)),
        order: optional('All fields in the order of the screen.', special('siblingIds', list(atom('text')), 'fields'), [
          'name',
          'reason',
        ]),
      },
      formMembers,
    ),
    {
      incomplete: optional(
        'The message above the form if a submit finds invalid fields. Each field also has its own message.',
        message,
        'form.incomplete',
      ),
      submit: needed('The call that sends the values.', sees('form', named('CallAction'))),
    },
  ),
  does: '{submit.call}',
  example: {
    do: 'form',
    label: 'a.name',
    form: 'thing',
    fields: { name: { label: 'a.name' }, kind: { label: 'a.name' } },
    submit: { do: 'call', call: 'POST /save', label: 'a.name', body: { id: { from: 'user.id' } } },
  },
})

const link = defineAction({
  kind: 'link',
  doc: 'Opens a page.',
  members: {
    to: needed('The page.', name('linkedRoute')),
    query: optional('The query parameters of that page.', query),
    note: optional('A note below the label.', message, 'profile.note'),
    count: optional('A number in a red badge.', path('number'), 'data.team.waiting'),
  },
  does: '{to}',
  example: { do: 'link', label: 'a.name', to: '/things', query: { id: { from: 'user.id' } } },
})

const open = defineAction({
  kind: 'open',
  doc: 'Opens a page of another site, in a new tab, or calls a telephone number. Inside the app the page replaces this one.',
  oneOf: ['address', 'value', 'phone'],
  members: {
    address: optional(
      'The address, with https. The market must list its host in `linkHosts`.',
      special('outsideAddress', atom('text')),
    ),
    value: optional(
      'The path to the address. The action is hidden if there is none, and disabled if `linkHosts` lacks its host.',
      path('address'),
      'row.url',
    ),
    phone: optional(
      'The path to a telephone number, which a press calls. The action is hidden if there is none.',
      path('textOrNumber'),
      'market.contact',
    ),
    note: optional('A note below the label.', message, 'profile.note'),
  },
  does: 'open another site',
  example: { do: 'open', label: 'a.name', address: 'https://help.example/start' },
})

const native = defineAction({
  kind: 'native',
  doc: 'Calls a function of the native app that shows the page.',
  passes: { given: [] },
  members: nativeMembers,
  does: 'native {call}',
  example: {
    do: 'native',
    label: 'a.name',
    call: 'openRoom',
    args: { id: { from: 'user.id' }, note: { say: 'a.title', with: {} } },
  },
})

const copy = defineAction({
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

const share = defineAction({
  kind: 'share',
  doc: 'Shares a text and an address.',
  members: {
    title: optional('The title of the shared text.', message, 'share.title'),
    text: needed('The text.', message),
    to: optional('The page whose address is shared.', name('route')),
    query: optional('The query parameters of that address.', query, { row: { from: 'row.id' } }),
    by: optional(
      'The native function that shares, used inside the app. It gets the text as `text`.',
      object(nativeMembers, { passes: { given: ['text'] }, check: 'sharing' }),
    ),
  },
  does: 'share',
  example: { do: 'share', label: 'a.name', text: 'a.title', to: '/things', by: { call: 'say', args: {} } },
})

const download = defineAction({
  kind: 'download',
  doc: 'Saves a file that the server makes, such as a statement. Inside the app it is disabled and says why.',
  asks: { by: 'file', gives: 'whole', as: 'answer' },
  members: {
    file: needed('The call whose answer is a file.', name('fileEndpoint')),
    body: optional('The body of the request.', body),
    fileName: optional(
      'The name of the file with its ending. Without it, the server names the file.',
      message,
      'a.title',
    ),
    done: optional('The message after the file was saved.', message, 'report.saved'),
    failed: optional('The message after a failure.', message, 'report.failed'),
  },
  does: '{file}',
  example: { do: 'download', label: 'a.name', file: 'POST /report', body: { month: { from: 'query.month' } } },
})

const sheet = defineAction({
  kind: 'sheet',
  doc: 'Opens blocks in a sheet.',
  members: {
    title: needed('The title of the sheet.', message),
    blocks: needed('The blocks in the sheet.', sees('page', byId(named('Block')))),
  },
  does: 'sheet',
  example: {
    do: 'sheet',
    label: 'a.name',
    title: 'a.title',
    blocks: { read: { block: 'text', items: { first: { text: 'a.title' } } } },
  },
})

const set = defineAction({
  kind: 'set',
  doc: 'Stores a value in the `state` of the page, or adds to a number there.',
  oneOf: ['value', 'add'],
  members: {
    state: needed('The name in the `state` of the page.', special('stateName', atom('text'))),
    value: optional('The value to store.', atom('literal'), 0),
    add: optional('The number to add.', atom('number')),
  },
  does: 'state.{state}',
  example: { do: 'set', label: 'a.name', state: 'round', add: 1 },
})

const sequence = defineAction({
  kind: 'sequence',
  doc: 'Performs several actions in order, and stops at the first that fails or is cancelled. The next press goes on there.',
  members: {
    steps: needed(
      'The actions, in the order of their keys. A step sees the answer of the call before it as `answer`. A step whose `when` does not hold is skipped.',
      special('sequenceSteps', byId(named('Step'))),
    ),
  },
  does: 'sequence',
  example: {
    do: 'sequence',
    label: 'a.name',
    steps: {
      save: {
        do: 'call',
        call: 'POST /save',
        label: 'a.name',
        body: { id: { from: 'user.id' }, name: 'x' },
      },
      copy: { do: 'copy', label: 'a.name', value: 'answer.url' },
    },
  },
})

const language = defineAction({
  kind: 'language',
  doc: 'Opens the choice of languages.',
  members: {},
  does: 'language',
  example: { do: 'language', label: 'a.name' },
})

const signOut = defineAction({
  kind: 'signOut',
  doc: 'Ends the session.',
  members: { ask: optional('A question before the session ends.', message) },
  does: 'signOut',
  example: { do: 'signOut', label: 'a.name', ask: 'a.title' },
})

/** Definitions by the value of `do`. */
export const actionDefinitions = {
  call,
  form,
  link,
  open,
  native,
  copy,
  share,
  download,
  sheet,
  set,
  sequence,
  signOut,
  language,
} as const

/** The kinds that a sequence can perform. Sheets are not among them, because they are open for as long as a person likes. */
export const stepDefinitions = { call, link, open, native, copy, share, download, set, signOut } as const

declare module '../language/types/plain' {
  interface Kinds {
    readonly actions: typeof actionDefinitions
    readonly steps: typeof stepDefinitions
  }
}
