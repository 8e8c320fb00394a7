import { isObject } from '@pagewright/engine/studio'
import { pathName } from '../places'
import type { ConfigMap } from './configMap'
import { fiberOf, propsOf } from './fibers'
import { partsOf, type Snapshot } from './snapshot'

/**
 * Gives the path of the part of the config that an element shows: the nearest component around it that was handed a
 * part, and within that the parts whose ids the elements below it carry as keys. Undefined for what no config made.
 */
export function partAt(element: Element, { page, configs }: Snapshot): readonly string[] | undefined {
  const keys: string[] = []
  for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return) {
    // What a component waits for is not what it shows.
    const { when: _, ...props } = propsOf(fiber)
    const [path] = [...partsOf(props, configs), ...looseParts(props, configs)].sort((a, b) => b.length - a.length)
    if (path) return member(page, within(configs, path, keys.toReversed()), element)
    if (fiber.key !== null) keys.push(fiber.key)
  }
  return undefined
}

/** The names of the components around an element, the nearest one first. */
export function componentsAt(element: Element): readonly string[] {
  const names: string[] = []
  for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return)
    if (typeof fiber.type === 'function') names.push(fiber.type.name)
  return names
}

/** What is a word or a path in the config is told by where it stands on the screen. */
function member(page: object, path: readonly string[], element: Element): readonly string[] {
  const found = members
    .filter(([selector]) => element.closest(selector))
    .flatMap(([, names]) => [
      [...path, ...names],
      [...path.slice(0, -1), ...names],
    ])
    .find((one) => isThere(page, one))
  return found ?? path
}

const members: readonly (readonly [selector: string, names: readonly string[]])[] = [
  ['.pw-page-title', ['title']],
  ['.pw-block-title', ['title']],
  ['.pw-row-title', ['show', 'title']],
  ['.pw-row-figure', ['show', 'figure']],
  ['.pw-record-name', ['name']],
  ['button[type=submit]', ['submit']],
]

function isThere(page: object, path: readonly string[]): boolean {
  let value: unknown = page
  for (const name of path) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return false
    value = value[name]
  }
  return true
}

/** A single action is handed on in a map made for it. */
function looseParts({ actions }: { readonly [name: string]: unknown }, configs: ConfigMap) {
  return isObject(actions) && !configs.has(actions) ? partsOf(actions, configs) : []
}

/** Follows keys from the outer to the inner ones, as far as they are ids of what stands there. */
function within(configs: ConfigMap, path: readonly string[], keys: readonly string[]): readonly string[] {
  const known = new Set([...configs.values()].map(pathName))
  return keys.reduce(
    (at, key) => maps.map((map) => [...at, ...map, key]).find((one) => known.has(pathName(one))) ?? at,
    path,
  )
}

/** Where the parts of a block or a row stand, those first that are always drawn. */
const maps = [
  '',
  'show.lines',
  'cells',
  'lines',
  'links',
  'actions',
  'items',
  'tabs',
  'fields',
  'blocks',
  'filters',
  'notes',
].map((map) => map.split('.').filter((name) => name !== ''))
