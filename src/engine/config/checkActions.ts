// The grammar of actions and of what they send.
import {
  byId,
  endpoint,
  flag,
  icon,
  members,
  message,
  named,
  oneOf,
  path,
  linkedRoute,
  route,
  seeing,
  text,
  under,
  unknown,
  value,
  when,
  words,
  type Check,
  type Place,
} from './checks'
import { body, idsOf } from './checkBody'
import { fields } from './checkFields'
import type { Tree } from './known'
import { isObject } from './merge'

export const tone = oneOf('plain', 'primary', 'good', 'warn', 'danger')

const base = {
  'do!': text,
  'label!': message,
  icon,
  tone,
  when,
  enabled: members({ 'when!': when, 'otherwise!': words }),
}

/** An action, by what it does. `blocks` is the grammar of what a sheet may hold. */
export function action(blocks: Check): Check {
  const kinds: { readonly [kind: string]: Check } = {
    call: (found, place) => call(found, place, {}),
    form: (found, place) => {
      const form = isObject(found) && typeof found.form === 'string' ? place.known.forms[found.form] : undefined
      const inner = seeing(place, { form: form ?? { open: true } })
      members({
        ...base,
        title: words,
        'form!': formName,
        'fields!': (value) => fields(value, under(inner, 'fields'), form),
        order: (ids) => idsOf(isObject(found) ? found.fields : undefined)(ids, under(place, 'order')),
        'submit!': (value) => call(value, under(inner, 'submit'), form ?? { open: true }),
      })(found, place)
    },
    link: members({ ...base, 'to!': linkedRoute, query: byId(value), note: words, count: path }),
    native: members({ ...base, 'call!': nativeCall, args: byId(value) }),
    copy: members({ ...base, 'value!': path, done: words }),
    share: members({ ...base, title: words, 'text!': words, to: route, query: byId(value) }),
    sheet: members({ ...base, 'title!': words, 'blocks!': blocks }),
    signOut: members({ ...base, ask: words }),
    language: members(base),
  }
  return (found, place) => {
    const kind = isObject(found) ? kinds[String(found.do)] : undefined
    if (kind) return kind(found, place)
    const written = isObject(found) ? found.do : found
    unknown(place, 'unknown-action', `there is no action ${JSON.stringify(written)}.`, written, Object.keys(kinds))
  }
}

/** A call and what it sends; members of the request that `form` has under the same name are filled from it. */
export function call(found: unknown, place: Place, form: Tree): void {
  const known = isObject(found) ? place.known.endpoints[String(found.call)] : undefined
  const answered = seeing(place, { answer: known?.response ?? { open: true } })
  members({
    ...base,
    'do!': oneOf('call'),
    'call!': endpoint,
    body: () => {},
    ask: (value, at) =>
      (isObject(value) && 'title' in value ? members({ 'title!': words, text: words, ok: message }) : words)(value, at),
    done: (value) => words(value, under(answered, 'done')),
    failed: words,
    reasons: byId(message),
    then: (value) => then(value, under(answered, 'then')),
  })(found, place)
  if (known) body(isObject(found) ? found.body : undefined, under(place, 'body'), known.request, form)
}

export const formName = named((known) => Object.keys(known.forms), 'unknown-form', 'form')
const nativeCall = named((known) => known.nativeCalls, 'unknown-native-call', 'native call')

const then: Check = (found, place) => {
  if (!isObject(found)) return oneOf('stay', 'reload', 'back', 'close')(found, place)
  if ('leave' in found) return members({ 'leave!': value })(found, place)
  if ('signIn' in found)
    return members({ 'signIn!': members({ 'uid!': value, 'token!': value }), 'to!': route })(found, place)
  members({ 'to!': route, query: byId(value), replace: flag })(found, place)
}
