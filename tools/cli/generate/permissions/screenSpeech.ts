// Says conditions in the words of the screen: labels of the product, and tests as people say them.
import { isObject } from '@pagewright/engine/tools'
import { wordsOf } from '../../new/guesses'
import type { Speech } from './conditionWords'

/** Returns how conditions are said to somebody who sees the screen, with the labels of some pages. */
export function screenSpeech(labels: ReadonlyMap<string, string> = new Map()): Speech {
  return {
    path: (path) => pathWords(path, labels),
    value(value, path) {
      if (value === undefined) return 'absent'
      if (typeof value === 'boolean') return value ? 'yes' : 'no'
      if (typeof value !== 'string') return JSON.stringify(value)
      return labels.get(`${path.split('.').at(-1)} ${value}`) ?? (/^[a-z_]+$/i.test(value) ? wordsOf(value) : value)
    },
    days: (ranges) => `on these days of the month: ${ranges}`,
    signs: {
      is: 'is',
      not: 'is not',
      min: 'is at least',
      max: 'is at most',
      below: 'is less than',
      since: 'is not before',
      until: 'is before',
    },
  }
}

const moments: { readonly [path: string]: string } = {
  'now.day': 'Day of the month',
  'now.weekday': 'Day of the week',
  'now.month': 'Month',
  'now.hour': 'Hour',
  'now.time': 'Time',
}
const owners: { readonly [root: string]: string } = { user: 'person', market: 'market', host: 'app', query: 'address' }

/** Returns what a path is called on the screen: its label, or the words of its name. `Name of the person` is below `user`. */
export function pathWords(path: string, labels: ReadonlyMap<string, string> = new Map()): string {
  const [root = '', ...names] = path.split('.')
  const moment = Object.hasOwn(moments, path) ? moments[path] : undefined
  const words = moment ?? labels.get(names.at(-1) ?? '') ?? wordsOf(names.join(' '))
  return Object.hasOwn(owners, root) ? `${words} of the ${owners[root]}` : words
}

/**
 * Returns the labels of members by their names, and of their values by both, such as `status` and `status pending`. What has
 * different labels in two places has none here.
 */
export function labelsIn(pages: unknown, english: { readonly [key: string]: string }): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>()
  const add = (name: string | undefined, key: unknown) => {
    const text = typeof key === 'string' && Object.hasOwn(english, key) ? english[key] : undefined
    if (name !== undefined && text !== undefined && !text.includes('{{'))
      found.set(name, (found.get(name) ?? new Set()).add(text))
  }
  const visit = (value: unknown, name?: string) => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one))
    if (!isObject(value)) return
    const path = value['value']
    const member = typeof path === 'string' ? path.split('.').at(-1) : name
    add(member, value['label'])
    if (isObject(value['words']))
      for (const [one, key] of Object.entries(value['words'])) add(`${member ?? ''} ${one}`, key)
    for (const [one, inner] of Object.entries(value)) {
      if (one === 'fields' && isObject(inner)) Object.entries(inner).forEach(([field, part]) => visit(part, field))
      else visit(inner)
    }
  }
  visit(pages)
  return new Map([...found].flatMap(([name, [text = '', ...others]]) => (others.length > 0 ? [] : [[name, text]])))
}
