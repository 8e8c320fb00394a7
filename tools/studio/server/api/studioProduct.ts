// A product as the studio's server sends it to the page.
import type { UsedPart } from '@pagewright/cli/browser'

/** Members by name, as JSON has them. */
export interface JsonObject {
  readonly [name: string]: unknown
}
export interface StudioTexts {
  readonly [key: string]: string
}

/** A path that configs may use. */
export interface KnownPath {
  readonly path: string
  readonly type?: string
  /** The values of a closed set. */
  readonly values?: readonly unknown[]
  /** What the value means, and the formats that show it. None if nobody should read it. */
  readonly means?: { readonly name: string; readonly formats: readonly string[] }
}

/** The names that configs may use, and the paths below them. */
export interface KnownNames {
  readonly endpoints: {
    readonly [endpoint: string]: {
      readonly kind: string
      /** What it is for, in words, if `api.json` says so. */
      readonly description?: string
      readonly request: readonly KnownPath[]
      readonly answer: readonly KnownPath[]
      /** Paths of one row, if the answer is a list. */
      readonly rows: readonly KnownPath[]
    }
  }
  readonly forms: { readonly [form: string]: readonly KnownPath[] }
  /** The endpoints that answer a file. */
  readonly files: readonly string[]
  readonly icons: readonly string[]
  readonly events: readonly string[]
  readonly widgets: readonly string[]
  readonly nativeCalls: readonly string[]
  readonly scope: readonly KnownPath[]
}

export interface StudioProduct {
  readonly pages: { readonly [route: string]: JsonObject }
  readonly markets: { readonly [id: string]: JsonObject }
  readonly navigation: { readonly [id: string]: JsonObject }
  readonly sources: { readonly [id: string]: JsonObject }
  /** The parts that pages may use. In `pages` and `markets`, they are in their places. */
  readonly parts: { readonly [name: string]: JsonObject }
  readonly uses: readonly UsedPart[]
  /** By file name. */
  readonly schemas: { readonly [file: string]: JsonObject }
  /** By language. */
  readonly locales: { readonly [language: string]: StudioTexts }
  /** The kinds of people, as pages see them. Null is somebody who is not signed in. */
  readonly personas: { readonly [name: string]: JsonObject | null }
  readonly known: KnownNames
  /** The tokens that markets do not set. */
  readonly tokens: { readonly light: StudioTexts; readonly dark: StudioTexts }
  /** A sentence about a change that was interrupted earlier, by a crash or a full disk. */
  readonly recovered?: string
}
