// Finds the reads that a page will make, before the code that makes them has loaded.
import { openTab, readBody } from '../blocks/request/readBody'
import { resolveBindings, isFullyResolved } from '../language/runtime/resolveBindings'
import type { Body, ById, Conditions } from '../language/types/plain'
import type { Block } from '../language/types/plainBlocks'
import type { PageConfig } from '../language/types/plainPage'
import { evaluateCondition, isRef } from '../language/runtime/evaluateCondition'
import type { ScopeValues } from '../runtime/scope/scope'
import type { RouteModule } from '../runtime/site/site'
import { pathsIn, decidingSources } from '../runtime/scope/sources'

interface EndpointRead {
  readonly endpoint: string
  readonly body: object
}

/**
 * Returns the sources of a page and the first reads of its blocks. Reads that depend on unknown values are left out;
 * `notYetKnown` matches their paths. Blocks count only if the page surely shows.
 */
export function initialReads(
  { page, sources }: Pick<RouteModule, 'page' | 'sources'>,
  scope: ScopeValues,
  notYetKnown = /^data\./,
): readonly EndpointRead[] {
  return [
    ...Object.values(needsHold(page) ? sources : decidingSources({ page, sources })).flatMap(
      ({ call, body }): readonly EndpointRead[] => {
        const bound = resolveBindings(body, scope)
        return isFixed(body) && isFullyResolved(body, bound) ? [{ endpoint: call, body: bound }] : []
      },
    ),
    ...(isShown(page) ? readsOf(page.blocks) : []),
  ]

  function isShown(page: PageConfig): boolean {
    return (
      needsHold(page) &&
      Object.values(page.redirects ?? {}).every(({ when }) => isKnown(when) && !evaluateCondition(when, scope))
    )
  }

  function needsHold({ needs }: PageConfig): boolean {
    return Object.values(needs ?? {}).every(({ when }) => surelyHolds(when))
  }

  /** A block reads the endpoint in its `rows` or `call` as soon as it is drawn (`Asks` in the grammar). */
  function readsOf(blocks: ById<Block>): readonly EndpointRead[] {
    return Object.values(blocks).flatMap((block): readonly EndpointRead[] => {
      if (!surelyHolds(block.when)) return []
      if ('rows' in block) return isFixed(block.body) ? [firstPageRead(block.rows, readBody(block, scope))] : []
      if ('call' in block && block.call !== undefined)
        return isFixed(block.body) ? [{ endpoint: block.call, body: readBody(block, scope) }] : []
      // The rows of choices may be many, and a form is drawn without them.
      if (block.block !== 'tabs' || !Object.values(block.tabs).every(({ when }) => isKnown(when))) return []
      return readsOf(openTab(block, scope)?.[1].blocks ?? {})
    })
  }

  function surelyHolds(when: Conditions | undefined): boolean {
    return isKnown(when) && evaluateCondition(when, scope)
  }

  function isKnown(when: Conditions | undefined): boolean {
    return !pathsIn(when).some((path) => notYetKnown.test(path))
  }

  /** Returns true if every value of a body is known. */
  function isFixed(body: Body | undefined): boolean {
    return Object.values(body ?? {}).every((value) => !isRef(value) || !notYetKnown.test(value.from))
  }
}

function firstPageRead(endpoint: string, body: object): EndpointRead {
  return { endpoint, body: { ...body, page: 1 } }
}
