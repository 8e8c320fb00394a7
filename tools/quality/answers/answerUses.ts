// Finds which page reads which value of which answer.
import { effectivePages, type Product } from '@pagewright/cli'
import { isObject } from '@pagewright/engine/tools'

/** One place where a page reads a value of an answer. */
export interface AnswerUse {
  readonly endpoint: string
  /** The dotted name of the value, as `answerLeaves` lists it. */
  readonly value: string
  readonly route: string
  /** Shown to a person, or read to decide something: a condition, a request, a key. */
  readonly as: 'shown' | 'decides'
}

/** The answers that paths of a place lead into, by the first word of the path. */
type Scope = { readonly [root: string]: string | undefined }

interface Walk {
  readonly route: string
  readonly scope: Scope
  readonly as: AnswerUse['as']
  note(use: AnswerUse): void
}

const account = 'POST /web/MyAccountInfo'
/** Values of `user.` that src/account.ts computes. */
const computed: { readonly [name: string]: string } = { gemstone: 'gold', is_agent: 'agent' }
/** Members whose values decide something and are not shown. */
const deciding = new Set(['when', 'enabled', 'needs', 'body', 'query', 'find', 'key', 'redirects', 'done', 'keeps'])

/** Returns the uses of all pages in all markets. */
export function answerUses(product: Product): readonly AnswerUse[] {
  const uses = new Map<string, AnswerUse>()
  const note = (use: AnswerUse) => uses.set(JSON.stringify(use), use)
  const sources = Object.entries(product.sources).map(([id, { call }]) => [`data.${id}`, call])
  const scope = { user: account, ...(Object.fromEntries(sources) as Scope) }
  for (const market of Object.keys(product.markets))
    for (const [route, page] of Object.entries(effectivePages(product, market)))
      walk(page, { route, scope, as: 'shown', note })
  for (const source of Object.values(product.sources))
    walk(source.body, { route: 'sources', scope, as: 'decides', note })
  return [...uses.values()]

  function walk(value: unknown, at: Walk): void {
    if (typeof value === 'string') return read(value, at)
    if (Array.isArray(value)) return value.forEach((one) => walk(one, at))
    if (!isObject(value)) return
    const inside = { ...at, scope: { ...at.scope, ...answerOf(value) } }
    const steps = typeof value.steps === 'string' ? value.steps : undefined
    if (steps !== undefined) inside.scope = { ...inside.scope, step: listOf(steps, inside.scope) }
    for (const member of membersRead(value)) read(member, inside)
    for (const [name, member] of Object.entries(value)) {
      const isDeciding = deciding.has(name) && !(name === 'done' && isObject(member) && 'say' in member)
      const as = isDeciding ? 'decides' : at.as
      // Keys of conditions are paths.
      read(name, { ...inside, as: 'decides' })
      walk(member, { ...inside, as })
    }
  }

  /** Returns the endpoint that a block, a choice, a check or a call asks, by the root of its paths. */
  function answerOf(value: { readonly [name: string]: unknown }): Scope {
    const { rows, each, call, block, do: kind, value: choice } = value
    if (typeof rows === 'string') return { row: `${rows} list` }
    if (typeof each === 'string') return { row: each }
    if (typeof call !== 'string' || !/^[A-Z]+ \//.test(call)) return {}
    if (kind === 'call' || (block === undefined && choice === undefined)) return { answer: call }
    return block === undefined ? { row: `${call} list` } : { row: call }
  }

  /** Returns the paths to members of a list's items: pictures, points of a chart, steps, and sums. */
  function membersRead(value: { readonly [name: string]: unknown }): readonly string[] {
    const list = [value.steps, value.points, value.value, value.from].find((one) => typeof one === 'string')
    if (typeof list !== 'string') return []
    const { parts } = value
    const names = [value.sum, ...(isObject(parts) ? Object.values(parts) : [])]
    const ofPoints = value.points === undefined ? [] : [value.x, value.y]
    const ofSteps = value.steps === undefined ? [] : [value.label, value.time, value.note, value.done]
    const ofRows = value.format === 'list' ? ['name'] : []
    return [...names, ...ofPoints, ...ofSteps, ...ofRows].flatMap((one) =>
      typeof one === 'string' ? [`${list}.${one}`] : [],
    )
  }

  function read(text: string, { route, scope: known, as, note: add }: Walk): void {
    if (!/^[a-zA-Z]+\.[\w.]+$/.test(text)) return
    const root = Object.keys(known).find((name) => text.startsWith(`${name}.`))
    const found = root === undefined ? undefined : known[root]
    if (root === undefined || found === undefined) return
    const rest = text.slice(root.length + 1)
    const own = root === 'user' ? (computed[rest] ?? rest) : rest
    const [endpoint = '', ...lists] = found.split(/ (?!\/)/)
    const isFirst = root.startsWith('data.') && product.sources[root.slice(5)]?.first === true
    add({ endpoint, value: [...(isFirst ? ['list'] : lists), own].join('.'), route, as })
  }

  /** Returns the scope of the steps of a list: the endpoint of its path, and the names on the way. */
  function listOf(path: string, known: Scope): string | undefined {
    const [root = '', ...names] = path.split('.')
    const found = known[root]
    return found && [found, names.join('.')].join(' ')
  }
}
