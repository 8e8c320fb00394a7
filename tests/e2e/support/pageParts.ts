// What a page is made of, each part with the way to it: through tabs, sheets and rows.
import type { Action, Block, ById, Conditions, ListBlock, Message } from '@pagewright/engine/tools'
import type { Query } from './pagePeople'

/** What is pressed or opened on the way: a button by its words, or a row of a list that has an action. */
export type Step =
  | { readonly press: Message }
  | { readonly list: ListBlock; readonly opens: boolean; readonly press: Message }

/** Where a part stands. */
export interface Place {
  /** The ids on the way, as in 'sides.mine.orders'. */
  readonly path: string
  /** What the address says so that the tabs on the way are open. */
  readonly query: Query
  /** All conditions on the way, its own with them. */
  readonly when: readonly (Conditions | undefined)[]
  readonly steps: readonly Step[]
}
export interface PlacedBlock extends Place {
  readonly block: Block
}
interface PlacedAction extends Place {
  readonly action: Action
  /** The list whose rows have it, each in the row or where the row is opened. */
  readonly of?: { readonly list: ListBlock; readonly opens: boolean }
}

const top: Place = { path: '', query: {}, when: [], steps: [] }

/** Every block, those in tabs and sheets as well. */
export function blocksIn(blocks: ById<Block>, around: Place = top): readonly PlacedBlock[] {
  return Object.entries(blocks).flatMap(([id, block]) => {
    const placed = { ...inner(around, id, block.when), block }
    const tabs = Object.entries(block.block === 'tabs' ? block.tabs : {}).flatMap(([tab, { when, blocks: inTab }]) => {
      const place = inner(placed, tab, when)
      const param = block.block === 'tabs' ? block.param : ''
      return blocksIn(inTab, { ...place, query: { ...placed.query, [param]: tab } })
    })
    const sheets = actionsIn(placed).flatMap(({ action, ...place }) =>
      action.do === 'sheet' ? blocksIn(action.blocks, { ...place, when: [...place.when, action.enabled?.when] }) : [],
    )
    return [placed, ...tabs, ...sheets]
  })
}

/** The actions of a block itself; a carousel's have no words of their own on the screen. */
export function actionsIn({ block, ...place }: PlacedBlock): readonly PlacedAction[] {
  switch (block.block) {
    case 'list':
      return [
        ...placedActions(block.actions, place, { list: block, opens: false }),
        ...placedActions(block.detail?.actions, place, { list: block, opens: true }),
      ]
    case 'links':
      return placedActions(block.links, place)
    case 'form':
    case 'record':
      return placedActions(block.actions, place)
    default:
      return []
  }
}

function placedActions(
  actions: ById<Action> | undefined,
  around: Place,
  of?: PlacedAction['of'],
): readonly PlacedAction[] {
  return Object.entries(actions ?? {}).map(([id, action]) => {
    const place = inner(around, id, action.when)
    const step = { ...of, press: action.label }
    return { ...place, steps: [...place.steps, step], action, ...(of && { of }) }
  })
}

function inner(around: Place, id: string, when: Conditions | undefined): Place {
  return { ...around, path: around.path === '' ? id : `${around.path}.${id}`, when: [...around.when, when] }
}
