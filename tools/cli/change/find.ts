// Finds the source of a value by its path, through constants, spreads and computed keys.
import { dirname, posix } from 'node:path/posix'
import { namesOfUse } from '../check/grammar/checkUse'
import type { Node } from '../effective/sourceModule'
import { type MemberPath, pathText, Refused } from './change'
import type { Draft } from './draft'
import type { Crossing, FoundValue, PartUse, Spot } from './foundValue'

export type { Crossing, FoundValue, Spot } from './foundValue'

/** Returns an export of a file, or undefined if it has none of that name. */
export function exported(draft: Draft, file: string, name: string): Spot | undefined {
  return constant(draft, file, name)
}

/** Returns the value at a path, or undefined if a name on the way does not exist. */
export function find(draft: Draft, from: Spot, path: MemberPath): FoundValue | undefined {
  let found: FoundValue | undefined = { spot: from, crossings: [] }
  for (const [index, name] of path.entries()) {
    found = found && step(draft, found, name, path.slice(0, index))
    if (!found) return undefined
  }
  return found
}

/** Follows names to the object, list or literal behind a value. Adds the crossings on the way. */
export function behind(draft: Draft, found: FoundValue, path: MemberPath): FoundValue {
  const node = unwrapped(found.spot.node)
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression')
    return { ...found, spot: { file: found.spot.file, node } }
  const crossing: Crossing = {
    use: { file: found.spot.file, node },
    ...(found.container && { holder: found.container }),
    ...(found.entry && { entry: found.entry }),
    path,
  }
  const target = valueOf(draft, found.spot)
  if (!target) throw unknown(draft, found.spot, path)
  const { used, under } = found
  return { spot: target, used, ...(under && { under }), crossings: [...found.crossings, crossing] }
}

/** Follows names as `behind` does, and `{ use }` to what the part holds; of several parts, to the last, which wins. */
export function behindUse(draft: Draft, found: FoundValue, path: MemberPath): FoundValue {
  const here = behind(draft, found, path)
  return contentsOf(draft, here, path).at(-1) ?? here
}

/** Returns what the parts hold for which an object stands, in the order of their names. */
function contentsOf(draft: Draft, here: FoundValue, path: MemberPath): readonly FoundValue[] {
  const use = usedNames(draft, here.spot)
  if (!use) return []
  return use.names.flatMap(
    (name) =>
      inPart(draft, here, { ...use, name }, path, 'value') ??
      inPart(draft, here, { ...use, name }, path, 'block') ??
      [],
  )
}

interface UsedNames {
  /** The member `use`. */
  readonly entry: Node
  readonly names: readonly string[]
}

/** Returns the names of the parts for which an object stands, or undefined if it stands for none. */
function usedNames(draft: Draft, spot: Spot): UsedNames | undefined {
  const { file, node } = spot
  if (node.type !== 'ObjectExpression') return undefined
  const entry = (node.properties as readonly Node[]).find(
    (one) => one.type !== 'SpreadElement' && propertyName(draft, file, one) === 'use',
  )
  const value = entry && unwrapped(entry.value as Node)
  if (value?.type !== 'Literal' && value?.type !== 'ArrayExpression') return undefined
  const names = namesOfUse({ use: evaluate(draft, { file, node: value }) })
  return entry && names.length > 0 ? { entry, names } : undefined
}

/** Returns what a part holds for an object that stands for it. */
function inPart(
  draft: Draft,
  here: FoundValue,
  { entry, name }: Pick<UsedNames, 'entry'> & { readonly name: string },
  path: MemberPath,
  member: 'value' | 'block' | 'blocks',
): FoundValue | undefined {
  const parts = constant(draft, 'pages.config.ts', 'parts')
  const [group = '', ...own] = name.split('.')
  const part =
    parts && !isWithin(here.used, name)
      ? (find(draft, parts, [name]) ?? find(draft, parts, [group, own.join('.')]))
      : undefined
  if (!part) return undefined
  const whole = behind(draft, part, path).spot
  const content = find(draft, whole, [member])
  if (!content) return undefined
  const use = { file: here.spot.file, node: entry.value as Node }
  const crossing: Crossing = { use, holder: here.spot, entry, path, part: name }
  const outside = { used: here.used, crossings: here.crossings }
  const used = { name, use: here.spot, part: whole, outside }
  return given(draft, behind(draft, { ...content, crossings: [...here.crossings, crossing], used }, path), path)
}

/** True if the value is already in this part, so that a part that uses itself has an end. */
function isWithin(used: PartUse | undefined, name: string): boolean {
  return used !== undefined && (used.name === name || isWithin(used.outside.used, name))
}

/** Returns the text that an object itself has as a member. */
function literalOf(draft: Draft, { file, node }: Spot, name: string): Node | undefined {
  for (const entry of (node.properties ?? []) as readonly Node[]) {
    if (entry.type === 'SpreadElement' || propertyName(draft, file, entry) !== name) continue
    const value = unwrapped(entry.value as Node)
    return typeof value.value === 'string' ? value : undefined
  }
  return undefined
}

/** Replaces `{ parameter }` by the value that the page gives, or by the default. */
function given(draft: Draft, found: FoundValue, path: MemberPath): FoundValue {
  const { used, spot } = found
  const node = unwrapped(spot.node)
  const isOne = node.type === 'ObjectExpression' && (node.properties as readonly Node[]).length === 1
  const name = used && isOne ? literalOf(draft, { file: spot.file, node }, 'parameter') : undefined
  if (!used || !name) return found
  const own = find(draft, used.use, ['with', String(name.value)])
  if (own) {
    const crossings = [...used.outside.crossings, ...own.crossings]
    return given(draft, { ...own, used: used.outside.used, crossings }, path)
  }
  const fallback = find(draft, used.part, ['parameters', String(name.value), 'default'])
  if (fallback) return { ...fallback, crossings: [...found.crossings, ...fallback.crossings] }
  throw new Refused(
    `${pathText(path)} is the parameter "${String(name.value)}" of the part "${used.name}", and this page gives no value. Set "with › ${String(name.value)}" of the block.`,
  )
}

/** Returns the plain value of an expression. Throws `Refused` if it is not data. */
export function evaluate(draft: Draft, spot: Spot): unknown {
  const node = unwrapped(spot.node)
  const { file } = spot
  switch (node.type) {
    case 'Literal':
      if (node.value === null || typeof node.value !== 'object') return node.value
      break
    case 'UnaryExpression': {
      const value = evaluate(draft, { file, node: node.argument as Node })
      if (node.operator === '-' && typeof value === 'number') return -value
      break
    }
    case 'ArrayExpression':
      return (node.elements as readonly Node[]).flatMap((one) => {
        if (one.type !== 'SpreadElement') return [evaluate(draft, { file, node: one })]
        const list = evaluate(draft, { file, node: one.argument as Node })
        return Array.isArray(list) ? (list as unknown[]) : []
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as readonly Node[]).flatMap((one) =>
          one.type === 'SpreadElement'
            ? Object.entries(evaluate(draft, { file, node: one.argument as Node }) as object)
            : [[propertyName(draft, file, one), evaluate(draft, { file, node: one.value as Node })] as const],
        ),
      )
    case 'Identifier':
      if (node.name === 'undefined') return undefined
  }
  const target = valueOf(draft, { file, node })
  if (!target) throw unknown(draft, spot, [])
  return evaluate(draft, target)
}

/** Removes parentheses, `as const` and `satisfies` around an expression. */
export function unwrapped(node: Node): Node {
  const isWrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
  return isWrapped ? unwrapped(node.expression as Node) : node
}

/** Returns the name of a member of an object. Reads a computed key from its constant. */
export function propertyName(draft: Draft, file: string, property: Node): string {
  const key = property.key as Node
  return String(property.computed === true ? evaluate(draft, { file, node: key }) : (key.name ?? key.value))
}

/** Returns the line of an expression, for messages. */
export function lineText(draft: Draft, { file, node }: Spot): string {
  return `${file}:${draft.read(file).slice(0, node.start).split('\n').length}`
}

function step(draft: Draft, found: FoundValue, name: string, path: MemberPath): FoundValue | undefined {
  const here = behind(draft, found, path)
  const isOfUse = (name === 'use' || name === 'with') && usedNames(draft, here.spot) !== undefined
  const contents = isOfUse ? [] : contentsOf(draft, here, path)
  const isList = contents.length > 0 && contents.every(({ spot }) => spot.node.type === 'ArrayExpression')
  const used = isList
    ? [
        itemAt(
          contents.flatMap((one) => itemsIn(draft, one, path)),
          name,
        ),
      ]
    : contents.toReversed().map((one) => step(draft, one, name, path))
  const isObject = here.spot.node.type === 'ObjectExpression'
  const next = stepInto(draft, here, name, path)
  const own = next && given(draft, { ...next, used: next.used ?? here.used }, [...path, name])
  const below = found.under && isObject ? step(draft, found.under, name, path) : undefined
  return layered([own, ...used, below].filter((one) => one !== undefined))
}

/** Returns the first of several values at one place, with those below it that it changes. */
function layered(values: readonly FoundValue[]): FoundValue | undefined {
  const [first, ...others] = values
  if (!first) return undefined
  const under = layered(first.under ? [first.under, ...others] : others)
  return { ...first, ...(under && { under }) }
}

function stepInto(
  draft: Draft,
  { spot, crossings }: FoundValue,
  name: string,
  path: MemberPath,
): FoundValue | undefined {
  if (spot.node.type === 'ObjectExpression')
    return inObject(draft, spot, name, crossings, path) ?? inGroup(draft, { spot, crossings }, name, path)
  if (spot.node.type === 'ArrayExpression') return itemAt(itemsIn(draft, { spot, crossings }, path), name)
  if (spot.node.type === 'Literal' || spot.node.type === 'UnaryExpression') return undefined
  throw unknown(draft, spot, path)
}

/** Returns a block of a part that has several. Such a part stands among the blocks of a page. */
function inGroup(
  draft: Draft,
  { spot, crossings }: FoundValue,
  name: string,
  path: MemberPath,
): FoundValue | undefined {
  if (path.at(-1) !== 'blocks') return undefined
  for (const entry of spot.node.properties as readonly Node[]) {
    if (entry.type === 'SpreadElement') continue
    const here = behind(draft, { spot: { file: spot.file, node: entry.value as Node }, crossings }, path)
    const use = usedNames(draft, here.spot)
    const [part = ''] = use?.names ?? []
    const blocks = use && inPart(draft, here, { ...use, name: part }, path, 'blocks')
    const found = blocks && step(draft, blocks, name, path)
    if (found) return found
  }
  return undefined
}

/** Returns the last member with a name, written or spread, because the last one counts. */
function inObject(
  draft: Draft,
  container: Spot,
  name: string,
  crossings: readonly Crossing[],
  path: MemberPath,
): FoundValue | undefined {
  const { file, node } = container
  for (const entry of (node.properties as readonly Node[]).toReversed()) {
    if (entry.type === 'SpreadElement') {
      const within = spread(draft, container, entry, crossings, path)
      const found = within.spot.node.type === 'ObjectExpression' && step(draft, within, name, path)
      if (found) return found
    } else if (propertyName(draft, file, entry) === name)
      return { spot: { file, node: entry.value as Node }, container, entry, crossings }
  }
  return undefined
}

function itemAt(items: readonly FoundValue[], name: string): FoundValue | undefined {
  return /^\d+$/.test(name) ? items[Number(name)] : undefined
}

/** Returns the items of a list, also those that spreads and parts supply. */
function itemsIn(draft: Draft, list: FoundValue, path: MemberPath): readonly FoundValue[] {
  const { spot: container, crossings, used } = list
  const { file, node } = container
  if (node.type !== 'ArrayExpression') return []
  return (node.elements as readonly Node[]).flatMap((entry) => {
    if (entry.type === 'SpreadElement') return itemsIn(draft, spread(draft, container, entry, crossings, path), path)
    const item = { spot: { file, node: entry }, container, entry, crossings, used }
    const lists = contentsOf(draft, behind(draft, item, path), path).filter(
      ({ spot }) => spot.node.type === 'ArrayExpression',
    )
    return lists.length > 0 ? lists.flatMap((one) => itemsIn(draft, one, path)) : [item]
  })
}

function spread(
  draft: Draft,
  container: Spot,
  entry: Node,
  crossings: readonly Crossing[],
  path: MemberPath,
): FoundValue {
  const { file } = container
  const argument = { file, node: entry.argument as Node }
  const target = valueOf(draft, argument)
  if (!target) throw unknown(draft, argument, path)
  return { spot: target, crossings: [...crossings, { use: argument, holder: container, entry, path }] }
}

/** Returns the expression that a name, a member of a name, or an expression itself stands for. */
export function valueOf(draft: Draft, { file, node: wrapped }: Spot, depth = 0): Spot | undefined {
  const node = unwrapped(wrapped)
  if (depth > 50) return undefined
  if (node.type === 'Identifier') {
    const target = constant(draft, file, String(node.name))
    return target && valueOf(draft, target, depth + 1)
  }
  if (node.type === 'MemberExpression') {
    const object = valueOf(draft, { file, node: node.object as Node }, depth + 1)
    const property = node.property as Node
    const name = node.computed === true ? evaluate(draft, { file, node: property }) : property.name
    const found = object && find(draft, object, [String(name)])
    return found && valueOf(draft, found.spot, depth + 1)
  }
  return { file, node }
}

/** Returns the value of a constant of a file, or of the file that it is imported from. */
function constant(draft: Draft, file: string, name: string, depth = 0): Spot | undefined {
  if (depth > 50 || !draft.has(file)) return undefined
  for (const node of draft.parse(file).body) {
    if (node.type === 'ExpressionStatement' && file.endsWith('.json') && name === 'default')
      return { file, node: unwrapped(node.expression as Node) }
    const declared = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node
    if (declared?.type === 'VariableDeclaration' && declared.kind === 'const')
      for (const { id, init } of declared.declarations as readonly { readonly id: Node; readonly init: Node | null }[])
        if (id.name === name && init) return { file, node: init }
    if (node.type !== 'ImportDeclaration') continue
    for (const one of node.specifiers as readonly Node[]) {
      if ((one.local as Node).name !== name) continue
      const imported = one.type === 'ImportDefaultSpecifier' ? 'default' : (one.imported as Node | undefined)?.name
      return constant(draft, importedFile(file, String((node.source as Node).value)), String(imported), depth + 1)
    }
  }
  return undefined
}

function importedFile(file: string, from: string): string {
  const path = posix.normalize(posix.join(dirname(file), from))
  return /\.(json|ts)$/.test(path) ? path : `${path}.ts`
}

function unknown(draft: Draft, spot: Spot, path: MemberPath): Refused {
  const { file, node } = spot
  const text = draft.read(file).slice(node.start, Math.min(node.end, node.start + 60))
  const where = path.length === 0 ? '' : ` of ${pathText(path)}`
  return new Refused(
    `The value${where} is code, not data: ${lineText(draft, spot)} says "${text}". Change it in that file.`,
  )
}
