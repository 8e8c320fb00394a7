// Finds choices that people would read as the server writes them, and words that no widget shows.
import { fieldWidgets, isObject, own, type Problem, type Tree } from '@pagewright/engine/tools'
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
    const fits: readonly string[] | undefined = own<{ readonly fits: readonly string[] }>(
      fieldWidgets,
      field.widget,
    )?.fits
    if (field.words !== undefined && field.widget !== 'hidden' && fits && !fits.includes('choice')) {
      const what = `"${String(field.widget)}" offers no choices, so nobody reads its words.`
      return [...inner, { name: 'cannot-match', where: [...at, 'widget'], what }]
    }
    if (field.words !== undefined && field.widget === 'image') {
      return [
        ...inner,
        {
          name: 'cannot-match',
          where: [...at, 'widget'],
          what: '"image" offers no choices, so nobody reads its words.',
        },
      ]
    }
    const isRaw = tree?.enum?.some((one) => typeof one === 'string' && /^[a-z][a-z_]*$/.test(one)) === true
    if (!isRaw || field.widget === 'hidden' || field.words !== undefined || field.options !== undefined) return inner
    const what = `"words" is missing: people would read ${String(tree?.enum?.join(', '))}.`
    return [...inner, { name: 'missing-key', where: at, what }]
  })
}
