// The plain types of pages and sources, derived from their grammar.
import type * as grammar from '../grammar/page'
import type { Infer } from './plain'

/** A named read of the product. It loads when a path of the page begins with `data.<id>`. */
export type Source = Infer<typeof grammar.source>

/** An entry of the site's navigation: a link of the bar or rail. */
export type Destination = Infer<typeof grammar.destination>

/** A page, with its access and its blocks. */
export type PageConfig = Infer<typeof grammar.page>

/**
 * The access to a page. Everybody sees an `open` or a `visitor` page; a `visitor` page loads the account if somebody is
 * signed in. An `account` page always loads the account, and a `guarded` page only if a session is stored.
 */
export type Access = NonNullable<PageConfig['access']>
