export type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One at a time over all tabs: what `navigator.locks` is, and `createLeases` where there is none. */
export interface Locks {
  request(name: string, run: () => void): Promise<unknown>
}
