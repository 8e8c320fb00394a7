// The grammar of pages and blocks. What the compiler sees is checked again here: at start, for JSON pages, and for overlays.
import { action as actionOf, call, formName, native } from './checkActions'
import { rowsAnswered, wholeAnswered } from './checkAnswer'
import { idsOf } from './checkBody'
import { checkData } from './checkData'
import { fields } from './checkFields'
import { tone } from './checkLink'
import { figure, line, listSections, worded } from './checkShown'
import {
  anything,
  byId,
  flag,
  format,
  linkedRoute,
  literal,
  members,
  message,
  named,
  oneOf,
  possible,
  pathTo,
  query,
  reading,
  reserved,
  route,
  seeing,
  shownPath,
  text,
  textPath,
  under,
  unknown,
  when,
  words,
  wrong,
  type Check,
  type ConfigPlace,
} from './checks'
import { follow, own, type Known, type Tree } from './known'
import { isObject } from '../runtime/merge'
import { accesses } from '../types/plainPage'
import type { Problem } from '../types/problem'

/** All that is wrong with some pages, each with route › block › member and what is allowed there. An empty list is a good page. */
export function checkPages(pages: { readonly [route: string]: unknown }, known: Known): Problem[] {
  const problems: Problem[] = []
  for (const [name, page] of Object.entries(pages)) {
    const unreadable = checkData(page, [name], { silent: silentMembers })
    problems.push(...unreadable)
    // Whatever is no data might not end, and is looked at no further.
    if (unreadable.length > 0) continue
    const place: ConfigPlace = { known, scope: known.scope, where: [name], report: (problem) => problems.push(problem) }
    checkPage(page, place)
  }
  return problems
}

/** `blocks` is no part of the places of a page. */
export const silentMembers: ReadonlySet<string> = new Set(['blocks'])

const checkPage: Check = (found, outside) => {
  const place = seeing(outside, { state: stateOf(found) })
  members({
    'title!': message,
    access: oneOf(...accesses),
    login: route,
    needs: byId(members({ 'when!': when, 'otherwise!': words, action })),
    redirects: byId(members({ 'when!': when, 'to!': route, query })),
    look: oneOf('plain', 'welcome'),
    opened: byId((call, at) => native(call, { ...place, where: at.where }, { when })),
    state: byId(literal),
    'blocks!': (value) => blocks(value, place),
    order: orderOf(found, 'blocks'),
    $schema: text,
  })(found, place)
}

/** What a page keeps, by the names that it declares. */
function stateOf(page: unknown): Tree {
  const names = isObject(page) && isObject(page.state) ? Object.keys(page.state) : []
  return { properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'number'] }])) }
}

/** Ids of the things that stand in a member. */
function orderOf(found: unknown, member: string): Check {
  return idsOf(isObject(found) ? found[member] : undefined)
}

const blocks: Check = (found, place) => byId(block)(found, place)
// Blocks of a sheet are written like those of a page: they may lean on what the page sees.
const action = actionOf((found, place) => {
  const { state = {} } = place.scope.properties ?? {}
  blocks(found, seeing({ ...place, scope: place.known.scope }, { state }))
})
const actions = byId(action)

const block: Check = (found, place) => {
  const kind = isObject(found) ? own(kinds, found.block) : undefined
  if (kind) return kind(found, place)
  const written = isObject(found) ? found.block : found
  unknown(place, 'unknown-block', `there is no block ${JSON.stringify(written)}.`, written, Object.keys(kinds))
}

const base = { 'block!': text, title: words, when, order: anything }
const valueTabs = (found: unknown, place: ConfigPlace, request: ConfigPlace['scope'] | undefined): void => {
  members({
    'param!': (name, at) => param(name, at, request),
    'items!': byId(members({ 'value!': anything, 'label!': message, note: message })),
  })(found, place)
  checkValues(found, place, request)
}

/** Values that the request can have, each once. */
function checkValues(found: unknown, place: ConfigPlace, request: ConfigPlace['scope'] | undefined): void {
  if (!isObject(found) || !isObject(found.items)) return
  const tree = own(request?.properties, found.param)
  const seen = new Set<unknown>()
  for (const [id, item] of Object.entries(found.items)) {
    const at = { ...place, where: [...place.where, 'items', id, 'value'] }
    const one = isObject(item) ? item.value : undefined
    if (one === undefined) continue
    possible(tree, one, at)
    if (seen.has(one)) wrong(at, 'repeated-name', `another one has the value ${JSON.stringify(one)} as well.`)
    seen.add(one)
  }
}

const param = (name: unknown, place: ConfigPlace, request: ConfigPlace['scope'] | undefined): void => {
  if (!request) return
  const allowed = Object.keys(request.properties ?? {})
  if (!allowed.includes(String(name)))
    unknown(place, 'unknown-key', `the request has no member "${String(name)}".`, name, allowed)
}

const kinds: { readonly [kind: string]: Check } = {
  form: (found, place) => {
    const form = isObject(found) ? own(place.known.forms, found.form) : undefined
    const inner = seeing(place, { form: form ?? { open: true } })
    members({
      ...base,
      order: orderOf(found, 'fields'),
      incomplete: words,
      'form!': formName,
      'fields!': (value) => fields(value, under(inner, 'fields'), form),
      'submit!': (value) => call(value, under(inner, 'submit'), form ?? { open: true }),
      actions,
    })(found, place)
  },
  list: (found, place) => {
    const { request, seen: inRow, checkCall } = rowsAnswered(found, place, 'rows')
    members({
      ...base,
      'rows!': reading,
      body: anything,
      'key!': inRow(shownPath),
      'show!': inRow(
        members({
          'title!': textPath,
          image: textPath,
          imageShape: oneOf('round', 'square'),
          badge: worded,
          figure,
          lines: byId(line()),
        }),
      ),
      tabs: (value, at) => valueTabs(value, at, request),
      search: members({ 'param!': (value, at) => param(value, at, request), 'placeholder!': message }),
      filters: byId((filter, at) => {
        members({
          'param!': (value, below) => param(value, below, request),
          'label!': message,
          'items!': byId(members({ 'value!': anything, 'label!': message })),
        })(filter, at)
        checkValues(filter, at, request)
      }),
      sections: inRow(listSections),
      actions: inRow(actions),
      detail: inRow(
        members({
          'title!': words,
          badge: worded,
          notes: byId(members({ 'text!': words, tone, when })),
          figure: members({ 'label!': message, 'value!': shownPath, format, unit: textPath }),
          'lines!': byId(line()),
          actions,
        }),
      ),
      opens: inRow(members({ 'to!': linkedRoute, query })),
      empty: members({ 'text!': words, action }),
    })(found, place)
    checkCall()
  },
  carousel: (found, place) => {
    const { seen: inRow, checkCall } = rowsAnswered(found, place, 'rows')
    members({
      ...base,
      'rows!': reading,
      body: anything,
      'key!': inRow(shownPath),
      'image!': inRow(textPath),
      'name!': inRow(textPath),
      order: orderOf(found, 'actions'),
      actions: inRow(actions),
    })(found, place)
    checkCall()
  },
  record: (found, place) => {
    const { request, seen: inRow, checkCall } = wholeAnswered(found, place, 'row')
    members({
      ...base,
      'call!': reading,
      body: anything,
      tabs: (value, at) => valueTabs(value, at, request),
      look: oneOf('cells', 'card', 'hero'),
      image: inRow(textPath),
      name: inRow(textPath),
      order: orderOf(found, 'cells'),
      cells: inRow(byId(line({ big: flag, note: words }))),
      lines: inRow(byId(line())),
      chart: inRow(chart),
      actions: inRow(actions),
    })(found, place)
    checkCall()
  },
  links: (found, place) =>
    members({
      ...base,
      look: oneOf('list', 'grid', 'buttons'),
      order: orderOf(found, 'links'),
      'links!': actions,
    })(found, place),
  text: (found, place) =>
    members({
      ...base,
      look: oneOf('plain', 'notice', 'questions'),
      order: orderOf(found, 'items'),
      tone,
      'items!': byId(members({ title: words, 'text!': words, when })),
    })(found, place),
  widget: members({ ...base, 'widget!': named((known) => known.widgets, 'unknown-widget', 'widget') }),
  tabs: (found, place) =>
    members({
      ...base,
      'param!': addressName,
      'tabs!': byId((tab, at) =>
        members({ 'label!': message, when, 'blocks!': (value) => blocks(value, at) })(tab, at),
      ),
    })(found, place),
}

/** A member of the address, which who a person is may not be. */
const addressName: Check = (found, place) => {
  text(found, place)
  if (reserved.includes(String(found)))
    wrong(place, 'reserved-name', `"${String(found)}" is taken out of every address: use another name.`)
}

const chart: Check = (found, place) => {
  members({ 'title!': message, 'points!': pathTo({ type: 'array' }), 'x!': text, 'y!': text, format })(found, place)
  if (!isObject(found)) return
  const point = follow(place.scope, String(found.points)).tree?.items
  const allowed = Object.keys(point?.properties ?? {})
  for (const axis of ['x', 'y']) {
    if (point && !allowed.includes(String(found[axis]))) {
      unknown(under(place, axis), 'unknown-path', `a point has no "${String(found[axis])}".`, found[axis], allowed)
    }
  }
}
