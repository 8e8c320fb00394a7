import { ApiError, type ApiErrorKind } from './apiError'

/**
 * Gives the message key of a failed call (spec §8), or undefined where nothing is to be shown: a superseded or left
 * request. An address that the server does not know is told apart from other statuses.
 */
export function errorMessageKey(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return 'engine.error.failed'
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
