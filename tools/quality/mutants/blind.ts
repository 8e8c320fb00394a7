// Plants mistakes without any knowledge of the language. It looks at the shape of a source alone, and does what people do
// to a file by accident. Some mistakes make another correct product, so not every one can be noticed.
import type { Files } from '@pagewright/cli/source'
import { dropMember, replaceValue, type Edit } from './mutant'
import type { Ground, Operator } from './operator'
import { configs } from './plan'
import { nameOf, type Site, sitesOf } from './site'

/** Returns the kinds of blind mistakes. Values are taken from other places of the same product. */
export function blindOperators(files: Files): readonly Operator[] {
  const sites = configs(files).flatMap((file) => [...sitesOf(file, files.read(file))])
  const literals = sites.filter(isLiteral)
  const byName = new Map<string, Site[]>()
  for (const site of literals) byName.set(groupOf(site), [...(byName.get(groupOf(site)) ?? []), site])
  const objects = sites.filter(({ kind, parts }) => kind === 'object' && parts.length > 0)

  const kinds: { readonly [id: string]: (site: Site, ground: Ground) => Edit | undefined } = {
    // A letter is lost or doubled.
    letter: (site, { random }) => {
      if (site.kind !== 'text' || isMessage(site)) return undefined
      const text = String(site.value)
      if (text.length < 3) return undefined
      const at = random.between(1, text.length - 2)
      return replaceValue(
        site,
        random.share() < 0.5 ? text.slice(0, at) + text.slice(at + 1) : text.slice(0, at) + text.slice(at - 1),
      )
    },
    // The wrong entry of a list is chosen: a value that stands under the same name elsewhere.
    cousin: (site, { random }) => {
      if (!isLiteral(site) || isMessage(site)) return undefined
      const others = (byName.get(groupOf(site)) ?? []).filter(({ value }) => value !== site.value)
      return others.length === 0 ? undefined : replaceValue(site, random.pick(others).value)
    },
    // A value is pasted where something else belongs.
    stranger: (site, { random }) => {
      if (!isLiteral(site) || isMessage(site)) return undefined
      const other = random.pick(literals)
      return isMessage(other) || groupOf(other) === groupOf(site) ? undefined : replaceValue(site, other.value)
    },
    // Two members of one object have each other's value.
    swap: (site, { source }) => {
      const parts = site.holder?.kind === 'object' ? site.holder.parts.filter(isLiteral) : []
      const next = parts[parts.indexOf(site) + 1]
      if (!next || !isLiteral(site) || next.kind !== site.kind || next.value === site.value || isMessage(site))
        return undefined
      const [first, second] = [replaceValue(site, next.value), replaceValue(next, site.value)]
      return {
        start: first.start,
        end: second.end,
        text: `${first.text}${source.slice(first.end, second.start)}${second.text}`,
      }
    },
    lost: (site, { source }) => (site.member ? dropMember(site, source) : undefined),
    // A member is copied from an object of another name.
    added: (site, { random }) => {
      if (site.kind !== 'object' || site.parts.length === 0) return undefined
      const other = random.pick(objects)
      const part = random.pick([...other.parts])
      const isSame = nameOf(other) === nameOf(site) || site.parts.some((one) => nameOf(one) === nameOf(part))
      const [first] = site.parts
      if (isSame || !part.member || !isLiteral(part) || !first?.member) return undefined
      const name = JSON.stringify(nameOf(part))
      return { start: first.member.start, end: first.member.start, text: `${name}: ${JSON.stringify(part.value)}, ` }
    },
    // A value has another type: a number is a text, a text is a number, a list is a text.
    type: (site) => {
      if (site.kind === 'number') return replaceValue(site, String(site.value))
      if (site.kind === 'flag') return replaceValue(site, site.value === true ? 'true' : 'false')
      return site.kind === 'text' ? replaceValue(site, 7) : site.kind === 'list' ? replaceValue(site, 'one') : undefined
    },
    amount: (site, { random }) =>
      site.kind === 'number' && typeof site.value === 'number'
        ? replaceValue(site, random.pick([0, -1, -site.value, site.value * 1000]))
        : undefined,
  }
  return Object.entries(kinds).map(([id, plant]) => ({ id: `blind-${id}`, area: 'all', plant }))
}

function isLiteral({ kind }: Site): boolean {
  return kind === 'text' || kind === 'number' || kind === 'flag'
}

/** Returns true for a message of a language, which is prose. */
function isMessage({ file }: Site): boolean {
  return file.startsWith('locales/')
}

function groupOf(site: Site): string {
  return `${site.kind} ${nameOf(site)}`
}
