// What a page will ask for, known before the code is there that asks.
import { openTab } from '../blocks/openTab'
import { requestBody } from '../blocks/requestBody'
import { bind } from '../config/bind'
import type { Body, ById, Conditions, Field } from '../config/plain'
import type { Block } from '../config/plainBlocks'
import type { Page } from '../config/plainPage'
import { holds, isRef } from '../config/when'
import type { ScopeValues } from './scope'
import { sourcesIn } from './sources'

interface Asked {
  readonly endpoint: string
  readonly body: object
}

/**
 * The first reads of a page's blocks, of those that depend on nothing which is itself to be read or filled in; none where
 * it is not sure that the page is shown.
 */
export function readsAhead({ blocks, needs, redirects }: Page, scope: ScopeValues): readonly Asked[] {
  const isSure =
    Object.values(needs ?? {}).every(({ when }) => isTrue(when, scope)) &&
    Object.values(redirects ?? {}).every(({ when }) => isKnown(when) && !holds(when, scope))
  return isSure ? readsOf(blocks, scope) : []
}

function readsOf(blocks: ById<Block>, scope: ScopeValues): readonly Asked[] {
  return Object.values(blocks).flatMap((block): readonly Asked[] => {
    if (!isTrue(block.when, scope)) return []
    switch (block.block) {
      case 'record':
        return isFixed(block.body) ? [{ endpoint: block.call, body: requestBody(block, scope) }] : []
      case 'list':
      case 'carousel':
        return isFixed(block.body) ? [firstPage(block.rows, requestBody(block, scope))] : []
      case 'tabs':
        return readsOf(openTab(block, scope)?.[1].blocks ?? {}, scope)
      case 'form':
        return choicesOf(block.fields, scope)
      default:
        return []
    }
  })
}

/** The rows that choices are made among. */
function choicesOf(fields: ById<Field>, scope: ScopeValues): readonly Asked[] {
  return Object.values(fields).flatMap(({ options, when }) =>
    options && when === undefined && isFixed(options.body) ? [firstPage(options.call, bind(options.body, scope))] : [],
  )
}

function firstPage(endpoint: string, body: object): Asked {
  return { endpoint, body: { ...body, page: 1 } }
}

function isTrue(when: Conditions | undefined, scope: ScopeValues): boolean {
  return isKnown(when) && holds(when, scope)
}

function isKnown(when: Conditions | undefined): boolean {
  return sourcesIn(when).length === 0
}

/** Whether nothing in a body is still to be read or filled in. */
function isFixed(body: Body | undefined): boolean {
  return Object.values(body ?? {}).every((value) => !isRef(value) || !/^(data|form)\./.test(value.from))
}
