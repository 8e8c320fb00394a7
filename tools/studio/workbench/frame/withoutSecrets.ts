import { isObject } from '@pagewright/engine/studio'

const secret = /password|token|secret/i
const hiddenText = 'not shown: it signs somebody in'

/** Returns a request and its answer for display. Hides both if one of them contains credentials. */
export function withoutSecrets(asked: unknown, answer?: unknown): readonly [asked: unknown, answer: unknown] {
  return hasSecret(asked) || hasSecret(answer) ? [hiddenText, hiddenText] : [asked, answer]
}

function hasSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSecret)
  return isObject(value) && Object.entries(value).some(([name, member]) => secret.test(name) || hasSecret(member))
}
