// Everything that a page offers, each with all the conditions on the way to it.
import type { Action, Block, ById, Conditions, ListBlock, Message } from '@pagewright/engine/tools'

export interface Offer {
  /** Where it stands: the ids of tabs, blocks and sheets. */
  readonly place: string
  readonly label: Message
  /** The call that is made, the address it leads to, or what else is done. */
  readonly does: string
  readonly when: readonly Conditions[]
  /** It is there, but not to be pressed, unless these hold. */
  readonly enabled: readonly { readonly when: Conditions; readonly otherwise: Message }[]
  /** The endpoint that the `row` of the conditions comes from, and whether it is one of its list. */
  readonly row?: Row | undefined
}
export interface Row {
  readonly call: string
  readonly isListed: boolean
}

interface Around {
  readonly place: readonly string[]
  readonly when: readonly (Conditions | undefined)[]
  readonly row?: Row | undefined
}

/** Lists what blocks read, lead to and do, in the order in which they are written. */
export function offersOf(blocks: ById<Block>, around: Around = { place: [], when: [] }): readonly Offer[] {
  return Object.entries(blocks).flatMap(([id, block]) => {
    const here = { ...around, place: [...around.place, id], when: [...around.when, block.when] }
    switch (block.block) {
      case 'form':
        return [...actionOffers('submit', block.submit, here), ...actionsOffers(block.actions, here)]
      case 'list':
        return listOffers(block, here)
      case 'carousel': {
        const inRow = { ...here, row: { call: block.rows, isListed: true } }
        return [offer(inRow, 'Look', block.rows), ...actionsOffers(block.actions, inRow)]
      }
      case 'record': {
        const inRow = { ...here, row: { call: block.call, isListed: false } }
        return [offer(inRow, 'Look', block.call), ...actionsOffers(block.actions, inRow)]
      }
      case 'links':
        return actionsOffers(block.links, here)
      case 'tabs':
        return Object.entries(block.tabs).flatMap(([tab, { when, blocks: inner }]) =>
          offersOf(inner, { ...here, place: [...here.place, tab], when: [...here.when, when] }),
        )
      case 'widget':
        return [offer(here, block.widget, 'a widget, which decides by itself')]
      case 'text':
        return []
    }
  })
}

function listOffers(block: ListBlock, around: Around): readonly Offer[] {
  const inRow = { ...around, row: { call: block.rows, isListed: true } }
  return [
    offer(inRow, 'Look', block.rows),
    ...(block.opens ? [offer(inRow, 'Open', block.opens.to)] : []),
    ...actionsOffers(block.actions, inRow),
    ...actionsOffers(block.detail?.actions, inRow),
    ...(block.empty?.action
      ? actionOffers('empty', block.empty.action, { ...around, place: [...around.place, 'empty'] })
      : []),
  ]
}

function actionsOffers(actions: ById<Action> | undefined, around: Around): readonly Offer[] {
  return Object.entries(actions ?? {}).flatMap(([id, action]) => actionOffers(id, action, around))
}

/** A form counts with what its submit asks for; a sheet brings all that stands in it. */
function actionOffers(id: string, action: Action, around: Around): readonly Offer[] {
  const parts = action.do === 'form' ? [action, action.submit] : [action]
  const when = [...around.when, ...parts.map((part) => part.when)]
  const enabled = parts.flatMap((part) => part.enabled ?? [])
  const own = { ...offer({ ...around, when }, action.label, doneBy(action)), enabled }
  if (action.do !== 'sheet') return [own]
  const inside = [...when, ...enabled.map((one) => one.when)]
  return [own, ...offersOf(action.blocks, { ...around, place: [...around.place, id], when: inside })]
}

function offer({ place, when, row }: Around, label: Message, does: string): Offer {
  return { place: place.join(' › '), label, does, when: when.filter((one) => one !== undefined), enabled: [], row }
}

function doneBy(action: Action): string {
  switch (action.do) {
    case 'call':
      return action.call
    case 'form':
      return action.submit.call
    case 'link':
      return action.to
    case 'native':
      return `native ${action.call}`
    case 'set':
      return `state.${action.state}`
    case 'copy':
    case 'share':
    case 'sheet':
    case 'language':
    case 'signOut':
      return action.do
  }
}
