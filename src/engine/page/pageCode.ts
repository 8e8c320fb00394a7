// The code that pages are drawn with, by the names that the site map has for it: it is asked for before the page is there.
import { blockCode } from '../blocks/blockCode'
import type { CodeGroup } from '../runtime/site/site'
import { moneyCode } from '../actions/money/moneyCode'

export const pageCode = { ...blockCode, money: moneyCode } satisfies { readonly [group in CodeGroup]: unknown }
