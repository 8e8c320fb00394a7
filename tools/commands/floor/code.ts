import { parseSync, type ESTree } from 'vite'
import type { Compat, Feature } from './compat'
import { selectorFeatures, valueFeatures } from './styles'

type Node = ESTree.Node

/** A use of a feature, by its offset in the file. */
export interface CodeUse {
  readonly feature: Feature
  readonly start: number
}

export interface CodeRules {
  readonly compat: Compat
  readonly apis: Apis
  /** Paths of the data that a polyfill brings. */
  readonly polyfilled: ReadonlySet<string>
  /** Names that the sources give to members of their own objects: such a member is not the browser's. */
  readonly own: ReadonlySet<string>
}

/** A feature, and the paths that a polyfill of it must bring together. */
interface Found extends CodeUse {
  readonly ids?: readonly string[]
}

/** Finds what a script uses that a browser of the floor lacks, and that neither a polyfill nor a test around it covers. */
export function scanCode(rules: CodeRules, file: string, text: string): CodeUse[] {
  const program = parse(file, text)
  const names = namesOf(program)
  const found = new Map<string, CodeUse>()
  walk(program, (node, around) => {
    const uses: Found[] = [
      ...syntaxUses(rules.compat, node, around),
      ...regexUses(rules.compat, node),
      ...apiUses(rules, node, around, names.declared),
      ...markupUses(rules.compat, node),
    ]
    for (const { feature, start, ids = [feature.id] } of uses) {
      const builtin = ids.filter((id) => id.startsWith('javascript.'))
      // Polyfills of typed arrays would be large.
      const needed = (builtin.length > 0 ? builtin : ids).filter((id) => !id.includes('.TypedArray.'))
      if (needed.length > 0 && needed.every((id) => rules.polyfilled.has(id))) continue
      const [, owner = '', name = ''] = /([^.]+)\.([^.]+)$/.exec(feature.id) ?? []
      // Whoever has the call asks for its options.
      const asked = /_(?:option|parameter)$/.test(name) ? owner : name.replace(/_static$/, '')
      if (isGuarded(node, around, asked, names.constants)) continue
      found.set(`${start} ${feature.id}`, { feature, start })
    }
  })
  return [...found.values()]
}

/** Lists the names that sources give to members of their objects and types. */
export function ownNames(file: string, text: string): string[] {
  const found: string[] = []
  const go = (node: Node) => {
    if (/^(?:Property|PropertyDefinition|MethodDefinition|TSMethodSignature|TSPropertySignature)$/.test(node.type))
      if ('key' in node && 'computed' in node) found.push(keyOf(node) ?? '')
    partsOf(node).forEach(go)
  }
  go(parse(file, text))
  return found
}

// The APIs of the data.

const builtins = 'javascript.builtins'

/** APIs by the way code names them. */
export interface Apis {
  /** Members of instances by their names, each with its paths. */
  readonly members: ReadonlyMap<string, readonly string[]>
  readonly events: ReadonlyMap<string, readonly string[]>
  /** Interfaces with one object: `Navigator` of `navigator`. */
  readonly single: ReadonlyMap<string, string>
}

export function openApis(compat: Compat): Apis {
  const members = new Map<string, string[]>()
  const events = new Map<string, string[]>()
  const add = (index: Map<string, string[]>, name: string, path: string) =>
    index.set(name, [...(index.get(name) ?? []), path])
  for (const base of [builtins, `${builtins}.Intl`, 'api'])
    for (const owner of compat.names(base))
      for (const name of compat.names(`${base}.${owner}`)) {
        const path = `${base}.${owner}.${name}`
        if (name.endsWith('_event')) add(events, name.replace('_event', ''), path)
        else if (name !== owner && !name.includes('_') && (base === 'api' || isInstance(compat, path)))
          add(members, name, path)
      }
  const interfaces = compat.names('api').filter((name) => name !== 'Event')
  const single = compat.names('api.Window').flatMap((name) => {
    const found = interfaces.find((each) => each.toLowerCase() === name.toLowerCase())
    return found === undefined ? [] : [[name, found] as const]
  })
  return { members, events, single: new Map(single) }
}

/** The data does not tell instance members from static ones; the link to the specification does. */
function isInstance(compat: Compat, path: string): boolean {
  const { spec_url: links } = compat.entry(path)?.__compat ?? {}
  return [links].flat().some((link) => /prototype|properties-of|installerrorcause/i.test(link ?? ''))
}

function apiUses(rules: CodeRules, node: Node, around: readonly Node[], declared: ReadonlySet<string>): Found[] {
  const { compat, apis } = rules
  const global = (name: string) => compat.lackingAll([`${builtins}.${name}`, `api.${name}`, `api.Window.${name}`])
  const parent = around.at(-1)
  switch (node.type) {
    case 'Identifier': {
      const isRead =
        parent?.type === 'MemberExpression'
          ? parent.object === node || parent.computed
          : parent?.type === 'Property'
            ? parent.value === node
            : parent &&
              !('key' in parent && parent.key === node) &&
              !/Specifier$|Label|Break|Continue|Meta/.test(parent.type)
      return isRead && !declared.has(node.name) ? asUse(global(node.name), node.start) : []
    }
    case 'MemberExpression': {
      const name = memberOf(node)
      const isSet = parent?.type === 'AssignmentExpression' && parent.left === node
      if (name === undefined || isSet) return []
      return memberUses(rules, node, name, declared, global)
    }
    case 'CallExpression':
    case 'NewExpression': {
      const callee = bare(node.callee)
      const name = callee.type === 'Identifier' && !declared.has(callee.name) ? callee.name : memberOf(callee)
      if (name === undefined) return []
      const options = node.arguments.flatMap((each) => (each.type === 'ObjectExpression' ? each.properties : []))
      const event = name === 'addEventListener' ? textOf(node.arguments[0]) : undefined
      const bases = [
        ...(apis.members.get(name) ?? []),
        `${builtins}.${name}.${name}`,
        `api.${name}.${name}`,
        `api.${name}`,
      ]
      return [
        ...options.flatMap((option) => {
          const key = 'key' in option ? keyOf(option) : undefined
          const paths = key === undefined ? [] : bases.flatMap((path) => optionPaths(compat, path, key))
          return asUse(recent(compat.lackingAll(paths)), option.start)
        }),
        ...asUse(compat.lackingAll(apis.events.get(event ?? '') ?? []), node.start),
      ]
    }
    default:
      return []
  }
}

function memberUses(
  rules: CodeRules,
  node: ESTree.MemberExpression,
  name: string,
  declared: ReadonlySet<string>,
  global: (name: string) => Feature | undefined,
): Found[] {
  const { compat, apis, own } = rules
  const { start } = node.property
  const owner = bare(node.object)
  const ownerName = owner.type === 'Identifier' ? (declared.has(owner.name) ? undefined : owner.name) : memberOf(owner)
  if (owner.type === 'Identifier' && ownerName !== undefined) {
    if (/^(?:window|globalThis|self)$/.test(ownerName)) return asUse(global(name), start)
    const fixed = fixedMember(rules, ownerName, name)
    // A class has no members of its instances.
    if (fixed || /^[A-Z]/.test(ownerName)) return asUse(fixed, start)
  } else if (ownerName !== undefined && apis.single.has(ownerName)) {
    const fixed = fixedMember(rules, ownerName, name)
    if (fixed) return asUse(fixed, start)
  }
  const ids = apis.members.get(name) ?? []
  const all = ids.flatMap((id) => compat.lacking(id) ?? [])
  const first = all.find(({ id }) => !compat.lacking(id.slice(0, id.lastIndexOf('.'))))
  return first && recent(first) && all.length === ids.length && !own.has(name) ? [{ feature: first, start, ids }] : []
}

/** Finds a static member, or a member of the one object of an interface. */
function fixedMember({ compat, apis }: CodeRules, owner: string, name: string): Feature | undefined {
  const single = apis.single.get(owner)
  if (single !== undefined) return compat.lacking(`api.${single}.${name}`)
  const path = `${builtins}.${owner}.${name}`
  return compat.lackingAll([...(isInstance(compat, path) ? [] : [path]), `api.${owner}.${name}_static`])
}

/** If no browser ever added it, then one vendor owns the name, and other objects may use it. */
function recent(feature: Feature | undefined): Feature | undefined {
  return feature?.lacks.some(({ since }) => since !== undefined) ? feature : undefined
}

function optionPaths(compat: Compat, path: string, option: string): string[] {
  return compat.names(path).flatMap((key) => {
    const below = `${path}.${key}`
    const [, name] = /^(?:\w+_)?([^_]+)_(?:option|parameter)$/.exec(key) ?? []
    if (name === undefined) return []
    return [...(name === option && key !== `${name}_parameter` ? [below] : []), ...optionPaths(compat, below, option)]
  })
}

// Syntax and regular expressions. The build rewrites the rest of the syntax for the floor.

function syntaxUses(compat: Compat, node: Node, around: readonly Node[]): Found[] {
  const path = syntaxOf(node, around)
  return path === undefined ? [] : asUse(compat.lacking(`javascript.${path}`), node.start)
}

function syntaxOf(node: Node, around: readonly Node[]): string | undefined {
  switch (node.type) {
    case 'AwaitExpression':
      return around.some(({ type }) => type.includes('Function')) ? undefined : 'operators.await.top_level'
    case 'StaticBlock':
      return 'classes.static.initialization_blocks'
    case 'BinaryExpression':
      return node.left.type.startsWith('Private') ? 'classes.private_class_fields_in' : undefined
    case 'VariableDeclaration':
      return node.kind.includes('using') ? 'statements.using' : undefined
    case 'MemberExpression':
      return node.object.type === 'MetaProperty' && memberOf(node) === 'resolve'
        ? 'operators.import_meta.resolve'
        : undefined
    case 'ImportExpression':
      return node.options ? 'operators.import.options_parameter' : undefined
    case 'ImportDeclaration':
      return node.attributes.length > 0 ? 'statements.import.import_attributes' : undefined
    default:
      return undefined
  }
}

/** Finds regular expressions as literals, as constant text, and as patterns of schemas, which the phone compiles. */
function regexUses(compat: Compat, node: Node): Found[] {
  if (node.type === 'Literal' && 'regex' in node)
    return regexFeatures(compat, node.regex.pattern, node.regex.flags, node)
  if (node.type === 'Property' && keyOf(node) === 'pattern')
    return regexFeatures(compat, textOf(node.value), '', node.value)
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return []
  if (bare(node.callee).type !== 'Identifier' || !('name' in node.callee) || node.callee.name !== 'RegExp') return []
  const [pattern, flags] = node.arguments.map(textOf)
  return regexFeatures(compat, pattern, flags ?? '', node)
}

function regexFeatures(compat: Compat, pattern = '', flags = '', { start }: Node): Found[] {
  const plain = pattern.replace(/\\[^k]/g, '').replace(/\[[^\]]*\]/g, '')
  const groups = [...plain.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name)
  const uses: readonly (readonly [path: string, isUsed: boolean])[] = [
    ['regular_expressions.lookbehind_assertion', /\(\?<[=!]/.test(plain)],
    ['regular_expressions.modifier', /\(\?[ims]*-?[ims]*:/.test(plain.replaceAll('(?:', ''))],
    [
      'regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
      new Set(groups).size < groups.length,
    ],
    ['builtins.RegExp.hasIndices', flags.includes('d')],
    ['builtins.RegExp.unicodeSets', flags.includes('v')],
  ]
  return uses.flatMap(([path, isUsed]) => (isUsed ? asUse(compat.lacking(`javascript.${path}`), start) : []))
}

// Elements, attributes, styles and selectors in code.

function markupUses(compat: Compat, node: Node): Found[] {
  if (node.type === 'MemberExpression')
    return memberOf(bare(node.object)) === 'style' ? styleUses(compat, memberOf(node) ?? '', '', node.property) : []
  if (node.type !== 'CallExpression') return []
  const name = memberOf(bare(node.callee)) ?? ''
  const [first, second] = node.arguments
  const text = textOf(first)
  if (text === undefined || !first) return []
  if (/^(?:querySelector(?:All)?|matches|closest)$/.test(name))
    return selectorFeatures(compat, text).flatMap(({ feature }) => asUse(feature, first.start))
  if (name === 'setProperty') return styleUses(compat, text, textOf(second) ?? '', first)
  if (/^(?:set|toggle)Attribute$/.test(name)) return attributeUses(compat, compat.names('html.elements'), text, first)
  const isElement = /^[a-z][a-z0-9]*$/.test(text) && compat.entry(`html.elements.${text}`) !== undefined
  if (!isElement || !(name === 'createElement' || second?.type === 'ObjectExpression')) return []
  const props = second?.type === 'ObjectExpression' ? second.properties : []
  return [
    ...asUse(compat.lacking(`html.elements.${text}`), first.start),
    ...props.flatMap((property) => {
      const key = 'key' in property ? keyOf(property) : undefined
      if (key === undefined || !('value' in property)) return []
      const { value } = property
      if (key === 'style' && value.type === 'ObjectExpression')
        return value.properties.flatMap((each) =>
          'key' in each ? styleUses(compat, keyOf(each) ?? '', textOf(each.value) ?? '', each) : [],
        )
      const word = `${key.toLowerCase()}.${textOf(value) ?? ''}`
      const values = [`html.elements.${text}.${word}`, `html.elements.${text}.${word.replace('.', '_')}`]
      return [
        ...attributeUses(compat, [text], key, property),
        ...values.flatMap((path) => asUse(compat.lacking(path), property.start)),
      ]
    }),
  ]
}

/** Finds an attribute that the floor lacks on each element that has it. */
function attributeUses(compat: Compat, elements: readonly string[], name: string, { start }: Node): Found[] {
  const key = name.toLowerCase()
  const paths = [`html.global_attributes.${key}`, ...elements.map((element) => `html.elements.${element}.${key}`)]
  return asUse(compat.lackingAll(paths), start)
}

/** Finds a style that code sets: no fallback can stand before it. */
function styleUses(compat: Compat, name: string, value: string, { start }: Node): Found[] {
  const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const [first] = [...asList(compat.lacking(`css.properties.${property}`)), ...valueFeatures(compat, property, value)]
  return asUse(first && ('feature' in first ? first.feature : first), start)
}

// Guards.

/** A test around a use counts if it names the feature, whatever it asks. Shapes beyond these are exceptions. */
function isGuarded(node: Node, around: readonly Node[], name: string, constants: ReadonlyMap<string, Node>): boolean {
  return (
    isAsked(node, around) ||
    around.some((outer, at) => testsAt(outer, around[at + 1] ?? node).some((test) => names(test, name, constants)))
  )
}

/** Returns the tests that code passes on its way from an outer node to an inner one. */
function testsAt(outer: Node, inner: Node): Node[] {
  switch (outer.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return inner === outer.test ? [] : [outer.test]
    case 'LogicalExpression':
      return inner === outer.right ? [outer.left] : []
    case 'BlockStatement':
    case 'Program':
    case 'SwitchCase': {
      const statements: readonly Node[] = 'body' in outer ? outer.body : outer.consequent
      const before = statements.slice(
        0,
        statements.findIndex((each) => each === inner),
      )
      return before.flatMap((each) => (each.type === 'IfStatement' && isExit(each.consequent) ? [each.test] : []))
    }
    default:
      return []
  }
}

function isExit(node: Node): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node
  return last !== undefined && /^(?:Return|Throw|Continue|Break)Statement$/.test(last.type)
}

/** Tells whether a test names a feature: as a name, as text, or by a constant that does. */
function names(test: Node, name: string, constants: ReadonlyMap<string, Node>, depth = 0): boolean {
  if (test.type === 'Identifier') {
    const value = constants.get(test.name)
    return test.name === name || (value !== undefined && depth < 5 && names(value, name, constants, depth + 1))
  }
  if (
    textOf(test)
      ?.match(/[\w-]+/g)
      ?.includes(name)
  )
    return true
  return partsOf(test).some((part) => names(part, name, constants, depth))
}

/** Tells whether a node is only asked for: `typeof x`, `x.y?.()`, `x.y ?? other`, `if (x.y)`. */
function isAsked(node: Node, around: readonly Node[]): boolean {
  // To read a member that is missing gives `undefined`; a variable that is missing throws.
  const isMember = node.type === 'MemberExpression'
  let inner = node
  for (const outer of around.toReversed()) {
    if (outer.type === 'UnaryExpression') return outer.operator === 'typeof' || (isMember && outer.operator === '!')
    if (!isMember) return false
    if (outer.type === 'CallExpression')
      return outer.callee === inner ? outer.optional : 'name' in outer.callee && outer.callee.name === 'Boolean'
    if (outer.type === 'MemberExpression') return outer.object === inner && outer.optional
    if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression') return outer.test === inner
    if (outer.type === 'BinaryExpression')
      return /^[!=]==?$/.test(outer.operator) && [outer.left, outer.right].some(isNothing)
    if (outer.type === 'LogicalExpression' ? outer.left === inner : outer.type !== 'ChainExpression')
      return outer.type === 'LogicalExpression'
    inner = outer
  }
  return false
}

function isNothing(node: Node): boolean {
  if (node.type === 'Literal') return node.value === null
  return node.type === 'UnaryExpression'
    ? node.operator === 'void'
    : node.type === 'Identifier' && node.name === 'undefined'
}

// The tree.

function parse(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  return program
}

function walk(program: Node, visit: (node: Node, around: readonly Node[]) => void): void {
  const around: Node[] = []
  const go = (node: Node) => {
    visit(node, around)
    around.push(node)
    partsOf(node).forEach(go)
    around.pop()
  }
  go(program)
}

function partsOf(node: Node): Node[] {
  const values: readonly unknown[] = Object.values(node)
  return values.flat().filter((value): value is Node => {
    return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
  })
}

interface Names {
  /** Names that the file declares: such a name is not the browser's. */
  readonly declared: ReadonlySet<string>
  /** The values of names that the file declares once. */
  readonly constants: ReadonlyMap<string, Node>
}

function namesOf(program: Node): Names {
  const declared = new Set<string>()
  const constants = new Map<string, Node>()
  const add = (target: Node | null | undefined) => {
    if (target?.type === 'Identifier') declared.add(target.name)
    else if (target?.type === 'Property') add(target.value)
    else if (target?.type === 'AssignmentPattern') add(target.left)
    else if (target && /Pattern$|RestElement/.test(target.type)) partsOf(target).forEach(add)
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') {
      if (node.id.type === 'Identifier' && node.init && !declared.has(node.id.name))
        constants.set(node.id.name, node.init)
      else if (node.id.type === 'Identifier') constants.delete(node.id.name)
      add(node.id)
    } else if (node.type === 'CatchClause') add(node.param)
    else if (/^Import.*Specifier$/.test(node.type) && 'local' in node) add(node.local)
    else if (/Function|^Class/.test(node.type)) {
      if ('id' in node) add(node.id)
      if ('params' in node)
        partsOf(node)
          .filter((part) => !('body' in node && part === node.body))
          .forEach(add)
    }
  })
  return { declared, constants }
}

function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

function memberOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  return node.computed ? textOf(node.property) : 'name' in node.property ? node.property.name : undefined
}

function keyOf({ key, computed }: { readonly key: Node; readonly computed: boolean }): string | undefined {
  return !computed && key.type === 'Identifier' ? key.name : textOf(key)
}

function bare(node: Node): Node {
  return node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression' ? bare(node.expression) : node
}

function asUse(feature: Feature | undefined, start: number): CodeUse[] {
  return feature ? [{ feature, start }] : []
}

function asList<Item>(item: Item | undefined): Item[] {
  return item === undefined ? [] : [item]
}
