// Definitions of kinds of blocks and actions: grammar, documentation, an example, and facts for the page and the tools.
import {
  atom,
  either,
  list,
  name,
  needed,
  object,
  oneOf,
  optional,
  special,
  type,
  type ObjectFacts,
  type ObjectOf,
  type ObjectRule,
} from './grammar'
import { conditions, messageKey, tone, message } from './values'

type Members = ObjectRule['members']

/** The common part of the definitions of blocks and actions. */
interface Kind<Name extends string, Own extends Members, One extends string> extends ObjectFacts {
  readonly kind: Name
  /** One sentence for the documentation. */
  readonly doc: string
  readonly members: Own
  /** Exactly one of these members is required. */
  readonly oneOf?: readonly One[]
  /** Valid examples. Tests check them against the small product in `tests/tooling/check/smallProduct.ts`. */
  readonly example: { readonly [name: string]: unknown }
}

/** The skeleton of a block while its code or its answer loads. */
export interface Outline {
  /** `nothing` for a block that is usually empty. */
  readonly look: 'rows' | 'form' | 'cells' | 'lines' | 'banner' | 'hero' | 'page' | 'nothing'
  /** Looks that replace it, by the value of the block's member `look`. */
  readonly byLook?: { readonly [look: string]: Outline['look'] }
  /** The member whose number of entries is the number of lines in the skeleton. */
  readonly count?: string
  /** The member with the ratio of the skeleton, such as `16/9`. */
  readonly ratio?: string
  /** The member with the least width of columns in pixels. A block that has it gets a skeleton of cells. */
  readonly columns?: string
}

interface BlockKind<
  Name extends string,
  Own extends Members,
  One extends string,
  Code extends Name | 'view',
> extends Kind<Name, Own, One> {
  /** The member whose entries `order` sorts. */
  readonly ordered?: keyof Own & string
  readonly outline: Outline
  /** The chunk with its view. A large or rare kind has its own chunk, under its name. All others share `view`. */
  readonly codeGroup: Code
  /** A phrase for docs/permissions.md, beside reads and actions. Braces insert members of the block. */
  readonly offers?: { readonly label: string; readonly does: string }
  /** The member whose entries the block shows. Without entries, the block is empty. */
  readonly emptyWithout?: keyof Own & string
}

const blockBase = {
  title: optional('The heading above the block.', message, 'a.title'),
  when: optional(
    'Shown only while this condition holds. The block waits for the sources that it reads, except those that a choice of `any` allows to be absent.',
    conditions,
    { 'query.id': { exists: true } },
  ),
  otherwise: optional(
    'What stands in the place of the block while `when` does not hold: why it is not there, and what to do.',
    special('standIn', message),
    'a.title',
  ),
  event: optional('The event that the product hears when the block is drawn.', name('event'), 'offer'),
}

/** Makes the definition of a kind of block. */
/* @__NO_SIDE_EFFECTS__ */
export function defineBlock<
  const Name extends string,
  const Own extends Members,
  const Code extends Name | 'view',
  const One extends keyof Own & string = never,
>(definition: BlockKind<Name, Own, One, Code>) {
  const { doc, members, ...own } = definition
  const { kind, ordered, ...facts } = own
  const order = optional(
    'All ids in the order of the screen, if it differs from the order of the keys. What a market adds comes last.',
    special('siblingIds', list(atom('text')), ordered),
    ['kind', 'name'],
  )
  const all = { block: needed('The kind of block.', oneOf(kind)), ...blockBase, order, ...members }
  return { ...own, rule: type(`${capital(kind)}Block`, doc, ruleOf(all, facts)) } as const
}

interface ActionKind<Name extends string, Own extends Members, One extends string> extends Kind<Name, Own, One> {
  /** A phrase for docs/permissions.md. Braces insert members of the action. */
  readonly does: string
}

const conditionalTone = type(
  'ConditionalTone',
  'The first of `danger`, `warn`, `good` and `primary` whose conditions hold. If none do, the tone is `plain`.',
  special(
    'conditionalTone',
    object({
      primary: optional('When it is the main action.', conditions),
      good: optional('When it is a success.', conditions),
      warn: optional('When it is a warning.', conditions),
      danger: optional('When it is a loss or a failure.', conditions),
    }),
  ),
  { primary: { 'row.status': 'pending' } },
)

const actionBase = {
  label: needed('The label.', messageKey, 'a.name'),
  icon: optional('The icon beside the label.', name('icon'), 'wallet'),
  tone: optional(
    'The meaning, which decides the colour. It may follow conditions.',
    either(tone, conditionalTone),
    'warn',
  ),
  event: optional('The event that the product hears after the action, with its outcome.', name('event'), 'invite'),
  when: optional('Shown only while this condition holds.', conditions, { 'row.status': 'pending' }),
  enabled: optional(
    'Disables the action while a condition does not hold.',
    object({
      when: needed('The condition.', conditions),
      otherwise: needed('The message that says why.', message, 'action.weekdays'),
    }),
  ),
}

/** Makes the definition of a kind of action. */
/* @__NO_SIDE_EFFECTS__ */
export function defineAction<
  const Name extends string,
  const Own extends Members,
  const One extends keyof Own & string = never,
>(definition: ActionKind<Name, Own, One>) {
  const { doc, members, ...own } = definition
  const { kind, ...facts } = own
  const all = { do: needed('The kind of action.', oneOf(kind)), ...actionBase, ...members }
  return { ...own, rule: type(`${capital(kind)}Action`, doc, ruleOf(all, facts)) } as const
}

function ruleOf<const All extends Members, One extends string>(
  members: All,
  { asks, passes, chooses, check, oneOf = [] }: ObjectFacts & { readonly oneOf?: readonly One[] },
): ObjectOf<All, One> {
  return {
    is: 'object',
    members,
    oneOf,
    ...(asks && { asks }),
    ...(passes && { passes }),
    ...(chooses && { chooses }),
    ...(check && { check }),
  }
}

function capital(kind: string): string {
  return kind.slice(0, 1).toUpperCase() + kind.slice(1)
}
