// Compares the members of schemas: values with one meaning or one name are alike, and each bound demands something,
// allows something and is exact.
import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import type { WholeSite } from './rule'
import { oddUses, type ThingUse } from './oddUses'

interface Member {
  readonly where: readonly string[]
  readonly type: unknown
  readonly means: unknown
}

/** The least number of definitions that agree before another one stands out. */
const agreeing = 3
/** A word such as `amount` may name any of these. */
const amounts: ReadonlySet<unknown> = new Set(['money', 'count', 'quantity'])

/** Finds a member that is yes or no, or means something, in all other definitions with its name, and not here. */
export function oneNameOneThing({ contract: { set, calls } }: Pick<WholeSite, 'contract'>): Problem[] {
  // A search may name its filter as rows name a member, and ask by something else.
  const searches = new Set(Object.values(calls).flatMap(({ kind, request }) => (kind === 'read' ? [request] : [])))
  const named = new Map<string, Member[]>()
  for (const [file, definitions] of Object.entries(set))
    for (const [id, schema] of Object.entries(definitions)) {
      if (searches.has(`${file}#/$defs/${id}`)) continue
      for (const [name, member] of membersIn(schema, [`schemas/${file}`, id]))
        named.set(name, [...(named.get(name) ?? []), member])
    }
  const all = [...named.values()].flat()
  return [
    ...rareIds(all),
    ...flags(all),
    ...oddTypes(all),
    ...[...named].flatMap(([name, members]) => [
      ...oddOnes(
        members,
        ({ type }) => type === 'boolean' || undefined,
        () => `"${name}" is true or false in all other definitions.`,
        'type',
      ),
      ...oddOnes(
        members,
        ({ means }) => (amounts.has(means) ? 'amount' : means),
        (one) =>
          one === 'amount'
            ? `"${name}" says whether it is money, a count or a quantity in all other definitions.`
            : `"${name}" means "${String(one)}" in all other definitions.`,
        'x-means',
      ),
    ]),
  ]
}

/** Finds members that are named like a question and are not true or false: `is_bd`, `has_more`, `can_dispute`. */
function flags(members: readonly Member[]): Problem[] {
  return members
    .filter(({ where, type }) => /^(is|has|can)_/.test(where.at(-1) ?? '') && type !== 'boolean')
    .map(({ where }) => {
      const what = `"${where.at(-1) ?? ''}" is named like a question, so it is true or false.`
      return { name: 'cannot-match', where: [...where, 'type'], what }
    })
}

/** Amounts with decimals may be texts or numbers. */
const decimals: ReadonlySet<unknown> = new Set(['money', 'quantity'])

/** Finds a member with another type than all others that mean the same. */
function oddTypes(members: readonly Member[]): Problem[] {
  const uses = members.flatMap(({ means, type, where }): ThingUse[] =>
    typeof means === 'string' && typeof type === 'string' && !decimals.has(means)
      ? [{ thing: means, aspect: type, where: [...where, 'type'] }]
      : [],
  )
  // `oddOnes` compares what is true or false by its name.
  const odd = oddUses(uses, agreeing).filter(({ usual }) => usual !== 'boolean')
  return odd.map(({ thing, usual, where }) => {
    const what = `what means "${thing}" is of type ${usual} in all other definitions.`
    return { name: 'cannot-match', where, what }
  })
}

/** Finds a kind of id that occurs once and is spelt almost like another one. */
function rareIds(members: readonly Member[]): Problem[] {
  const counts = new Map<string, number>()
  for (const { means } of members)
    if (typeof means === 'string' && means.endsWith('-id')) counts.set(means, (counts.get(means) ?? 0) + 1)
  const usual = [...counts].flatMap(([name, count]) => (count > 1 ? [name] : []))
  return members.flatMap(({ means, where }): Problem[] => {
    if (typeof means !== 'string' || counts.get(means) !== 1 || !usual.some((one) => isSlip(one, means))) return []
    const what = `nothing else means ${JSON.stringify(means)}.`
    return [notAmong({ name: 'unknown-value', where: [...where, 'x-means'], what }, means, usual)]
  })
}

/** Returns true if one letter of a name is lost or doubled. */
function isSlip(name: string, written: string): boolean {
  const [short, long] = [name, written].toSorted((a, b) => a.length - b.length)
  if (short === undefined || long === undefined || long.length - short.length !== 1) return false
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
}

function oddOnes(
  members: readonly Member[],
  aspect: (member: Member) => unknown,
  sentence: (value: unknown) => string,
  keyword: string,
): Problem[] {
  return members.flatMap((member): Problem[] => {
    const others = new Set(members.filter((other) => other !== member).map(aspect))
    const [usual] = others
    if (members.length <= agreeing || others.size !== 1 || usual === undefined || aspect(member) === usual) return []
    return [{ name: 'cannot-match', where: [...member.where, keyword], what: sentence(usual) }]
  })
}

function membersIn(found: unknown, where: readonly string[]): (readonly [string, Member])[] {
  if (!isObject(found)) return []
  const own = Object.entries(isObject(found.properties) ? found.properties : {}).flatMap(([name, one]) => {
    if (!isObject(one)) return []
    const at = [...where, 'properties', name]
    const isPlain = typeof one.type === 'string'
    return [
      ...(isPlain ? [[name, { where: at, type: one.type, means: one['x-means'] }] as const] : []),
      ...membersIn(one, at),
    ]
  })
  return [...own, ...membersIn(found.items, [...where, 'items'])]
}

const least = ['minLength', 'minItems', 'minProperties'] as const
const most = ['maxLength', 'maxItems', 'maxProperties'] as const
const numbers = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const
/** Formats of addresses, which are longer than other texts with a format. */
const addresses = /^(ur[il]|iri)|url$|uri$/
const longest = 320

/** Finds them in all schemas of a product. */
export function idleBounds({ contract: { set } }: Pick<WholeSite, 'contract'>): Problem[] {
  return Object.entries(set).flatMap(([file, definitions]) =>
    Object.entries(definitions).flatMap(([id, schema]) => boundsIn(schema, [`schemas/${file}`, id])),
  )
}

/** Returns true for a text whose format is always shorter than its `maxLength`. */
export function isOverlong({ format, maxLength }: { readonly [keyword: string]: unknown }): boolean {
  return typeof format === 'string' && !addresses.test(format) && typeof maxLength === 'number' && maxLength > longest
}

function boundsIn(found: unknown, where: readonly string[]): Problem[] {
  if (Array.isArray(found)) return found.flatMap((one, at) => boundsIn(one, [...where, String(at)]))
  if (!isObject(found)) return []
  const problem = (name: Problem['name'], keyword: string, what: string): Problem => ({
    name,
    where: [...where, keyword],
    what,
  })
  const values: readonly unknown[] = Array.isArray(found.enum) ? found.enum : []
  const types = new Set(values.filter((one) => one !== null).map((one) => typeof one))
  return [
    ...(types.size > 1 ? [problem('cannot-match', 'enum', 'the values of an enum are of one type, or null.')] : []),
    ...least
      .filter((keyword) => found[keyword] === 0)
      .map((keyword) =>
        problem('changes-nothing', keyword, `"${keyword}" of 0 demands nothing: remove it, or write 1.`),
      ),
    ...most
      .filter((keyword) => found[keyword] === 0)
      .map((keyword) => problem('never-holds', keyword, `"${keyword}" of 0 allows nothing but an empty value.`)),
    ...numbers
      .filter((keyword) => typeof found[keyword] === 'number' && Math.abs(found[keyword]) > Number.MAX_SAFE_INTEGER)
      .map((keyword) => problem('unfit-value', keyword, `a number above ${Number.MAX_SAFE_INTEGER} is not exact.`)),
    ...(isOverlong(found)
      ? [problem('missing-limit', 'maxLength', `no "${String(found.format)}" is longer than ${longest} characters.`)]
      : []),
    ...Object.entries(found).flatMap(([name, one]) => boundsIn(one, [...where, name])),
  ]
}
