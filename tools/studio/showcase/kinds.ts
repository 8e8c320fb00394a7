// Every kind that a config can name, with its documentation and an example, from the engine's definitions.
import {
  actionDefinitions,
  blockDefinitions,
  fieldWidgets,
  formats,
  namedRules,
  type Rule,
  typesOfPages,
} from '@pagewright/engine/tools'
import { type MemberRow, memberRows } from './memberRows'
import { formOfWidget } from './product/schemas'

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
  const lineRule = typesOfPages().get('Line')
  if (!lineRule) throw new Error('The grammar has no type "Line".')
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
      kinds: Object.entries(fieldWidgets).map(([name, { doc, example }]) => ({
        id: `widget/${name}`,
        name,
        doc,
        memberTitle: 'Members of a field',
        members: fieldMembers,
        example: { ...example.field, widget: name },
        blocksOf: (config) => ({
          form: {
            block: 'form',
            form: formOfWidget(name),
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
      })),
    },
    {
      title: 'Formats',
      kinds: Object.entries(formats).map(([name, { doc }]) => ({
        id: `format/${name}`,
        name,
        doc,
        memberTitle: 'Members of a line',
        members: lineMembers,
        example: { label: 'field.label', value: `row.formatted.${name}`, format: name },
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
