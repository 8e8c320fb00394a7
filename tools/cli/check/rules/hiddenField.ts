import { isObject, type Problem } from '@pagewright/engine/tools'
import { follow, own } from '../grammar/known'
import { type PagePart, partsOfPage } from './parts'
import type { MarketSite } from './rule'

/** Finds required members of a form that a hidden field holds and nothing fills: nobody could ever send the form. */
export function unfilledHiddenFields({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap((part) => {
      const form = own(known.forms, part.value.form)
      const { fields } = part.value
      if (!form || !isObject(fields)) return []
      const filled = filledIn(part)
      return (form.required ?? []).flatMap((name): Problem[] => {
        const field = own(fields, name)
        const isHidden = isObject(field) && field.widget === 'hidden' && field.initial === undefined
        if (!isHidden || filled.has(name) || follow(form, name).tree?.enum?.length === 1) return []
        const what = `"${name}" is required and hidden, and neither "initial" nor a "fills" gives it a value.`
        return [{ name: 'missing-key', where: [...part.where, 'fields', name], what }]
      })
    })
}

/** Returns the members that choices and checks of the form fill. */
function filledIn({ value: { fields } }: PagePart): ReadonlySet<string> {
  const all = Object.values(isObject(fields) ? fields : {}).filter(isObject)
  const fills = all.flatMap(({ options, check }) =>
    [options, check].flatMap((one) => (isObject(one) && isObject(one.fills) ? Object.keys(one.fills) : [])),
  )
  return new Set(fills)
}
