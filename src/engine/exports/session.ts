// The storage of a product, for widgets and native hosts.
export type { StoredSession } from '../session/session'
export { createStore } from '../session/storage'
