// What makes a kind of block or action: its grammar, its documentation, an example, and what the page and tools do with it.
import {
  atom,
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

/** What blocks and actions both say of themselves. */
interface Kind<Name extends string, Own extends Members, One extends string> extends ObjectFacts {
  readonly kind: Name
  /** One sentence for the documentation. */
  readonly doc: string
  readonly members: Own
  /** Exactly one of these members is there. */
  readonly oneOf?: readonly One[]
  /** Good config of the small product that tests check examples against. */
  readonly example: object
}

/** What stands in the place of a block while its code or its answer loads. */
export interface Outline {
  /** `nothing` where most often there will be nothing to see. */
  readonly look: 'rows' | 'form' | 'cells' | 'lines' | 'banner' | 'hero' | 'page' | 'nothing'
  /** Another look where the member `look` of the block has this value. */
  readonly byLook?: { readonly [look: string]: Outline['look'] }
  /** The member that holds as many things as bones are drawn. */
  readonly count?: string
}

interface BlockKind<
  Name extends string,
  Own extends Members,
  One extends string,
  Code extends Name | 'view',
> extends Kind<Name, Own, One> {
  /** The member whose things stand in the order that `order` gives. */
  readonly ordered?: keyof Own & string
  readonly outline: Outline
  /** The code that draws it: a kind that is large, or rare, has its own, under its name, and all others share `view`. */
  readonly codeGroup: Code
  /** What docs/permissions.md says of a block beside its reads and actions: members of the block stand in braces. */
  readonly offers?: { readonly label: string; readonly does: string }
  /** The member without whose things the block shows nothing. */
  readonly emptyWithout?: keyof Own & string
}

const blockBase = {
  title: optional('Stands above the block.', message),
  when: optional('Shown only while it holds.', conditions),
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
    'Ids in the order of the screen, where it is not the order of the keys.',
    special('siblingIds', list(atom('text')), ordered),
  )
  const all = { block: needed('This kind of block.', oneOf(kind)), ...blockBase, order, ...members }
  return { ...own, rule: type(`${capital(kind)}Block`, doc, ruleOf(all, facts)) } as const
}

interface ActionKind<Name extends string, Own extends Members, One extends string> extends Kind<Name, Own, One> {
  /** What docs/permissions.md says that it does: members of the action stand in braces. */
  readonly does: string
}

const actionBase = {
  label: needed('Its words.', messageKey),
  icon: optional('Stands beside the words.', name('icon')),
  tone: optional('How it is meant.', tone),
  when: optional('Shown only while it holds.', conditions),
  enabled: optional(
    'Shown, but not to be pressed, while `when` does not hold; `otherwise` says why.',
    object({
      when: needed('What must hold.', conditions),
      otherwise: needed('Said while it does not.', message),
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
  const all = { do: needed('This kind of action.', oneOf(kind)), ...actionBase, ...members }
  return { ...own, rule: type(`${capital(kind)}Action`, doc, ruleOf(all, facts)) } as const
}

function ruleOf<const All extends Members, One extends string>(
  members: All,
  { asks, passes, chooses, meaning, oneOf = [] }: ObjectFacts & { readonly oneOf?: readonly One[] },
): ObjectOf<All, One> {
  return {
    is: 'object',
    members,
    oneOf,
    ...(asks && { asks }),
    ...(passes && { passes }),
    ...(chooses && { chooses }),
    ...(meaning && { meaning }),
  }
}

function capital(kind: string): string {
  return kind.slice(0, 1).toUpperCase() + kind.slice(1)
}
