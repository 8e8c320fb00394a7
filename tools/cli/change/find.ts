// Finds the source of a value by its path, through the names in the site map and the parts that pages use.
import { dirname, posix } from 'node:path/posix'
import { namesOfEntries } from '@pagewright/engine/tools'
import { namesOfUse, parameterIn } from '../check/grammar/checkUse'
import type { Node } from '../effective/trace'
import { type MemberPath, pathText, Refused } from './change'
import type { Draft } from './draft'
import type { Crossing, FoundValue, PartUse, Spot } from './foundValue'

export type { Crossing, FoundValue, Spot } from './foundValue'

/** Returns an export of a file, or undefined if it has none of that name. */
export function exported(draft: Draft, file: string, name: string): Spot | undefined {
  return constant(draft, file, name)
}

/**
 * Returns the value at a path, or undefined if a name on the way does not exist. `outside` is the path of `from` itself:
 * its last name says whether parts stand for entries there.
 */
export function find(draft: Draft, from: Spot, path: MemberPath, outside: MemberPath = []): FoundValue | undefined {
  let found: FoundValue | undefined = { spot: from, crossings: [] }
  for (const [index, name] of path.entries()) {
    found = found && step(draft, found, name, [...outside, ...path.slice(0, index)])
    if (!found) return undefined
  }
  return found
}

/** Follows a name of a config file, such as that of a page in the site map, to the value. */
export function behind(draft: Draft, found: FoundValue): FoundValue {
  const { file } = found.spot
  const node = unwrapped(found.spot.node)
  if (node.type !== 'Identifier') return { ...found, spot: { file, node } }
  const target = constant(draft, file, String(node.name))
  if (!target) throw unknown(draft, { file, node })
  const { used, under, crossings } = found
  return { spot: { ...target, node: unwrapped(target.node) }, used, ...(under && { under }), crossings }
}

/** Follows names as `behind` does, and `{ use }` to what the part holds; of several parts, to the last, which wins. */
export function behindUse(draft: Draft, found: FoundValue, path: MemberPath): FoundValue {
  const here = behind(draft, found)
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
  const entry = (node.properties as readonly Node[]).find((one) => propertyName(one) === 'use')
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
  member: 'value' | 'block' | 'entries',
): FoundValue | undefined {
  const parts = constant(draft, 'pages.config.ts', 'parts')
  const [group = '', ...own] = name.split('.')
  const part =
    parts && !isWithin(here.used, name)
      ? (find(draft, parts, [name]) ?? find(draft, parts, [group, own.join('.')]))
      : undefined
  if (!part) return undefined
  const whole = behind(draft, part).spot
  const content = find(draft, whole, [member])
  if (!content) return undefined
  const crossing: Crossing = {
    holder: here.spot,
    entry,
    path,
    part: name,
    isEntries: member === 'entries',
    ...(here.container?.node.type === 'ArrayExpression' && { list: here.container }),
  }
  const outside = { used: here.used, crossings: here.crossings }
  const used = { name, use: here.spot, part: whole, outside }
  return given(draft, behind(draft, { ...content, crossings: [...here.crossings, crossing], used }), path)
}

/** True if the value is already in this part, so that a part that uses itself has an end. */
function isWithin(used: PartUse | undefined, name: string): boolean {
  return used !== undefined && (used.name === name || isWithin(used.outside.used, name))
}

/** Replaces `{ parameter }` by the value that the page gives, or by the default. */
function given(draft: Draft, found: FoundValue, path: MemberPath): FoundValue {
  const { used, spot } = found
  const node = unwrapped(spot.node)
  const mayBeOne = node.type === 'ObjectExpression' && (node.properties as readonly Node[]).length === 1
  const name = used && mayBeOne ? parameterIn(evaluate(draft, spot)) : undefined
  if (!used || name === undefined) return found
  const own = find(draft, used.use, ['with', name])
  if (own) {
    const crossings = [...used.outside.crossings, ...own.crossings]
    return given(draft, { ...own, used: used.outside.used, crossings }, path)
  }
  const fallback = find(draft, used.part, ['parameters', name, 'default'])
  if (fallback) return { ...fallback, crossings: [...found.crossings, ...fallback.crossings] }
  throw new Refused(
    `${pathText(path)} is the parameter "${name}" of the part "${used.name}", and this page gives no value. Set "with › ${name}" of the block.`,
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
      return (node.elements as readonly Node[]).map((one) => evaluate(draft, { file, node: one }))
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as readonly Node[]).map((one) => {
          if (!isLiteralMember(one)) throw unknown(draft, { file, node: one })
          return [propertyName(one), evaluate(draft, { file, node: one.value as Node })]
        }),
      )
    case 'Identifier': {
      const target = constant(draft, file, String(node.name))
      if (target) return evaluate(draft, target)
    }
  }
  throw unknown(draft, spot)
}

/** Removes parentheses, `as const` and `satisfies` around an expression. */
export function unwrapped(node: Node): Node {
  const isWrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
  return isWrapped ? unwrapped(node.expression as Node) : node
}

function isLiteralMember({ type, kind, computed }: Node): boolean {
  return type === 'Property' && kind === 'init' && computed !== true
}

/** Returns the name of a member of an object, or undefined for a spread or code. */
export function propertyName(property: Node): string | undefined {
  const key = property.key as Node
  return isLiteralMember(property) ? String(key.name ?? key.value) : undefined
}

/** Returns the line of an expression, for messages. */
export function lineText(draft: Draft, { file, node }: Spot): string {
  return `${file}:${draft.read(file).slice(0, node.start).split('\n').length}`
}

function step(draft: Draft, found: FoundValue, name: string, path: MemberPath): FoundValue | undefined {
  const here = behind(draft, found)
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

function stepInto(draft: Draft, found: FoundValue, name: string, path: MemberPath): FoundValue | undefined {
  const { type } = found.spot.node
  if (type === 'ObjectExpression') return inObject(found, name) ?? inEntries(draft, found, name, path)
  if (type === 'ArrayExpression') return itemAt(itemsIn(draft, found, path), name)
  if (type === 'Literal' || type === 'UnaryExpression') return undefined
  throw unknown(draft, found.spot, path)
}

function inObject({ spot, crossings }: FoundValue, name: string): FoundValue | undefined {
  const { file, node } = spot
  const entry = (node.properties as readonly Node[]).findLast((one) => propertyName(one) === name)
  return entry && { spot: { file, node: entry.value as Node }, container: spot, entry, crossings }
}

/** Returns an entry of a part that has several, which stand in place of the one that uses the part. */
function inEntries(draft: Draft, found: FoundValue, name: string, path: MemberPath): FoundValue | undefined {
  if (!namesOfEntries().has(path.at(-1) ?? '')) return undefined
  const { spot, crossings } = found
  for (const entry of (spot.node.properties as readonly Node[]).filter(isLiteralMember)) {
    const here = behind(draft, { spot: { file: spot.file, node: entry.value as Node }, crossings })
    const use = usedNames(draft, here.spot)
    const parts = (use?.names ?? []).flatMap(
      (part) => (use && inPart(draft, here, { ...use, name: part }, path, 'entries')) ?? [],
    )
    const changes = parts.length > 0 ? inObject(here, 'entries') : undefined
    const own = changes && inObject(behind(draft, changes), name)
    const one = layered(
      [own, ...parts.toReversed().map((part) => step(draft, part, name, path))].filter((value) => value !== undefined),
    )
    if (one) return one
  }
  return undefined
}

function itemAt(items: readonly FoundValue[], name: string): FoundValue | undefined {
  return /^\d+$/.test(name) ? items[Number(name)] : undefined
}

/** Returns the items of a list, also those that parts supply. */
function itemsIn(draft: Draft, list: FoundValue, path: MemberPath): readonly FoundValue[] {
  const { spot: container, crossings, used } = list
  const { file, node } = container
  if (node.type !== 'ArrayExpression') return []
  return (node.elements as readonly Node[]).flatMap((entry) => {
    const item = { spot: { file, node: entry }, container, entry, crossings, used }
    const lists = contentsOf(draft, behind(draft, item), path).filter(
      ({ spot }) => spot.node.type === 'ArrayExpression',
    )
    return lists.length > 0 ? lists.flatMap((one) => itemsIn(draft, one, path)) : [item]
  })
}

/** Returns the value of a constant of a file, or of the file that it is imported from. */
function constant(draft: Draft, file: string, name: string): Spot | undefined {
  if (!draft.has(file)) return undefined
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
      const from = importedFile(file, String((node.source as Node).value))
      return from === file ? undefined : constant(draft, from, String(imported))
    }
  }
  return undefined
}

function importedFile(file: string, from: string): string {
  const path = posix.normalize(posix.join(dirname(file), from))
  return /\.(json|ts)$/.test(path) ? path : `${path}.ts`
}

function unknown(draft: Draft, spot: Spot, path: MemberPath = []): Refused {
  const { file, node } = spot
  const text = draft.read(file).slice(node.start, Math.min(node.end, node.start + 60))
  const where = path.length === 0 ? '' : ` of ${pathText(path)}`
  return new Refused(
    `The value${where} is code, not data: ${lineText(draft, spot)} says "${text}". Change it in that file.`,
  )
}
