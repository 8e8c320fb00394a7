// The model of a change. The studio, the command line and the MCP server make change sets and nothing else.

/** Names of members from the outside inwards. An entry of a list is named by its number, from 0. */
export type MemberPath = readonly string[]

/**
 * The document that a path begins in. With `market`, a page or a schema means the overlay of that market. `market`
 * alone means the market itself.
 */
export interface ChangeTarget {
  /** A route of `pages.config.ts`. */
  readonly page?: string
  /** A file of `schemas/`, such as `forms.json`. */
  readonly schema?: string
  /** A language of `locales/`. */
  readonly locale?: string
  /** An export of the site map, or the named reads of `pages/sources.ts`. */
  readonly site?: SitePart
  readonly market?: string
}

export const siteParts = ['pages', 'navigation', 'entries', 'sources'] as const
export type SitePart = (typeof siteParts)[number]

/**
 * Where to write what several places share: `there` changes all of them; `here` gives this place a value of its own.
 * Without it, such a change is refused with the choice.
 */
export type SharedValueChoice = 'there' | 'here'

interface At extends ChangeTarget {
  readonly at: MemberPath
  readonly shared?: SharedValueChoice
}

/** Replaces a value, or adds it if it is missing. */
export interface SetChange extends At {
  readonly do: 'set'
  readonly value: unknown
}
/** Adds a member or a list entry, at the end or after a named one. `null` means first. */
export interface AddChange extends At {
  readonly do: 'add'
  readonly value: unknown
  readonly after?: string | null
}
/** Removes what is written. In an overlay, the value of the base counts again. */
export interface RemoveChange extends At {
  readonly do: 'remove'
}
/** Renames a member, and the members of overlays that change it. */
export interface RenameChange extends At {
  readonly do: 'rename'
  readonly to: string
}
/** Moves a member or a list entry behind another one of the same container. `null` means first. */
export interface MoveChange extends At {
  readonly do: 'move'
  readonly after: string | null
}
/** Takes something out of one market. */
export interface HideChange extends At {
  readonly do: 'hide'
  readonly market: string
}
/** Sets a text in one language. */
export interface TextChange {
  readonly do: 'text'
  readonly key: string
  readonly language: string
  readonly text: string
}
/** Sets a theme token of a market in one scheme. `null` removes it. */
export interface TokenChange {
  readonly do: 'token'
  readonly market: string
  readonly scheme: 'light' | 'dark'
  readonly token: string
  readonly value: string | null
}

/**
 * Makes a page, a market, a schema or a language in a file of its own, and registers it. With `like`, copies that
 * document first and merges `value` over it.
 */
export interface CreateChange extends ChangeTarget {
  readonly do: 'create'
  readonly value: unknown
  readonly like?: string
}
/** Removes a page, a market, a schema or a language, with its file and everything that registers it. */
export interface DeleteChange extends ChangeTarget {
  readonly do: 'delete'
}

export type ProductChange =
  | SetChange
  | AddChange
  | RemoveChange
  | RenameChange
  | MoveChange
  | HideChange
  | TextChange
  | TokenChange
  | CreateChange
  | DeleteChange

/** A change after texts and tokens have become values at a path. */
export type PathChange = Exclude<ProductChange, TextChange | TokenChange | DocumentChange>

/** A change of a whole document. */
export type DocumentChange = CreateChange | DeleteChange

/** A list of changes that are written together or not at all. */
export interface ChangeSet {
  readonly changes: readonly ProductChange[]
  /** Why it is made. */
  readonly note?: string
}

/** A change that cannot be made. The message says where, why, and what is possible. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

export function isDocumentChange(change: ProductChange): change is DocumentChange {
  return change.do === 'create' || change.do === 'delete'
}

/** Returns a text, a token or a document as a value at a path. Other changes stay as they are. */
export function toPathChange(change: ProductChange): PathChange {
  if (change.do === 'create') {
    const { like: _like, ...rest } = change
    return { ...rest, do: 'set', at: [] }
  }
  if (change.do === 'delete') return { ...change, do: 'remove', at: [] }
  if (change.do === 'text') return { do: 'set', locale: change.language, at: [change.key], value: change.text }
  if (change.do === 'token') {
    const { market, scheme, token, value } = change
    const at = ['tokens', scheme, token]
    return value === null ? { do: 'remove', market, at } : { do: 'set', market, at, value }
  }
  return change
}

/** Returns a path as people read it: `blocks.people."/a".title`. */
export function pathText(path: MemberPath): string {
  return path.map((name) => (/^[\w$-]+$/.test(name) ? name : JSON.stringify(name))).join('.')
}

/** Reads a path as `pathText` writes it. Throws `Refused` for another text. */
export function readPathText(text: string): MemberPath {
  const names: string[] = []
  let rest = text
  while (rest !== '') {
    const [whole = '', plain, quoted] = /^(?:([^."]+)|("(?:[^"\\]|\\.)*"))(?:\.(?=.)|$)/.exec(rest) ?? []
    if (whole === '')
      throw new Refused(`"${text}" is not a path. Write names with dots between them, as in blocks.list.title.`)
    names.push(plain ?? unquoted(quoted ?? '', text))
    rest = rest.slice(whole.length)
  }
  return names
}

function unquoted(quoted: string, text: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    throw new Refused(`"${text}" is not a path: ${quoted} is not a name in quotation marks.`)
  }
}
