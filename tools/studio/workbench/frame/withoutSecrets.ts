import { isObject } from '@pagewright/engine/studio'

const secret = /password|token|secret/i
const kept = 'not shown: it signs somebody in'

/** What a call asked and what it was answered, as it may be shown: neither of them where one holds what signs somebody in. */
export function withoutSecrets(asked: unknown, answer?: unknown): readonly [asked: unknown, answer: unknown] {
  return hasSecret(asked) || hasSecret(answer) ? [kept, kept] : [asked, answer]
}

function hasSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasSecret)
  return isObject(value) && Object.entries(value).some(([name, member]) => secret.test(name) || hasSecret(member))
}
