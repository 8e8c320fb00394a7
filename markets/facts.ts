/** What pages may look at as `market.`. */
export interface Facts {
  readonly contact: string
  readonly currency: string
}
