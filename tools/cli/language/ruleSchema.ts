// Converts the rules of the language to JSON Schema. Closed sets stay closed, and doc texts become descriptions.
import { type Atom, namedRules, type NameSet, type ObjectRule, type Rule } from '@pagewright/engine/tools'
import { conditions, conditionsOfParts, ref, setName, union, type SchemaDefinitions, type Schema } from './toSchema'

/**
 * Returns the definitions that a rule needs by name, together with those of closed sets. With `takesParts`, objects and
 * lists may come from parts.
 */
export function ruleDefinitions(root: Rule, own: SchemaDefinitions, takesParts = false): SchemaDefinitions {
  const definitions: { [name: string]: Schema } = { ...own }

  const schemaOf = (rule: Rule): Schema => {
    switch (rule.is) {
      case 'name':
        return ref(setName(sets[rule.set]))
      case 'path':
        return ref(setName('path'))
      case 'oneOf':
        return rule.values.length === 1 ? { const: rule.values[0] } : { enum: rule.values }
      case 'choice':
        return { enum: Object.keys(rule.of) }
      case 'list':
        return takesParts
          ? { anyOf: [{ type: 'array', items: { anyOf: [schemaOf(rule.of), used] } }, used] }
          : { type: 'array', items: schemaOf(rule.of) }
      case 'byId':
        return {
          type: 'object',
          additionalProperties: schemaOf(rule.of),
          ...(takesParts && {
            properties: { use: { anyOf: [schemaOf(rule.of), names] }, with: {} },
          }),
          ...(rule.keys && {
            propertyNames: takesParts
              ? { anyOf: [schemaOf(rule.keys), { enum: ['use', 'with'] }] }
              : schemaOf(rule.keys),
          }),
        }
      case 'object':
        return union(variantsOf(rule).map(objectSchema))
      case 'either':
        return union(rule.of.flatMap((one) => (one.is === 'literal' ? literal : [schemaOf(one)])))
      case 'kinds':
        return union(Object.values(rule.of).map((kind) => schemaOf(kind.rule)))
      case 'type':
        return defined(rule)
      case 'named':
        return schemaOf(namedRules[rule.name])
      case 'special':
      case 'sees':
        return schemaOf(rule.like)
      case 'conditions':
        return takesParts ? conditionsOfParts : conditions
      default:
        return atoms[rule.is]
    }
  }

  const defined = ({ name, doc, rule }: Extract<Rule, { is: 'type' }>): Schema => {
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {}
      definitions[name] = { description: doc, ...schemaOf(rule) }
    }
    return ref(name)
  }

  const objectSchema = ({ members }: ObjectRule): Schema => {
    const all = Object.entries(members)
    const required = all.filter(([, member]) => member.isNeeded).map(([name]) => name)
    const properties = all.map(([name, { doc, rule }]) => [name, { description: doc, ...schemaOf(rule) }] as const)
    const whole = {
      ...(all.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.length > 0 && { required }),
    }
    if (!takesParts) return { type: 'object', ...whole, additionalProperties: false }
    // Members beside `use` may change a part deep within, so an editor knows only their names. The check knows more.
    return {
      type: 'object',
      properties: {
        entries: { type: 'object' },
        ...Object.fromEntries(all.map(([name]) => [name, {}])),
        use: names,
        with: {},
      },
      additionalProperties: false,
      ...(!Object.hasOwn(members, 'entries') && { dependencies: { entries: ['use'] } }),
      if: { required: ['use'] },
      else: whole,
    }
  }

  if (takesParts) {
    definitions.UsedPart = {
      type: 'object',
      properties: { use: names, with: {}, entries: { type: 'object' } },
      required: ['use'],
    }
    definitions.UsedNames = { anyOf: [ref(setName('part')), { type: 'array', items: ref(setName('part')) }] }
  }
  schemaOf(root)
  return definitions
}

/** Returns one variant for each member of `oneOf`, in which only that member is required. */
function variantsOf(rule: ObjectRule): readonly ObjectRule[] {
  if (rule.oneOf.length === 0) return [rule]
  return rule.oneOf.map((chosen) => ({
    ...rule,
    oneOf: [],
    members: Object.fromEntries(
      Object.entries(rule.members)
        .filter(([name]) => name === chosen || !rule.oneOf.includes(name))
        .map(([name, member]) => [name, name === chosen ? { ...member, isNeeded: true } : member]),
    ),
  }))
}

const literal: readonly Schema[] = [{ type: 'string' }, { type: 'number' }]
const used = ref('UsedPart')
const names = ref('UsedNames')
const atoms: { readonly [Is in Exclude<Atom, 'conditions'>]: Schema } = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  null: { type: 'null' },
  literal: union(literal),
  anything: {},
  // Transparency is only for tokens that no text is placed on.
  colour: { type: 'string', pattern: '^(#.*|rgb\\(.*\\))$' },
  definition: ref(setName('definition')),
  endpoint: ref(setName('endpoint')),
  language: ref(setName('language')),
}

/** Editors get one list of endpoints and one of routes. */
const sets = {
  message: 'message',
  readEndpoint: 'endpoint',
  writeEndpoint: 'endpoint',
  fileEndpoint: 'endpoint',
  route: 'route',
  linkedRoute: 'route',
  form: 'form',
  icon: 'icon',
  event: 'event',
  widget: 'widget',
  fieldWidget: 'fieldWidget',
  nativeCall: 'nativeCall',
} as const satisfies { readonly [Set in NameSet]: string }
