// Finds choices that people would read as the server writes them, and words that no widget shows.
import { fieldWidgets, isObject, type Problem } from '@pagewright/engine/tools'
import { own, type Tree } from '../grammar/known'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/** Finds fields of a closed set without words, and words at a widget that offers no choices. */
export function fieldWords({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap(({ value, where }) => {
      const form = own(known.forms, value.form)
      return form && isObject(value.fields) ? inFields(value.fields, form, [...where, 'fields']) : []
    })
}

function inFields(fields: object, form: Tree, where: readonly string[]): Problem[] {
  return Object.entries(fields).flatMap(([name, field]): Problem[] => {
    if (!isObject(field)) return []
    const tree = own(form.properties, name)
    const at = [...where, name]
    const inner = isObject(field.fields) && tree ? inFields(field.fields, tree, [...at, 'fields']) : []
    if (field.words !== undefined && !offersChoices(field.widget)) {
      const what = `"${String(field.widget)}" offers no choices, so nobody reads its words.`
      return [...inner, { name: 'cannot-match', where: [...at, 'widget'], what }]
    }
    const values = tree?.enum ?? []
    const isRaw = values.some((one) => typeof one === 'string' && /^[a-z][a-z_]*$/.test(one))
    if (!isRaw || field.widget === 'hidden' || field.words !== undefined || field.options !== undefined) return inner
    const what = `"words" is missing: people would read ${values.join(', ')}.`
    return [...inner, { name: 'missing-key', where: at, what }]
  })
}

/** Returns true for a widget that shows words, and for one of the product, which may. */
function offersChoices(widget: unknown): boolean {
  if (widget === 'hidden') return true
  const fits: readonly string[] | undefined = own<{ readonly fits: readonly string[] }>(fieldWidgets, widget)?.fits
  return fits === undefined || fits.includes('choice')
}
