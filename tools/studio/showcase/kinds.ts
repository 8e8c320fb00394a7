// Every kind that a config can name, with its documentation and an example, from the engine's definitions.
import {
  actionDefinitions,
  blockDefinitions,
  fieldWidgets,
  namedRules,
  type Rule,
  typesOfPages,
} from '@pagewright/engine/tools'
import { fieldExample, formatExample } from './examples'
import { type MemberRow, memberRows } from './memberRows'

/** One kind, such as the block `list` or the field widget `date`. */
export interface Kind {
  /** The group and the name: `block/list`. It is the fragment of the kind's address. */
  readonly id: string
  readonly name: string
  readonly doc: string
  /** The heading of the member rows. Blocks and actions have their own members; widgets share those of a field. */
  readonly memberTitle: string
  readonly members: readonly MemberRow[]
  readonly example: object
  /** Puts a config of this kind into the blocks of a page. */
  blocksOf(config: unknown): object
}

export interface KindGroup {
  readonly title: string
  readonly kinds: readonly Kind[]
}

interface Definition {
  readonly example: object
  readonly rule: Rule
}

/** Returns all kinds, in groups and in the order of the definitions. */
export function kindGroups(): readonly KindGroup[] {
  const fieldMembers = memberRows(namedRules.Field)
  const types = typesOfPages()
  const lineRule = types.get('Line')
  const formatRule = types.get('Format')?.rule
  if (!lineRule || formatRule?.is !== 'choice')
    throw new Error('The grammar has no type "Line", or "Format" is no choice.')
  const lineMembers = memberRows(lineRule)
  return [
    {
      title: 'Blocks',
      kinds: Object.entries<Definition>(blockDefinitions).map(([name, definition]) => ({
        ...ofDefinition('block', name, definition),
        blocksOf: (config) => ({ example: config }),
      })),
    },
    {
      title: 'Actions',
      kinds: Object.entries<Definition>(actionDefinitions).map(([name, definition]) => ({
        ...ofDefinition('action', name, definition),
        blocksOf: (config) => ({ actions: { block: 'links', look: 'buttons', links: { example: config } } }),
      })),
    },
    {
      title: 'Field widgets',
      kinds: Object.entries(fieldWidgets).map(([name, doc]) => {
        const { form, field } = fieldExample(name)
        return {
          id: `widget/${name}`,
          name,
          doc,
          memberTitle: 'Members of a field',
          members: fieldMembers,
          example: field,
          blocksOf: (config) => ({
            form: {
              block: 'form',
              form,
              fields: { value: config },
              submit: {
                do: 'call',
                call: 'POST /save',
                label: 'page.save',
                done: 'page.saved',
                failed: 'page.notSaved',
                then: 'stay',
              },
            },
          }),
        }
      }),
    },
    {
      title: 'Formats',
      kinds: Object.entries<string>(formatRule.docs).map(([name, doc]) => ({
        id: `format/${name}`,
        name,
        doc,
        memberTitle: 'Members of a line',
        members: lineMembers,
        example: formatExample(name),
        blocksOf: (config) => ({
          record: { block: 'record', call: 'POST /thing', body: { id: '1' }, lines: { example: config } },
        }),
      })),
    },
  ]
}

function ofDefinition(group: string, name: string, { example, rule }: Definition): Omit<Kind, 'blocksOf'> {
  return {
    id: `${group}/${name}`,
    name,
    doc: rule.is === 'type' ? rule.doc : '',
    memberTitle: 'Members',
    members: memberRows(rule),
    example,
  }
}
