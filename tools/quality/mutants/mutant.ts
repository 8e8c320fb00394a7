// A single mistake in a source: what is planted, where, and how the text reads then.
import type { Site, Span } from './site'

/** One text in place of another, by its offsets. */
export interface Edit extends Span {
  readonly text: string
}

export interface Mutant {
  /** The same in every run: operator, file and place. */
  readonly id: string
  readonly operator: string
  readonly file: string
  readonly line: number
  readonly was: string
  readonly becomes: string
  readonly edit: Edit
}

/** The text of the file with the mistake in it. */
export function planted(text: string, { start, end, text: becomes }: Edit): string {
  return `${text.slice(0, start)}${becomes}${text.slice(end)}`
}

/** A literal as the file writes it. */
export function written({ file }: Pick<Site, 'file'>, value: unknown): string {
  const json = JSON.stringify(value)
  return typeof value === 'string' && !file.endsWith('.json') ? `'${json.slice(1, -1).replaceAll("'", "\\'")}'` : json
}

/** Puts a literal in the place of a value. */
export function replaced(site: Site, value: unknown): Edit {
  return { ...site.span, text: written(site, value) }
}

/** Gives a member another name. */
export function renamed(site: Site, name: string): Edit | undefined {
  if (!site.key || !site.member) return undefined
  const bare = !site.file.endsWith('.json') && /^[A-Za-z_]\w*$/.test(name)
  const text = bare ? name : written(site, name)
  const isShort = site.key.start === site.span.start
  return { ...site.key, text: isShort ? `${text}: ${String(site.value)}` : text }
}

/** Takes a member of an object, or an entry of a list, away with its comma. */
export function dropped(site: Site, source: string): Edit | undefined {
  const own = site.member ?? site.span
  if (!site.holder) return undefined
  const rest = /^\s*,/.exec(source.slice(own.end))
  if (rest) return { start: own.start, end: own.end + rest[0].length, text: '' }
  const before = /,\s*$/.exec(source.slice(0, own.start))
  return { start: own.start - (before?.[0].length ?? 0), end: own.end, text: '' }
}

/** Writes a member a second time. */
export function repeated({ member }: Site, source: string): Edit | undefined {
  return member && { start: member.end, end: member.end, text: `, ${source.slice(member.start, member.end)}` }
}
