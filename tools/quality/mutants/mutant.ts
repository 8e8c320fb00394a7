// A single planted mistake: its edit, its place, and the changed text.
import type { Site, Span } from './site'

/** Replaces the text between two offsets. */
export interface Edit extends Span {
  readonly text: string
}

export interface Mutant {
  /** The same in every run: operator, file and place. */
  readonly id: string
  readonly operator: string
  readonly file: string
  readonly line: number
  /** All lines at which a report is right: those of the edit, and of what lacks a lost member. */
  readonly lines: readonly number[]
  readonly was: string
  readonly becomes: string
  readonly edit: Edit
}

/** Returns the text of the file with the mistake. */
export function planted(text: string, { start, end, text: becomes }: Edit): string {
  return `${text.slice(0, start)}${becomes}${text.slice(end)}`
}

/** Returns a literal in the syntax of the file. */
export function literalText({ file }: Pick<Site, 'file'>, value: unknown): string {
  const json = JSON.stringify(value)
  return typeof value === 'string' && !file.endsWith('.json') ? `'${json.slice(1, -1).replaceAll("'", "\\'")}'` : json
}

/** Replaces a value by a literal. */
export function replaceValue(site: Site, value: unknown): Edit {
  return { ...site.span, text: literalText(site, value) }
}

/** Renames a member. */
export function renameMember(site: Site, name: string): Edit | undefined {
  if (!site.key || !site.member) return undefined
  const bare = !site.file.endsWith('.json') && /^[A-Za-z_]\w*$/.test(name)
  const text = bare ? name : literalText(site, name)
  const isShort = site.key.start === site.span.start
  return { ...site.key, text: isShort ? `${text}: ${String(site.value)}` : text }
}

/** Removes a member of an object or an entry of a list, with its comma. */
export function dropMember(site: Site, source: string): Edit | undefined {
  const own = site.member ?? site.span
  if (!site.holder) return undefined
  const rest = /^\s*,/.exec(source.slice(own.end))
  if (rest) return { start: own.start, end: own.end + rest[0].length, text: '' }
  const before = /,\s*$/.exec(source.slice(0, own.start))
  return { start: own.start - (before?.[0].length ?? 0), end: own.end, text: '' }
}

/** Repeats a member. */
export function repeatMember({ member }: Site, source: string): Edit | undefined {
  return member && { start: member.end, end: member.end, text: `, ${source.slice(member.start, member.end)}` }
}
