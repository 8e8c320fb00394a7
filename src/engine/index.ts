// Starts a product, and gives its widgets the running application.
export { start } from './boot/start'
export { type RememberedPerson, useApp } from './runtime/app/app'
export type { Track, TrackedEvent } from './runtime/app/track'
