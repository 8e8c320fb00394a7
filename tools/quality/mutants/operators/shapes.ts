// Mistakes in structure: members that are missing, doubled, of another kind, or of another object.
import type { Operator } from '../operator'
import { memberSlip } from '../memberSlip'
import { dropMember, renameMember, repeatMember, replaceValue, type Edit } from '../mutant'
import { calledBy, isMember, isNeeded, sortOf } from '../language'
import { around, nameOf, partOf, textAt, type Site } from '../site'
import { typo } from '../typo'

const wrongKind: { readonly [kind in Site['kind']]?: unknown } = {
  text: 7,
  number: 'seven',
  flag: 'yes',
  object: 'none',
  list: 'none',
}

export const shapeOperators: readonly Operator[] = [
  {
    id: 'kind-of-value',
    area: 'pages',
    plant: (site) => {
      if (!isMember(site) || nameOf(site) === 'initial' || sortOf(site.holder) !== 'language') return undefined
      // A default of the query and a value of the state may be a text or a number.
      if (
        textAt(site.holder, 'do') === 'set' ||
        (nameOf(site) === 'value' &&
          site.holder?.holder &&
          around(site).some((one) => nameOf(one) === 'items' && partOf(one.holder, 'param')))
      )
        return undefined
      const value = wrongKind[site.kind]
      return value === undefined ? undefined : replaceValue(site, value)
    },
  },
  {
    id: 'member-dropped',
    area: 'pages',
    plant: (site, { source }) =>
      isMember(site) && isNeeded(site) && !site.holder?.hasSpread ? dropMember(site, source) : undefined,
  },
  {
    id: 'id-doubled',
    area: 'all',
    plant: (site, { source }) => (site.key ? repeatMember(site, source) : undefined),
  },
  {
    id: 'field-name',
    area: 'pages',
    plant: (site, { random, facts }) =>
      sortOf(site.holder) === 'fields' ? memberSlip(site, random, facts.members) : undefined,
  },
  {
    id: 'field-dropped',
    area: 'pages',
    plant: (site, { source }) =>
      sortOf(site.holder) === 'fields' && !site.file.startsWith('markets') ? dropMember(site, source) : undefined,
  },
  {
    id: 'keyword-of-messages',
    area: 'pages',
    plant: (site, { random }) => (sortOf(site.holder) === 'messages' ? memberSlip(site, random) : undefined),
  },
  {
    id: 'value-of-words',
    area: 'pages',
    plant: (site, { random }) => (isOfWords(site) ? memberSlip(site, random) : undefined),
  },
  {
    id: 'block-dropped',
    area: 'pages',
    left: 'tests',
    plant: (site, { source }) => (isEntry(site) && isBlock(site) ? dropMember(site, source) : undefined),
  },
  {
    // It loses an action, a line, a column, or a page of the site map.
    id: 'entry-dropped',
    area: 'pages',
    left: 'tests',
    plant: (site, { source }) => (isEntry(site) && !isBlock(site) ? dropMember(site, source) : undefined),
  },
  {
    id: 'words-dropped',
    area: 'pages',
    plant: (site, { source }) => (isOfWords(site) ? dropMember(site, source) : undefined),
  },
  {
    id: 'words-crossed',
    area: 'pages',
    plant: (site, { source }) => {
      const parts = site.holder?.parts ?? []
      return isOfWords(site) ? crossed(site, parts[parts.indexOf(site) + 1], source) : undefined
    },
  },
  {
    id: 'placeholder-given',
    area: 'pages',
    plant: (site, { random }) => (sortOf(site.holder) === 'with' ? memberSlip(site, random) : undefined),
  },
  {
    id: 'placeholder-forgotten',
    area: 'pages',
    plant: (site, { source }) => (sortOf(site.holder) === 'with' ? dropMember(site, source) : undefined),
  },
  {
    id: 'tone-of-nothing',
    area: 'pages',
    plant: (site, { random }) => (sortOf(site.holder) === 'tones' ? memberSlip(site, random) : undefined),
  },
  {
    id: 'order-of-nothing',
    area: 'pages',
    plant: (site, { random }) => {
      const ids =
        site.holder?.kind === 'list' && nameOf(site.holder) === 'order'
          ? site.holder.parts.map(({ value }) => String(value))
          : []
      const id = ids.length > 0 ? typo(String(site.value), random, ids) : undefined
      return id === undefined ? undefined : replaceValue(site, id)
    },
  },
  {
    id: 'order-twice',
    area: 'pages',
    plant: (site) => {
      const [first] = site.holder?.kind === 'list' && nameOf(site.holder) === 'order' ? site.holder.parts : []
      return first && first !== site ? replaceValue(site, first.value) : undefined
    },
  },
  {
    id: 'read-for-write',
    area: 'pages',
    plant: (site, { facts, random }) =>
      site.kind === 'text' && facts.writes.includes(String(site.value)) && textAt(site.holder, 'do') === 'call'
        ? replaceValue(site, random.pick(facts.reads))
        : undefined,
  },
  {
    id: 'write-for-read',
    area: 'pages',
    plant: (site, { facts, random }) =>
      site.kind === 'text' && facts.reads.includes(String(site.value)) && isMember(site)
        ? replaceValue(site, random.pick(facts.writes))
        : undefined,
  },
  {
    id: 'another-read',
    area: 'pages',
    plant: (site, { facts, random }) => {
      if (site.kind !== 'text' || !facts.reads.includes(String(site.value)) || !isMember(site)) return undefined
      // Without these, a record shows nothing, so its mistake has no effect.
      const isSeen = ['show', 'cells', 'lines', 'label', 'shows'].some((name) => partOf(site.holder, name))
      return isSeen ? replaceValue(site, random.pick(facts.reads.filter((one) => one !== site.value))) : undefined
    },
  },
  {
    id: 'failed-forgotten',
    area: 'pages',
    plant: (site, { source }) => (nameOf(site) === 'failed' && isMember(site) ? dropMember(site, source) : undefined),
  },
  {
    id: 'ask-forgotten',
    area: 'pages',
    plant: (site, { source, facts }) => {
      const isMoney = facts.known.endpoints[calledBy(site.holder) ?? '']?.kind === 'money'
      const isSheet = textAt(site.holder?.holder, 'do') === 'form'
      return nameOf(site) === 'ask' && isMoney && !isSheet ? dropMember(site, source) : undefined
    },
  },
]

/** Returns true for what stands under an id of its own. */
function isEntry({ holder, kind }: Site): boolean {
  return sortOf(holder) === 'ids' && (kind === 'object' || kind === 'reference')
}

function isBlock({ holder }: Site): boolean {
  return holder !== undefined && nameOf(holder) === 'blocks'
}

function isOfWords(site: Site): boolean {
  const { holder } = site
  if (site.kind !== 'text') return false
  return sortOf(holder) === 'words' || (holder?.path.length === 1 && nameOf(holder).endsWith('Words'))
}

/** Swaps two names in one edit. */
function crossed(site: Site, next: Site | undefined, source: string): Edit | undefined {
  const [first, second] = [next && renameMember(site, nameOf(next)), next && renameMember(next, nameOf(site))]
  if (!first || !second) return undefined
  return {
    start: first.start,
    end: second.end,
    text: `${first.text}${source.slice(first.end, second.start)}${second.text}`,
  }
}
