// Finds labels that are the title of a page to which they do not lead.
import { isObject, type PageConfig, type Problem } from '@pagewright/engine/tools'
import { englishTexts } from './englishTexts'
import { partsOfPage } from './parts'
import type { Files } from '../../files'
import type { MarketRule } from './rule'

/** Returns a rule that finds links with the title of another page. A title that contains the label is about the same. */
export const wrongTitles = (files: Files): MarketRule => {
  const texts = englishTexts(files)
  return ({ pages }) => titleProblems(pages, texts)
}

function titleProblems(pages: { readonly [route: string]: PageConfig }, texts: { readonly [key: string]: unknown }) {
  const titled = new Map<string, string[]>()
  for (const [route, { title }] of Object.entries(pages)) {
    const key = keyOf(title)
    if (key !== undefined) titled.set(key, [...(titled.get(key) ?? []), route])
  }
  return Object.entries(pages).flatMap(([route, page]) =>
    partsOfPage(route, page).flatMap(({ value, where }): Problem[] => {
      const key = keyOf(value.label)
      const routes = key === undefined ? [] : (titled.get(key) ?? [])
      if (routes.length === 0 || routes.some((one) => one === route)) return []
      const to = targetOf(value)
      if (to === undefined) {
        const leads = value.do === 'link' || value.do === 'out' || isObject(value.blocks)
        const what = `"${String(key)}" is the title of ${routes.join(' and ')}, and this is no way to a page.`
        return leads ? [] : [{ name: 'crossed-words', where: [...where, 'label'], what }]
      }
      if (routes.some((one) => leadsTo(to, one, pages))) return []
      const title = texts[keyOf(pages[to]?.title) ?? '']
      if (
        String(title)
          .toLowerCase()
          .includes(String(texts[String(key)]).toLowerCase())
      )
        return []
      const what = `"${String(key)}" is the title of ${routes.join(' and ')}, and this leads to ${to}.`
      return [{ name: 'crossed-words', where: [...where, 'label'], what }]
    }),
  )
}

function keyOf(message: unknown): string | undefined {
  const key = isObject(message) ? message.say : message
  return typeof key === 'string' ? key : undefined
}

function targetOf({ to, then }: { readonly [name: string]: unknown }): string | undefined {
  return typeof to === 'string' ? to : isObject(then) && typeof then.to === 'string' ? then.to : undefined
}

/** Returns true if a route is the one that is meant, or redirects to it. */
function leadsTo(to: string, meant: string, pages: { readonly [route: string]: PageConfig }): boolean {
  if (to === meant) return true
  return Object.values(pages[to]?.redirects ?? {}).some((one) => one.to === meant)
}
