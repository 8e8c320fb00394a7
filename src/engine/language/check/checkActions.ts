// The grammar of actions and of what they send.
import {
  literal,
  byId,
  members,
  message,
  named,
  oneOf,
  path,
  query,
  route,
  seeing,
  shownPath,
  textRef,
  under,
  unknown,
  valueOf,
  wrong,
  words,
  writing,
  flag,
  type Check,
  type ConfigPlace,
} from './checks'
import { body, idsOf } from './checkBody'
import { fields } from './checkFields'
import { actionBase, link } from './checkLink'
import { own, type Tree } from './known'
import { mismatch } from './treeTypes'
import { isObject } from '../runtime/merge'

/** An action, by what it does. `blocks` is the grammar of what a sheet may hold. */
export function action(blocks: Check): Check {
  const kinds: { readonly [kind: string]: Check } = {
    call: (found, place) => call(found, place, {}),
    form: (found, place) => {
      const form = isObject(found) ? own(place.known.forms, found.form) : undefined
      const inner = seeing(place, { form: form ?? { open: true } })
      members({
        ...actionBase,
        title: words,
        'form!': formName,
        'fields!': (value) => fields(value, under(inner, 'fields'), form),
        order: (ids) => idsOf(isObject(found) ? found.fields : undefined)(ids, under(place, 'order')),
        incomplete: words,
        'submit!': (value) => call(value, under(inner, 'submit'), form ?? { open: true }),
      })(found, place)
    },
    link,
    native: (found, place) => native(found, place, actionBase),
    copy: members({ ...actionBase, 'value!': shownPath, done: words }),
    share: members({
      ...actionBase,
      title: words,
      'text!': words,
      to: route,
      query,
      by: sharing,
    }),
    sheet: members({ ...actionBase, 'title!': words, 'blocks!': blocks }),
    set: (found, place) => {
      members({ ...actionBase, 'state!': state, value: literal, add: number })(found, place)
      if (isObject(found) && (found.value === undefined) === (found.add === undefined))
        wrong(place, 'missing-key', 'one of "value" and "add" is needed, and only one.')
    },
    signOut: members({ ...actionBase, ask: words }),
    language: members(actionBase),
  }
  return (found, place) => {
    const kind = isObject(found) ? own(kinds, found.do) : undefined
    if (kind) return kind(found, place)
    const written = isObject(found) ? found.do : found
    unknown(place, 'unknown-action', `there is no action ${JSON.stringify(written)}.`, written, Object.keys(kinds))
  }
}

/** A call and what it sends; members of the request that `form` has under the same name are filled from it. */
export function call(found: unknown, place: ConfigPlace, form: Tree): void {
  const known = isObject(found) ? own(place.known.endpoints, found.call) : undefined
  const answered = seeing(place, { answer: known?.response ?? { open: true } })
  members({
    ...actionBase,
    'do!': oneOf('call'),
    'call!': writing,
    body: () => {},
    ask: (value, at) =>
      (isObject(value) && 'title' in value ? members({ 'title!': words, text: words, ok: message }) : words)(value, at),
    done: (value) => words(value, under(answered, 'done')),
    failed: words,
    reasons,
    then: (value) => then(value, under(answered, 'then')),
    found: (value) =>
      members({ 'to!': route, query })(value, seeing(under(place, 'found'), { ref: { type: 'string' } })),
  })(found, place)
  if (known) body(isObject(found) ? found.body : undefined, under(place, 'body'), known.request, form)
}

/** Words by the code that the server refuses with. */
const reasons: Check = (found, place) => {
  byId(message)(found, place)
  for (const code of isObject(found) ? Object.keys(found).filter((one) => !/^-?\d+$/.test(one)) : [])
    wrong(place, 'unknown-key', `"${code}" is no code of the server: expected a whole number, such as 1310.`)
}

export const formName = named((known) => Object.keys(known.forms), 'unknown-form', 'form')
const number: Check = (found, place) => {
  if (typeof found !== 'number') wrong(place, 'not-data', 'expected a number.')
}
/** A name of the page's own `state`. */
const state: Check = (found, place) => path(`state.${String(found)}`, place)
const nativeCall = named((known) => Object.keys(known.nativeCalls), 'unknown-native-call', 'native call')

/** A call of the app with its arguments; `filled` are those that the engine gives. */
export function native(
  found: unknown,
  place: ConfigPlace,
  more: { readonly [member: string]: Check },
  filled: Tree = {},
): void {
  members({ ...more, 'call!': nativeCall, args: () => {} })(found, place)
  const takes = isObject(found) ? own(place.known.nativeCalls, found.call) : undefined
  if (takes && isObject(found)) body(found.args, under(place, 'args'), takes, filled, argument)
}

/** A function of the app that shares takes the text. */
const sharing: Check = (found, place) => {
  native(found, place, {}, { properties: { text: { type: 'string' } } })
  const { nativeCalls } = place.known
  const allowed = Object.keys(nativeCalls).filter((name) => own(nativeCalls[name]?.properties, 'text'))
  const called = isObject(found) ? found.call : undefined
  if (own(nativeCalls, called) && !allowed.includes(String(called)))
    unknown(under(place, 'call'), 'unknown-native-call', `"${String(called)}" takes no "text".`, called, allowed)
}

/** An argument that is a text may be words. */
const argument =
  (tree: Tree): Check =>
  (found, place) =>
    (isObject(found) && 'say' in found && mismatch({ type: 'string' }, tree) === undefined ? words : valueOf(tree))(
      found,
      place,
    )

const then: Check = (found, place) => {
  if (!isObject(found)) return oneOf('stay', 'reload', 'back', 'close')(found, place)
  if ('leave' in found) return members({ 'leave!': textRef })(found, place)
  if ('signIn' in found)
    return members({ 'signIn!': members({ 'uid!': textRef, 'token!': textRef }), 'to!': route })(found, place)
  members({ 'to!': route, query, replace: flag })(found, place)
}
