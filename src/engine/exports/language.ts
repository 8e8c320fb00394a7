// The types of pages and markets, and how references are read.
export { isRef, read } from '../language/runtime/when'
export type { Market } from '../language/types/market'
export type { Block, Page, Sources } from '../language/types/types'
