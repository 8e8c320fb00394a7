import type { Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/** Finds pictures without a text alternative. Rows, choices and cells use their title or label. */
export function missingNames({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    partsOfPage(route, page)
      .filter(({ value }) => value.block === 'record' && value.image !== undefined && value.name === undefined)
      .map(({ where }): Problem => {
        const what = '"name" is missing: screen readers need it as the text of the picture in "image".'
        return { name: 'missing-name', where, what }
      }),
  )
}
