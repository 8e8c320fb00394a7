// The types of pages and markets, and the functions that read references.
export { isRef, readPath } from '../language/runtime/evaluateCondition'
export type { Market } from '../language/types/market'
export type { Block, PageConfig } from '../language/types/types'
export type { Navigation, Sources } from '../language/types/siteTypes'
