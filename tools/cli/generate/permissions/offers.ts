// Lists everything that a page offers, with the conditions on the way to it.
import {
  type Action,
  actionDefinitions,
  type Asks,
  type Block,
  blockDefinitions,
  type ById,
  type CallAction,
  type Conditions,
  heldIn,
  isObject,
  type Message,
  type Rule,
  type SequenceStep,
} from '@pagewright/engine/tools'

export interface Offer {
  /** The ids of the tabs, blocks and sheets around it. */
  readonly place: string
  readonly label: Message
  /** The endpoint, the linked route, or another effect. */
  readonly does: string
  readonly when: readonly Conditions[]
  /** It is shown but disabled unless these hold. */
  readonly enabled: readonly { readonly when: Conditions; readonly otherwise: Message }[]
  /** The endpoint of the `row` in the conditions, and whether the row is an entry of its list. */
  readonly row?: Row | undefined
}
export interface Row {
  readonly call: string
  readonly isListed: boolean
}

/** The part of a block's definition that this file uses. */
interface BlockDefinition {
  readonly rule: Rule
  readonly asks?: Asks
  readonly offers?: { readonly label: string; readonly does: string }
}

interface Around {
  readonly place: readonly string[]
  readonly when: readonly (Conditions | undefined)[]
  readonly row?: Row | undefined
}

/** Lists reads, links and actions of blocks, in the order of their grammar. */
export function offersOf(blocks: ById<Block>, around: Around = { place: [], when: [] }): readonly Offer[] {
  return Object.entries(blocks).flatMap(([id, block]) =>
    blockOffers(block, { ...around, place: [...around.place, id], when: [...around.when, block.when] }),
  )
}

function blockOffers(block: Block, here: Around): readonly Offer[] {
  const definition: BlockDefinition = blockDefinitions[block.block]
  const { asks, offers, rule } = definition
  const call = asks && textAt(block, asks.by)
  const inRow = asks && call !== undefined ? { ...here, row: { call, isListed: asks.gives === 'rows' } } : here
  const label = offers && filled(offers.label, block)
  const does = offers && filled(offers.does, block)
  return [
    ...(call === undefined ? [] : [offer(inRow, 'Look', call)]),
    ...(label === undefined || does === undefined ? [] : [offer(inRow, label, does)]),
    ...heldIn(rule, block).flatMap(({ type, value, path, ids, when, seesAnswer }) => {
      const seeing = seesAnswer ? inRow : here
      const inside = { ...seeing, place: [...here.place, ...ids.slice(0, -1)], when: [...here.when, ...when] }
      const id = path.at(-1) ?? ''
      if (type === 'Block') return offersOf({ [id]: value as Block }, inside)
      return type === 'Field' ? [] : actionOffers(id, value as Action, inside)
    }),
  ]
}

/** A form offers what its submit does. A sheet offers all that its blocks offer, and a sequence what its steps do. */
function actionOffers(id: string, action: Action, around: Around): readonly Offer[] {
  const { rule, does } = actionDefinitions[action.do]
  const held = heldIn(rule, action)
  const calls = held.flatMap(({ type, value }) => (type === 'CallAction' ? [value as CallAction] : []))
  const parts = [action, ...calls]
  const when = [...around.when, ...parts.map((part) => part.when)]
  const enabled = parts.flatMap((part) => part.enabled ?? [])
  const own = { ...offer({ ...around, when }, action.label, filled(does, action) ?? does), enabled }
  const inside = { ...around, place: [...around.place, id], when: [...when, ...enabled.map((one) => one.when)] }
  const blocks = held.flatMap(({ type, path, value }) =>
    type === 'Block' ? [[path.at(-1) ?? '', value as Block] as const] : [],
  )
  const steps = held.flatMap(({ type, path, value }) =>
    type === 'Step' ? actionOffers(path.at(-1) ?? '', value as SequenceStep, inside) : [],
  )
  return [own, ...steps, ...offersOf(Object.fromEntries(blocks), inside)]
}

function offer({ place, when, row }: Around, label: Message, does: string): Offer {
  return { place: place.join(' › '), label, does, when: when.filter((one) => one !== undefined), enabled: [], row }
}

/** Replaces the names in braces by members of an object. Returns undefined if one is missing. */
function filled(text: string, value: unknown): string | undefined {
  const paths = [...text.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path)
  if (paths.some((path) => textAt(value, path) === undefined)) return undefined
  return text.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => textAt(value, path) ?? '')
}

function textAt(value: unknown, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((one, name) => (isObject(one) ? one[name] : undefined), value)
  return typeof found === 'string' ? found : undefined
}
