// What a page will ask for, known before the code is there that asks.
import { openTab } from '../blocks/tabs/openTab'
import { requestBody } from '../blocks/request/requestBody'
import { bind, isWhole } from '../language/runtime/bind'
import type { Body, ById, Conditions } from '../language/types/plain'
import type { Block } from '../language/types/plainBlocks'
import type { Page } from '../language/types/plainPage'
import { holds, isRef } from '../language/runtime/when'
import type { ScopeValues } from '../runtime/scope/scope'
import type { RouteModule } from '../runtime/site/site'
import { pathsIn } from '../runtime/scope/sources'

interface Asked {
  readonly endpoint: string
  readonly body: object
}

/**
 * The named reads of a page and the first ones of its blocks, of those that depend on nothing which is itself to be read:
 * that begins with `later`. Of blocks none where it is not sure that the page is shown.
 */
export function readsAhead(
  { page, sources }: Pick<RouteModule, 'page' | 'sources'>,
  scope: ScopeValues,
  later = /^data\./,
): readonly Asked[] {
  return [
    ...Object.values(sources).flatMap(({ call, body }): readonly Asked[] => {
      const bound = bind(body, scope)
      return isFixed(body) && isWhole(body, bound) ? [{ endpoint: call, body: bound }] : []
    }),
    ...(isShown(page) ? readsOf(page.blocks) : []),
  ]

  function isShown({ needs, redirects }: Page): boolean {
    return (
      Object.values(needs ?? {}).every(({ when }) => isTrue(when)) &&
      Object.values(redirects ?? {}).every(({ when }) => isKnown(when) && !holds(when, scope))
    )
  }

  /** A block reads what its `rows` or `call` names as soon as it is drawn: `Asks` in the grammar. */
  function readsOf(blocks: ById<Block>): readonly Asked[] {
    return Object.values(blocks).flatMap((block): readonly Asked[] => {
      if (!isTrue(block.when)) return []
      if ('rows' in block) return isFixed(block.body) ? [firstPage(block.rows, requestBody(block, scope))] : []
      if ('call' in block) return isFixed(block.body) ? [{ endpoint: block.call, body: requestBody(block, scope) }] : []
      // The rows of choices may be many, and a form is drawn without them.
      if (block.block !== 'tabs' || !Object.values(block.tabs).every(({ when }) => isKnown(when))) return []
      return readsOf(openTab(block, scope)?.[1].blocks ?? {})
    })
  }

  function isTrue(when: Conditions | undefined): boolean {
    return isKnown(when) && holds(when, scope)
  }

  function isKnown(when: Conditions | undefined): boolean {
    return !pathsIn(when).some((path) => later.test(path))
  }

  /** Whether nothing in a body is still to be read. */
  function isFixed(body: Body | undefined): boolean {
    return Object.values(body ?? {}).every((value) => !isRef(value) || !later.test(value.from))
  }
}

function firstPage(endpoint: string, body: object): Asked {
  return { endpoint, body: { ...body, page: 1 } }
}
