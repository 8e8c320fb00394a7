import type { Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/** Pictures that say nothing to those who do not see them. Rows, choices and cells have their title or label for it. */
export function missingNames({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    partsOfPage(route, page)
      .filter(({ value }) => value.block === 'record' && value.image !== undefined && value.name === undefined)
      .map(({ where }): Problem => {
        const what = '"name" is missing: it says what the picture of "image" shows, to those who do not see it.'
        return { name: 'missing-name', where, what }
      }),
  )
}
