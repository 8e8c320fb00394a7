import { isObject, type Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { WholeSite } from './rule'

/**
 * Finds orders of a page that leave something out. The order of a market may: what the page gets later comes last
 * there.
 */
export function incompleteOrders({ product: { pages } }: Pick<WholeSite, 'product'>): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value, where }): Problem[] => {
      const { order } = value
      if (!Array.isArray(order)) return []
      const entries = Object.values(value).find(
        (one) => isObject(one) && order.every((id) => Object.hasOwn(one, String(id))),
      )
      const left = isObject(entries) ? Object.keys(entries).filter((id) => !order.includes(id)) : []
      if (left.length === 0) return []
      const what = `the order leaves out ${left.map((id) => `"${id}"`).join(', ')}.`
      return [{ name: 'missing-key', where: [...where, 'order'], what }]
    })
}
