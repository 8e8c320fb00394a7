// Converts the types of markets to JSON Schema. Closed types become closed schemas, and comments become descriptions.
import type { conditionTests } from '@pagewright/engine/tools'
import { scopes, type ClosedSet } from './names'
import {
  indexIn,
  membersIn,
  nameOfType,
  type TypeMember,
  type NamedType,
  type TypeSource,
  type TypeNode,
  type Types,
} from './readTypes'

export interface Schema {
  readonly [keyword: string]: unknown
}
export interface SchemaDefinitions {
  readonly [name: string]: Schema
}

/** Returns the definitions that a type needs by name. It only refers to those of closed sets. */
export function definitionsOf(types: Types, root: string, own: SchemaDefinitions): SchemaDefinitions {
  const maker = new Maker(types, own)
  maker.define(root)
  return maker.definitions
}

export function ref(name: string): Schema {
  return { $ref: `#/definitions/${name}` }
}

/** Returns the name of the definition of a closed set. */
export function setName(set: ClosedSet): string {
  return `names-${set}`
}

/** The arguments of a generic type, by parameter. */
type Bound = ReadonlyMap<string, { readonly node: TypeNode; readonly at: Place }>

interface Place {
  readonly source: TypeSource
  readonly bound: Bound
  /** The type and the members that lead to this place. */
  readonly path: readonly string[]
}

/** The members of an object by name, and the type of its index signature. */
interface Shape {
  readonly members: ReadonlyMap<string, { readonly member: TypeMember; readonly at: Place }>
  readonly index?: { readonly node: TypeNode; readonly at: Place }
}

class Maker {
  readonly definitions: { [name: string]: Schema }
  private readonly types: Types

  constructor(types: Types, own: SchemaDefinitions) {
    this.types = types
    this.definitions = { ...own }
  }

  define(name: string): void {
    if (Object.hasOwn(this.definitions, name)) return
    const found = this.types.types.get(name)
    if (!found) throw new Error(`The language has no type "${name}".`)
    this.definitions[name] = {}
    const at = { source: found.source, bound: new Map(), path: [name] }
    const made = this.schema(this.whole(found), at)
    this.definitions[name] = { ...(found.comment !== '' && { description: found.comment }), ...made }
  }

  /** Returns an interface as the intersection of its bases and its own members. */
  private whole({ node, bases }: NamedType): TypeNode {
    return bases.length === 0
      ? node
      : { type: 'TSIntersectionType', start: 0, end: 0, types: [...bases.map(asType), node] }
  }

  private schema(node: TypeNode, at: Place): Schema {
    switch (node.type) {
      case 'TSStringKeyword':
        return { type: 'string' }
      case 'TSNumberKeyword':
        return { type: 'number' }
      case 'TSBooleanKeyword':
        return { type: 'boolean' }
      case 'TSNullKeyword':
        return { type: 'null' }
      case 'TSUnknownKeyword':
        return {}
      case 'TSObjectKeyword':
        return { type: 'object' }
      case 'TSLiteralType':
        return { const: (node.literal as { readonly value: unknown }).value }
      case 'TSTemplateLiteralType':
        return { type: 'string', pattern: patternOf(node) }
      case 'TSParenthesizedType':
      case 'TSTypeOperator':
        return this.schema(node.typeAnnotation as TypeNode, at)
      case 'TSArrayType':
        return { type: 'array', items: this.schema(node.elementType as TypeNode, at) }
      case 'TSTupleType':
        return this.tuple(node.elementTypes as readonly TypeNode[], at)
      case 'TSUnionType':
        return union((node.types as readonly TypeNode[]).map((one) => this.schema(one, at)))
      case 'TSIndexedAccessType':
        return { enum: this.listOf(node) }
      case 'TSTypeReference':
        return this.reference(node, at)
      default:
        return union(this.shapes(node, at).map((shape) => this.object(shape)))
    }
  }

  private reference(node: TypeNode, at: Place): Schema {
    const name = nameOfType(node.typeName)
    const bound = at.bound.get(name)
    if (bound) return this.schema(bound.node, { ...bound.at, path: at.path })
    const found = this.types.types.get(name)
    if (!found) return this.set(name)
    if (found.parameters.length > 0) return this.schema(this.whole(found), this.entered(found, node, at))
    this.define(name)
    return ref(name)
  }

  /** Returns a reference to a closed set that the product fills. */
  private set(name: string): Schema {
    const definition = `names-${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
    if (!Object.hasOwn(this.definitions, definition)) throw new Error(`The language has no type "${name}".`)
    return ref(definition)
  }

  private tuple(elements: readonly TypeNode[], at: Place): Schema {
    const [first] = elements
    return { type: 'array', items: first ? this.schema(first, at) : {}, minItems: 1 }
  }

  private listOf(node: TypeNode): readonly string[] {
    const query = (node.objectType as { readonly typeAnnotation: TypeNode }).typeAnnotation
    return this.types.lists.get(nameOfType(query.exprName)) ?? []
  }

  private entered(found: NamedType, node: TypeNode, at: Place): Place {
    const given = ((node.typeArguments ?? {}) as { readonly params?: readonly TypeNode[] }).params ?? []
    const bound = found.parameters.flatMap((parameter, index) => {
      const one = given[index]
      return one ? [[parameter, { node: one, at }] as const] : []
    })
    return { source: found.source, bound: new Map(bound), path: at.path }
  }

  /** Returns the object shapes of a type. A union has several, such as `A & (B | C)`. */
  private shapes(node: TypeNode, at: Place): readonly Shape[] {
    switch (node.type) {
      case 'TSParenthesizedType':
        return this.shapes(node.typeAnnotation as TypeNode, at)
      case 'TSUnionType':
        return (node.types as readonly TypeNode[]).flatMap((one) => this.shapes(one, at))
      case 'TSIntersectionType':
        return (node.types as readonly TypeNode[])
          .map((one) => this.shapes(one, at))
          .reduce((all, more) => all.flatMap((one) => more.map((other) => joined(one, other))))
      case 'TSTypeReference': {
        const found = this.types.types.get(nameOfType(node.typeName))
        if (!found) throw new Error(`The language has no type "${nameOfType(node.typeName)}".`)
        return this.shapes(this.whole(found), { ...this.entered(found, node, at), path: [found.name] })
      }
      case 'TSMappedType':
        return [this.mapped(node, at)]
      default: {
        const index = indexIn(node)
        const members = membersIn(node, at.source).map((member) => [member.name, { member, at }] as const)
        return [{ members: new Map(members), ...(index && { index: { node: index, at } }) }]
      }
    }
  }

  private mapped(node: TypeNode, at: Place): Shape {
    const of = node.typeAnnotation as TypeNode
    const names = this.enumOf(this.schema(node.constraint as TypeNode, at))
    const isOptional = node.optional === true
    const members = names.map(
      (name) =>
        [
          name,
          { member: { name, isOptional, comment: '', example: undefined, node: of, source: at.source }, at },
        ] as const,
    )
    return { members: new Map(members) }
  }

  private enumOf(schema: Schema): readonly string[] {
    const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/definitions/', '') : undefined
    const found = name === undefined ? schema : this.definitions[name]
    return (found?.enum ?? []) as readonly string[]
  }

  private object({ members, index }: Shape): Schema {
    const all = [...members.values()].filter(({ member }) => member.node.type !== 'TSNeverKeyword')
    const required = all.filter(({ member }) => !member.isOptional).map(({ member }) => member.name)
    return {
      type: 'object',
      ...(all.length > 0 && {
        properties: Object.fromEntries(all.map(({ member, at }) => [member.name, this.member(member, at)])),
      }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? this.schema(index.node, index.at) : false,
    }
  }

  private member(member: TypeMember, at: Place): Schema {
    const path = [...at.path, member.name]
    return {
      ...(member.comment !== '' && { description: member.comment }),
      ...this.schema(member.node, { ...at, path }),
    }
  }
}

/** Intersects two shapes. The later member wins. */
function joined(one: Shape, other: Shape): Shape {
  const index = other.index ?? one.index
  return { members: new Map([...one.members, ...other.members]), ...(index && { index }) }
}

export function union(schemas: readonly Schema[]): Schema {
  const [first] = schemas
  if (schemas.length === 1 && first) return first
  const literals = schemas.filter((one) => 'const' in one)
  const rest = schemas.filter((one) => !('const' in one))
  if (rest.length === 0) return { enum: literals.map((one) => one.const) }
  return { anyOf: [...(literals.length > 0 ? [{ enum: literals.map((one) => one.const) }] : []), ...rest] }
}

function asType(node: TypeNode): TypeNode {
  return { type: 'TSTypeReference', start: node.start, end: node.end, typeName: node }
}

function patternOf(node: TypeNode): string {
  const parts = (node.quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) =>
    value.cooked.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return `^${parts.join('.*')}$`
}

export const pathPattern = `^(${scopes.join('|')})(\\.\\w+)*$`

const momentOrRef: Schema = { anyOf: [{ type: 'string', pattern: '^[0-9]' }, { $ref: '#/definitions/Ref' }] }
const operands: { readonly [test in (typeof conditionTests)[number]]: Schema } = {
  in: { type: 'array', minItems: 1 },
  is: { $ref: '#/definitions/Ref' },
  not: {},
  min: { type: 'number' },
  max: { type: 'number' },
  below: { anyOf: [{ type: 'number' }, { $ref: '#/definitions/Ref' }] },
  since: momentOrRef,
  until: momentOrRef,
  exists: { type: 'boolean' },
}

/** The schema of conditions. It lists the tests, which the type does not. */
export const conditions: Schema = {
  type: 'object',
  properties: { any: { type: 'array', items: ref('Conditions') } },
  patternProperties: {
    [pathPattern]: {
      anyOf: [
        { type: ['string', 'number', 'boolean', 'null'] },
        { type: 'object', properties: operands, additionalProperties: false, minProperties: 1 },
      ],
    },
  },
  additionalProperties: false,
}
