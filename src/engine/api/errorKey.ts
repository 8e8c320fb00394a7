import { ApiError, type ApiErrorKind } from './apiError'

/** Gives the message key of a failed call, or undefined where nothing is to be shown: a superseded or left request. */
export function errorKey(error: unknown): string | undefined {
  return error instanceof ApiError ? keys[error.kind] : 'engine.error.failed'
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
