// The plain types of pages and sources, derived from their grammar.
import type * as grammar from '../grammar/page'
import type { Infer } from './plain'

/** A named read of the product. It loads when a path of the page begins with `data.<id>`. */
export type Source = Infer<typeof grammar.source>

/** A place of the site's navigation. */
export type Destination = Infer<typeof grammar.destination>

/** A page, with its access and its blocks. */
export type PageConfig = Infer<typeof grammar.page>

/**
 * The access to a page. Everybody sees an `open` or a `visitor` page, and the latter loads the account of a session.
 * An `account` page needs an account. A `guarded` page needs a stored session.
 */
export type Access = NonNullable<PageConfig['access']>
