// Pages and named reads as JSON: what their grammar says of them.
import type * as grammar from '../grammar/page'
import type { Infer } from './plain'

/** A named read of the product, loaded when a page looks at `data.<id>`. */
export type Source = Infer<typeof grammar.source>

/** One screen: who may see it, and its blocks one below another. */
export type PageConfig = Infer<typeof grammar.page>

/**
 * Who may see a page: everybody (`open`), everybody with the account of whoever is signed in (`visitor`), who has an account
 * (`account`), or who has a stored session already (`guarded`).
 */
export type Access = NonNullable<PageConfig['access']>
