export type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One at a time over all tabs: what `navigator.locks` is, and `createLeases` where there is none. */
export interface Locks {
  request<T>(name: string, run: () => T): Promise<T>
}
