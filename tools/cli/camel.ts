// Makes names of files and members.
import { forbidden } from '@pagewright/engine/tools'
import { parseSync } from 'vite'

/** Names of devices, of which Windows takes no file. */
export const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Converts words to camel case: 'taxId' for 'tax_id', 'shopItemList' for '/shop/item-list'. */
export function camel(text: string): string {
  const parts = text.split(/[^A-Za-z0-9]+/).filter((part) => part !== '')
  return parts
    .map(
      (part, index) => (index === 0 ? part.slice(0, 1).toLowerCase() : part.slice(0, 1).toUpperCase()) + part.slice(1),
    )
    .join('')
}

/** Returns the name of a page's constant, file and messages: 'shopItems' for '/shop/items', 'pageNew' for '/new'. */
export function areaOf(route: string): string {
  const name = camel(route)
  return isConstantName(name) ? name : camel(`page-${name}`)
}

/** Returns whether a constant can have a name: not `in` or `new`, which are words of the language. */
export function isConstantName(name: string): boolean {
  return !forbidden.has(name) && parseSync('a.ts', `export const ${name} = 0`).errors.length === 0
}
