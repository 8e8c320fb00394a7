// The grammar of `schemas/api.json` and `schemas/native.json`: what all calls of the server have in common, each call, and each
// function of the app.
import { atom, byId, choice, either, list, needed, object, oneOf, optional, type } from './grammar'

export const envelope = type(
  'Envelope',
  'What the codes of an envelope `{ code, msg, res }` mean. Codes are texts; `"0"` is also the number 0. Any other code refuses the call.',
  object({
    success: needed('Codes of a call that succeeded.', list(atom('text')), ['0']),
    sessionEnd: optional('Codes that end the session.', list(atom('text')), ['10', '11']),
  }),
)

export const headerSource = type(
  'HeaderSource',
  'Where the value of a header comes from. A header whose source has no value is not sent.',
  object({
    from: needed(
      'The source.',
      type(
        'HeaderFact',
        'A source of a header.',
        choice({
          deviceId: { doc: 'The id of the device: a random one, or that of the app.' },
          language: { doc: 'The language of the page in two letters.' },
          platform: { doc: '`android`, or `other`.' },
          appVersion: { doc: 'The version of the app; `0.0.0` in a browser.' },
          phoneModel: { doc: 'The model of the phone; `browser` if it is unknown.' },
          systemVersion: { doc: 'The version of the operating system; `0` if it is unknown.' },
          seconds: {
            doc: 'The time of the server in seconds since 1970. Before its first answer, that of the device.',
          },
          uid: { doc: 'The user id of the session.' },
          token: { doc: 'The token of the session.' },
          xsrf: { doc: 'The anti-forgery token: the cookie `XSRF-TOKEN`.' },
        }),
      ),
      'token',
    ),
    scheme: optional('The word before the value.', atom('text'), 'Bearer'),
    words: optional('What is sent in place of some values.', byId(atom('text')), { android: '2', other: '1' }),
  }),
)

export const protocol = type(
  'Protocol',
  'What all calls of the server have in common: the entry `protocol` of `schemas/api.json`.',
  object({
    envelope: optional(
      'The codes of an envelope. Needed if a call has neither `"answer": "bare"` nor `"answer": "file"`.',
      envelope,
      { success: ['0'] },
    ),
    headers: optional(
      'Headers of every call, by name: a text, or where the value comes from. Without it, a call has no header of its own.',
      byId(either(atom('text'), headerSource)),
      { authorization: { from: 'token', scheme: 'Bearer' } },
    ),
    emptyEnds: optional(
      'True if an empty page ends a list whose call has no `pages`, also if the server says that there is more.',
      atom('flag'),
    ),
  }),
)

export const listAdapter = type(
  'ListAdapter',
  'How the server of a list pages. Without it, the server takes `page` and answers `list` and `has_more`.',
  object({
    rows: optional(
      'The path of the rows in the answer. Without it, the answer is the list.',
      atom('text'),
      'data.items',
    ),
    by: needed(
      'What chooses a page. `link`: the header `Link` leads to the next page. `whole`: all rows come at once.',
      oneOf('page', 'offset', 'cursor', 'link', 'whole'),
      'cursor',
    ),
    send: optional('The member of the request that chooses the page. Only `whole` needs none.', atom('text'), 'after'),
    first: optional('The number of the first page. The default is 1.', oneOf(0, 1), 0),
    size: optional('The rows of a page.', atom('number'), 20),
    sendSize: optional('The member of the request that asks for so many rows.', atom('text'), 'limit'),
    next: optional(
      'The path of the next cursor, or of a value that says whether there is more.',
      atom('text'),
      'data.next',
    ),
    total: optional(
      'The path of the number of all rows. The list ends with them, or says that some are missing.',
      atom('text'),
      'data.total',
    ),
    emptyEnds: optional(
      'True if an empty page ends the list, also if the server says that there is more. Otherwise up to five such pages in a row are passed.',
      atom('flag'),
    ),
  }),
)

export const outcome = type(
  'Outcome',
  'How the client finds out whether a payment was made (docs/money.md). References read `body`, `user.uid` and `since`.',
  object({
    call: needed('The endpoint that finds the payment.', atom('endpoint'), 'POST /orders'),
    body: needed('The body of that call.', byId(atom('anything')), { kind: 'out' }),
    list: optional('True if the answer is pages of rows, newest first. Otherwise the answer is one row.', atom('flag')),
    time: optional(
      'The member of a row with its time in seconds. Older rows do not count.',
      atom('text'),
      'created_at',
    ),
    match: needed(
      'A row matches if one of these holds. A value is a text, a reference, or a list of values.',
      list(byId(atom('anything'))),
      [{ 'row.amount': { from: 'body.amount' } }],
    ),
    ref: optional('The member of a row, and of the answer, with the name of the payment.', atom('text'), 'order_no'),
    key: optional('The member of a row, and of the answer, with the key of the request.', atom('text'), 'client_key'),
    answer: optional(
      'The answer to a call that moved money, if the endpoint has other answers too.',
      atom('definition'),
      'order.json#/$defs/OrderMade',
    ),
    refusals: optional('Codes after which no money was moved. A rule needs them.', list(atom('text')), [
      '1002',
      '1003',
    ]),
    doubtful: optional(
      'Codes that the same request can cause when it arrives twice. The outcome is read before they are believed.',
      list(atom('text')),
      ['1308'],
    ),
    missing: optional('Codes that mean that there is no such payment.', list(atom('text')), ['1103']),
  }),
)

export const serverCall = type(
  'Call',
  'A call of the server: an entry of `schemas/api.json`. Its name is its method and its path.',
  object({
    kind: needed(
      '`read` changes nothing. `money` is sent once, and needs an `outcome`.',
      oneOf('read', 'write', 'money'),
      'read',
    ),
    description: optional(
      'What it is for, in words. The studio offers the call by it, and no page loads it.',
      atom('text'),
      'Orders that wait for their payment',
    ),
    bare: optional('A write that only reads if it is sent without a body.', oneOf('read'), 'read'),
    request: needed('The shape of the request.', atom('definition'), 'shop.json#/$defs/ItemQuery'),
    response: needed('The shape of the answer.', atom('definition'), 'shop.json#/$defs/ItemPage'),
    answer: optional(
      '`bare`: the answer has no envelope. Status 401 ends the session. An empty answer of a write is fine. `file`: the answer is a file, which an action `download` saves.',
      oneOf('bare', 'file'),
      'bare',
    ),
    encoding: optional('The request is sent as `application/x-www-form-urlencoded`.', oneOf('form'), 'form'),
    headers: optional(
      'Headers that never change. Those of the client and of `protocol` cannot be set here.',
      byId(atom('text')),
      {
        accept: 'application/vnd.shop+json',
      },
    ),
    query: optional(
      'Members of the request that the address carries, also for POST, PUT and PATCH.',
      list(atom('text')),
      ['shop_id'],
    ),
    body: optional(
      'The member of the request that is the whole body, such as a list. The address carries all other members.',
      atom('text'),
      'labels',
    ),
    constants: optional(
      'Members that are always sent, with their values. The request does not have them, and pages do not see them.',
      byId(atom('anything')),
      { version: 2 },
    ),
    problems: optional('The path in a refusal to texts by member of the request.', atom('text'), 'errors'),
    pages: optional('How the server of a list pages.', listAdapter, {
      rows: 'data.items',
      by: 'cursor',
      send: 'after',
      next: 'data.next',
    }),
    outcome: optional('For a call of kind `money`: how to find out whether the money moved.', outcome),
  }),
)

export const nativeGate = type(
  'Gate',
  'The oldest versions of the app that have a function.',
  object({
    ios: needed('The version of the app for iOS.', atom('text'), '1.3.14'),
    androidAbove: needed('The last build of the app for Android without the function.', atom('number'), 89),
  }),
)

export const nativeFunction = type(
  'NativeFunction',
  'A function of the native app: an entry of `schemas/native.json`. A function of kind `event` belongs to the page, and the app calls it.',
  object({
    kind: needed(
      'What the function does. It decides how long the page waits.',
      oneOf('info', 'shell', 'navigate', 'share', 'choose', 'upload', 'event'),
      'info',
    ),
    args: needed('The shape of its arguments.', atom('definition'), 'bridge.json#/$defs/RoomTarget'),
    sends: optional(
      'The shape that crosses the bridge, if it differs from the arguments.',
      atom('definition'),
      'bridge.json#/$defs/RoomMessage',
    ),
    answer: optional('The shape of its answer, if it has one.', atom('definition'), 'bridge.json#/$defs/DeviceInfo'),
    gate: optional('The oldest versions of the app that have the function.', nativeGate),
  }),
)
