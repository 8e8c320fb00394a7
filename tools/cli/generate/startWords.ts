// The messages that any page may show: those of code, the names of payments, and the navigation.
import { isObject } from '@pagewright/engine/tools'
import { areasOf, sourcesUnder, usesInCode } from '../check/texts/messageUses'
import type { Files } from '../files'
import type { CheckedRoutes } from '../check/product/examine'
import type { Contract } from './schemaSet'

/** Returns their keys as JSON. Another page than the one that sent a payment may show its result. */
export function startWords(
  files: Files,
  contract: Contract,
  routes: CheckedRoutes['routes'],
  places: readonly { readonly label: string }[],
  english: { readonly [key: string]: string },
): string {
  const areas = areasOf({ texts: english })
  const code = sourcesUnder(files, 'src')
    .filter(({ file }) => !file.startsWith('src/engine/'))
    .flatMap(({ file, source }) => usesInCode(source, file, areas))
  const isMoney = (call: unknown) => typeof call === 'string' && contract.calls[call]?.kind === 'money'
  // A page with problems is not shown, and may have any shape.
  const pages = [...routes.values()].flatMap((route) => route.pages.filter(({ problems }) => problems.length === 0))
  const labels = pages.flatMap(({ page }) => labelsOf(page, isMoney))
  const keys = new Set([...code.map(({ key }) => key), ...labels, ...places.map(({ label }) => label)])
  return `${JSON.stringify([...keys].toSorted(), null, 1)}\n`
}

function labelsOf(data: unknown, isMoney: (call: unknown) => boolean): string[] {
  if (Array.isArray(data)) return data.flatMap((member) => labelsOf(member, isMoney))
  if (!isObject(data)) return []
  const own = isMoney(data.call) && typeof data.label === 'string' ? [data.label] : []
  return [...own, ...Object.values(data).flatMap((member) => labelsOf(member, isMoney))]
}
