import { ApiError, type ApiErrorKind, unsent } from './apiError'

/**
 * Returns the message key of a failed call, or undefined for a superseded or cancelled one, which shows nothing.
 */
export function errorMessageKey(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return 'engine.error.failed'
  if (error.code === unsent) return 'engine.error.unsent'
  // An unknown address has a message of its own.
  return error.kind === 'status' && error.status === 404 ? 'engine.error.address' : keys[error.kind]
}

const keys: { readonly [kind in ApiErrorKind]: string | undefined } = {
  business: 'engine.error.failed',
  network: 'engine.error.network',
  aborted: undefined,
  timeout: 'engine.error.network',
  status: 'engine.error.failed',
  protocol: 'engine.error.address',
  canceled: undefined,
  expired: undefined,
  malformed: 'engine.error.failed',
  session: 'engine.error.session',
}
