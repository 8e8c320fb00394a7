// Mistakes in the contract: names, keywords, types, bounds and references.
import { around, nameOf, partOf, textAt, type Site } from '../site'
import { memberSlip } from '../memberSlip'
import { dropMember, replaceValue, literalText } from '../mutant'
import type { Facts } from '../facts'
import type { Operator } from '../operator'
import { typo } from '../typo'

type Plant = Operator['plant']

function schema(id: string, plant: Plant, left?: Operator['left']): Operator {
  return { id: `schema-${id}`, area: 'schemas', plant, ...(left && { left }) }
}

/** Returns true for the name of a property, and false for a keyword. */
function isProperty(site: Site): boolean {
  return site.key !== undefined && nameOf(site.holder ?? site) === 'properties'
}

function isDefinition(site: Site): boolean {
  return site.key !== undefined && nameOf(site.holder ?? site) === '$defs'
}

function isKeyword(site: Site): boolean {
  const isFree = isProperty(site) || isDefinition(site) || ['$defs', 'description'].includes(nameOf(site))
  const isInside = site.path.length > (isBase(site) ? 3 : 4)
  return site.key !== undefined && !isFree && !site.path.includes('dependentRequired') && isInside
}

/** Returns true if pages, code or the sandbox name the member or definition around a place. */
function isSaid(site: Site, { said }: Facts): boolean {
  const owner = [site, ...around(site)].find((one) => isProperty(one) || isDefinition(one))
  return owner !== undefined && said.has(nameOf(owner))
}

const isIn = (site: Site, name: string) => site.holder?.kind === 'list' && nameOf(site.holder) === name
const isBase = ({ file }: Site) => !file.startsWith('markets')

export const schemaOperators: readonly Operator[] = [
  schema('changed-by-market', (site, { random }) =>
    !isBase(site) && site.key && site.path.length < 5 ? memberSlip(site, random) : undefined,
  ),
  schema(
    'member',
    (site, { random, facts }) =>
      isProperty(site) && isBase(site) && isSaid(site, facts) ? memberSlip(site, random, facts.members) : undefined,
    'compile',
  ),
  schema(
    'member-dropped',
    (site, { source, facts }) =>
      isProperty(site) && isBase(site) && site.kind === 'object' && isSaid(site, facts)
        ? dropMember(site, source)
        : undefined,
    'compile',
  ),
  // A definition that is found by its meaning may have any name.
  schema('name', (site, { random }) =>
    isDefinition(site) && !partOf(site, 'x-means') ? memberSlip(site, random) : undefined,
  ),
  schema('reference', (site, { random }) => {
    const name = nameOf(site) === '$ref' && site.kind === 'text' ? typo(String(site.value), random) : undefined
    return name === undefined ? undefined : replaceValue(site, name)
  }),
  schema('cycle', (site) => {
    // A definition may contain itself in a list or an optional member, so only its own reference makes an endless one.
    const { holder } = site
    const isOwn = nameOf(site) === '$ref' && holder !== undefined && isDefinition(holder)
    return isOwn ? replaceValue(site, `#/$defs/${nameOf(holder)}`) : undefined
  }),
  schema('keyword', (site, { random }) => (isKeyword(site) ? memberSlip(site, random) : undefined)),
  schema('keyword-kind', (site) => {
    if (!isKeyword(site) || ['const', 'default', 'additionalProperties'].includes(nameOf(site))) return undefined
    return replaceValue(site, site.kind === 'text' ? 7 : 'none')
  }),
  schema('type', (site, { random }) => {
    const word =
      site.kind === 'text' && isKeyword(site) && nameOf(site) === 'type' ? typo(String(site.value), random) : undefined
    return word === undefined ? undefined : replaceValue(site, word)
  }),
  schema(
    'other-type',
    (site, { facts }) => {
      if (site.kind !== 'text' || !isKeyword(site) || nameOf(site) !== 'type' || !isSaid(site, facts)) return undefined
      const other = { string: 'integer', integer: 'string', number: 'string', boolean: 'string', array: 'string' }[
        String(site.value)
      ]
      return other === undefined ? undefined : replaceValue(site, other)
    },
    'compile',
  ),
  schema(
    'value',
    (site, { random, facts }) => {
      const word =
        site.kind === 'text' && isIn(site, 'enum') && facts.said.has(String(site.value))
          ? typo(String(site.value), random)
          : undefined
      return word === undefined ? undefined : replaceValue(site, word)
    },
    'compile',
  ),
  schema('value-twice', (site) => {
    const [first] = isIn(site, 'enum') ? (site.holder?.parts ?? []) : []
    return first && first !== site ? replaceValue(site, first.value) : undefined
  }),
  schema(
    'values-dropped',
    (site, { source, facts }) => {
      if (nameOf(site) !== 'enum' || !site.member || !isKeyword(site) || !isSaid(site, facts)) return undefined
      const kind = site.parts[0]?.kind === 'text' ? 'string' : 'integer'
      const isTyped = partOf(site.holder, 'type') !== undefined
      return isTyped ? dropMember(site, source) : { ...site.member, text: `"type": ${literalText(site, kind)}` }
    },
    'compile',
  ),
  schema('required', (site, { random }) => {
    const name = isIn(site, 'required') ? typo(String(site.value), random) : undefined
    return name === undefined ? undefined : replaceValue(site, name)
  }),
  schema('required-twice', (site) => {
    const [first] = isIn(site, 'required') ? (site.holder?.parts ?? []) : []
    return first && first !== site ? replaceValue(site, first.value) : undefined
  }),
  schema('slow-pattern', (site) =>
    isKeyword(site) && nameOf(site) === 'pattern' ? replaceValue(site, '^([a-z]+)+$') : undefined,
  ),
  schema('broken-pattern', (site) =>
    isKeyword(site) && nameOf(site) === 'pattern' ? replaceValue(site, `(${String(site.value)}`) : undefined,
  ),
  schema('limit-dropped', (site, { source }) => {
    const isForm = site.file === 'schemas/forms.json' && ['maxLength', 'maxItems'].includes(nameOf(site))
    const isClosed = partOf(site.holder, 'enum') !== undefined
    return isForm && isKeyword(site) && !isClosed ? dropMember(site, source) : undefined
  }),
  schema('limits-crossed', (site) => {
    const low = lower[nameOf(site)]
    const least = low === undefined ? undefined : partOf(site.holder, low)
    return least?.kind === 'number' && site.kind === 'number' ? replaceValue(least, Number(site.value) + 1) : undefined
  }),
  schema('format', (site, { random }) => {
    const word =
      isKeyword(site) && nameOf(site) === 'format' ? typo(textAt(site.holder, 'format') ?? '', random) : undefined
    return word === undefined ? undefined : replaceValue(site, word)
  }),
]

const lower: { readonly [keyword: string]: string } = {
  maxLength: 'minLength',
  maximum: 'minimum',
  maxItems: 'minItems',
}

function call(id: string, plant: Plant, left?: Operator['left']): Operator {
  return { id: `call-${id}`, area: 'calls', plant, ...(left && { left }) }
}

const isEntry = (site: Site) => site.key !== undefined && site.path.length === 2
const isMember = (site: Site, ...names: readonly string[]) => site.path.length === 3 && names.includes(nameOf(site))

export const callOperators: readonly Operator[] = [
  call('name', (site, { random }) => (isEntry(site) ? memberSlip(site, random) : undefined), 'compile'),
  call('dropped', (site, { source }) => (isEntry(site) ? dropMember(site, source) : undefined), 'compile'),
  call('kind', (site, { random }) => {
    const word = isMember(site, 'kind') ? typo(String(site.value), random) : undefined
    return word === undefined ? undefined : replaceValue(site, word)
  }),
  call(
    'other-kind',
    (site) => {
      if (!isMember(site, 'kind') || site.file !== 'schemas/api.json') return undefined
      return replaceValue(site, site.value === 'read' ? 'write' : 'read')
    },
    'tests',
  ),
  call('shape', (site, { random }) => {
    const name = isMember(site, 'request', 'response', 'args', 'sends', 'answer')
      ? typo(String(site.value), random)
      : undefined
    return name === undefined ? undefined : replaceValue(site, name)
  }),
  call(
    'shapes-swapped',
    (site) => {
      const other = textAt(site.holder, 'request')
      return isMember(site, 'response') && other !== undefined && other !== site.value && !other.endsWith('/Empty')
        ? replaceValue(site, other)
        : undefined
    },
    'compile',
  ),
  call('member', (site, { random }) => (site.path.length === 3 ? memberSlip(site, random) : undefined)),
  call('member-dropped', (site, { source }) =>
    isMember(site, 'kind', 'request', 'response', 'outcome', 'args') ? dropMember(site, source) : undefined,
  ),
  call('outcome-member', (site, { random }) =>
    site.key && nameOf(site.holder ?? site) === 'outcome' ? memberSlip(site, random) : undefined,
  ),
  call('outcome-text', (site, { random, facts }) => {
    const isText =
      site.kind === 'text' &&
      site.path.includes('outcome') &&
      !site.path.includes('missing') &&
      !site.path.includes('refusals') &&
      !site.path.includes('doubtful')
    const word = isText ? typo(String(site.value), random, facts.members) : undefined
    return word === undefined ? undefined : replaceValue(site, word)
  }),
  call('outcome-sent', (site, { random, facts }) =>
    site.key && site.path.includes('outcome') && nameOf(site.holder ?? site) === 'body'
      ? memberSlip(site, random, facts.members)
      : undefined,
  ),
]
