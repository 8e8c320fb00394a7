// The words of the spec's messages, and what the engine and the widgets say by themselves; tests/e2e/messages.spec.ts brings each about.
import { describe, expect, it } from 'vitest'
import en from '../../locales/en.json'
import { ApiError, errorMessageKey } from '@pagewright/engine/api'
import { type ApiErrorDetails, type ApiErrorKind, messageOf } from '@pagewright/engine/tools'
import { payWords } from '../../src/widgets/pay-result/payWords'
import { isLater } from '../support/release'
import { messages, placesOf } from './messages'

it.skipIf(isLater).each(messages.map(({ id, says, key }) => [id, says, key] as const))(
  '%s "%s" is what %s says',
  (id, says, key) => {
    const text = plain(Object.hasOwn(en, key) ? en[key as keyof typeof en] : en[`${key as 'withdraw.min'}_other`])
    if (id === 'S8-05') expect(stems(text)).toContain(stems(plain(says)))
    else expect(` ${text} `).toContain(` ${plain(says)} `)
  },
)

const call = (kind: ApiErrorKind, facts: ApiErrorDetails = {}) =>
  errorMessageKey(new ApiError(kind, 'POST /row', 'x', facts))
const text = { type: 'string', minLength: 2, maxLength: 4 } as const
const wrong = (keyword: string) => messageOf({ path: ['a'], keyword, params: {} }, undefined, text, 'A').key
/** What the engine and the widgets say by themselves, by what brings them to it. */
const spoken: { readonly [cause: string]: () => string | undefined } = {
  'a text of blanks': () => wrong('blank'),
  'an empty text': () => wrong('required'),
  'a text that is too long': () => wrong('maxLength'),
  'a call to an unknown address': () => call('status', { status: 404 }),
  'a call by another protocol': () => call('protocol'),
  'a call without network': () => call('network'),
  'a call without an answer': () => call('timeout'),
  'a call with status 400': () => call('status', { status: 400 }),
  'an answer that makes no sense': () => call('malformed'),
  'a payment that failed': () => payWords('failed', true).title,
  'a payment that went through': () => payWords('success', true).title,
}

describe('S5-17 S8-01 S8-02 S8-04 what no page says, the code does', () => {
  const keyOf = (cause: string) => messages.find((message) => placesOf(message).includes(cause))?.key

  it.each(Object.entries(spoken))('%s', (cause, say) => {
    expect(keyOf(cause)).toBeDefined()
    expect(say()).toBe(keyOf(cause))
  })
})

/** Small letters without marks; `not` in full; without what a headline leaves out; all placeholders alike. */
function plain(words: string): string {
  return words
    .replaceAll(/\{+\w+\}+/g, 'X')
    .toLowerCase()
    .replaceAll("n't", ' not')
    .replaceAll(/[.,:;!?]/g, ' ')
    .replaceAll(/\b(the|is|as)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Without the ends of verbs: 'copied' is 'copi', and so is 'copy'. */
function stems(words: string): string {
  return words.replaceAll(
    /(\w)(ied|y|ed|e)\b/g,
    (_all, before: string, end: string) => before + (/^(ied|y)$/.test(end) ? 'i' : ''),
  )
}
