// Mistakes in bindings: a value with another name, of another type, or missing.
import { type Known, own, type Tree } from '@pagewright/engine/tools'
import type { Operator } from '../operator'
import { memberSlip } from '../memberSlip'
import { dropMember, renameMember, replaceValue } from '../mutant'
import { calledBy, isMember, sortOf } from '../language'
import { around, nameOf, siteNames, partOf, textAt, type Site } from '../site'
import { typo } from '../typo'

/** Returns the type that a call or native function expects for a member of its body. */
function takenBy(site: Site, known: Known): { readonly tree?: Tree | undefined; readonly isNeeded: boolean } {
  const caller = site.holder?.holder
  const called = calledBy(caller) ?? ''
  const request = own(known.endpoints, called)?.request ?? own(known.nativeCalls, called)
  const form = own(
    known.forms,
    around(site)
      .map((one) => textAt(one, 'form'))
      .find(Boolean),
  )
  const isFilled =
    caller !== undefined && nameOf(caller) === 'submit' && own(form?.properties, nameOf(site)) !== undefined
  return {
    tree: own(request?.properties, nameOf(site)),
    isNeeded: !isFilled && (request?.required ?? []).includes(nameOf(site)),
  }
}

function isSent(site: Site): boolean {
  const sort = sortOf(site.holder)
  return sort === 'body' || sort === 'args'
}

export const bindingOperators: readonly Operator[] = [
  {
    id: 'sent-name',
    area: 'pages',
    plant: (site, { random, facts }) => (isSent(site) ? memberSlip(site, random, facts.members) : undefined),
  },
  {
    id: 'sent-dropped',
    area: 'pages',
    plant: (site, { source, facts }) =>
      isSent(site) && takenBy(site, facts.known).isNeeded ? dropMember(site, source) : undefined,
  },
  {
    id: 'sent-kind',
    area: 'pages',
    plant: (site, { facts }) => {
      const { tree } = isSent(site) ? takenBy(site, facts.known) : {}
      if (!tree) return undefined
      const isFlag = tree.type === 'boolean'
      return {
        ...site.span,
        text: isFlag ? quotedIn(site, `{ from: 'user.uid' }`) : quotedIn(site, `{ from: 'user.is_bd' }`),
      }
    },
  },
  {
    id: 'sent-literal',
    area: 'pages',
    plant: (site, { facts }) => {
      const { tree } = isSent(site) ? takenBy(site, facts.known) : {}
      if (!tree || !['text', 'number', 'flag'].includes(site.kind)) return undefined
      return replaceValue(site, site.kind === 'text' ? 7 : 'seven')
    },
  },
  {
    id: 'filled-name',
    area: 'pages',
    plant: (site, { random, facts }) =>
      sortOf(site.holder) === 'fills' ? memberSlip(site, random, facts.members) : undefined,
  },
  {
    id: 'shown-kind',
    area: 'pages',
    plant: (site) => {
      const isText = ['title', 'image', 'name', 'key', 'unit', 'count'].includes(nameOf(site))
      const isFigure = nameOf(site) === 'value' && ['figure', 'badge'].includes(nameOf(site.holder ?? site))
      if (site.kind !== 'text' || !isMember(site) || !(isText || isFigure)) return undefined
      return /^(row|data)\./.test(String(site.value)) ? replaceValue(site, 'user.is_bd') : undefined
    },
  },
  {
    id: 'own-name-in-address',
    area: 'pages',
    plant: (site) => (sortOf(site.holder) === 'query' ? renameMember(site, 'token') : undefined),
  },
  {
    id: 'cycle',
    area: 'pages',
    plant: (site) => {
      const [top] = around(site).slice(-1)
      const isDeep =
        top !== undefined && site.kind === 'object' && site.key !== undefined && !site.file.endsWith('.json')
      return isDeep ? { ...site.span, text: nameOf(top) } : undefined
    },
  },
  {
    id: 'endless-way',
    area: 'pages',
    plant: (site, { facts }) => {
      if (nameOf(site) === 'login' && site.kind === 'text' && partOf(site.holder, 'blocks')) {
        const closed = facts.known.routes.find((route) => route.startsWith('/withdraw'))
        return closed === undefined ? undefined : replaceValue(site, closed)
      }
      return undefined
    },
  },
  {
    id: 'value-of-param',
    area: 'pages',
    plant: (site, { random }) => {
      const isItem =
        nameOf(site) === 'value' &&
        siteNames(site.holder).includes('label') &&
        nameOf(site.holder?.holder ?? site) === 'items'
      if (!isItem) return undefined
      const word = site.kind === 'text' ? typo(String(site.value), random) : String(site.value)
      return word === undefined ? undefined : replaceValue(site, word)
    },
  },
  {
    id: 'value-of-param-twice',
    area: 'pages',
    plant: (site) => {
      const items = site.holder?.holder
      const [first] = items?.parts ?? []
      const value = partOf(first, 'value')
      const isItem =
        nameOf(site) === 'value' &&
        items !== undefined &&
        nameOf(items) === 'items' &&
        first !== site.holder &&
        partOf(items.holder, 'param')
      return isItem && value ? replaceValue(site, value.value) : undefined
    },
  },
  {
    id: 'import-name',
    area: 'all',
    left: 'compile',
    plant: (site, { random }) => {
      const name =
        site.kind === 'import' && !String(site.value).includes('/') ? typo(String(site.value), random) : undefined
      return name === undefined ? undefined : { ...site.span, text: name }
    },
  },
  {
    id: 'import-path',
    area: 'all',
    left: 'compile',
    plant: (site, { random }) => {
      const name =
        site.kind === 'import' && String(site.value).includes('/') ? typo(String(site.value), random) : undefined
      return name === undefined ? undefined : { ...site.span, text: name }
    },
  },
  {
    id: 'colon-lost',
    area: 'all',
    plant: ({ key, span }) =>
      key && key.start !== span.start ? { start: key.end, end: span.start, text: ' ' } : undefined,
  },
  {
    id: 'brace-lost',
    area: 'all',
    plant: (site) =>
      site.kind === 'object' || site.kind === 'list'
        ? { start: site.span.end - 1, end: site.span.end, text: '' }
        : undefined,
  },
]

function quotedIn({ file }: Site, text: string): string {
  return file.endsWith('.json') ? text.replaceAll("'", '"').replace('from', '"from"') : text
}
