import { getSchemaType, type RJSFSchema } from '@rjsf/utils'
import type { Field, Message } from '../../language/types/plain'
import { evaluateCondition, isRef, readPath } from '../../language/runtime/evaluateCondition'
import { isObject } from '../../language/runtime/merge'

/** One option of a choice. */
export interface Choice {
  readonly value: unknown
  readonly label: string
  readonly note?: string
  readonly image?: string
  /** The row of the endpoint that the option was made from. */
  readonly row?: unknown
  readonly isDisabled?: boolean
  /** True if it is offered before the others. */
  readonly isPinned?: boolean
}

/** Returns true for the schema of a list of files, which offers no choice. */
export function isFiles({ items }: RJSFSchema): boolean {
  return typeof items === 'object' && !Array.isArray(items) && items.format === 'data-url'
}

export function isChosen(value: unknown, choice: Choice): boolean {
  return Array.isArray(value) ? value.some((one) => isSameChoice(one, choice.value)) : isSameChoice(value, choice.value)
}

/** Compares two values of a choice. An id may be a number on one side and text on the other. */
export function isSameChoice(left: unknown, right: unknown): boolean {
  return left === right || (isPlain(left) && isPlain(right) && String(left) === String(right))
}

/** Converts a chosen value to the type of the schema: servers send ids as text or as numbers. */
export function asSchemaValue(value: unknown, schema: RJSFSchema): unknown {
  const type = getSchemaType(schema)
  if (type === 'string' && typeof value === 'number') return String(value)
  const isNumeric = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
  return (type === 'integer' || type === 'number') && isNumeric ? Number(value) : value
}

/**
 * Returns the choices with the typed text in their label, their note or another text of the row. Such texts are names in
 * other languages, codes, and aliases in a list. An equal text comes first, then labels and other texts that begin with it.
 */
export function searchChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const wanted = foldText(typed.trim())
  if (wanted === '') return choices
  const texts = choices.map(textsOf)
  const start = `\n${wanted}`
  // An empty line stands only before the label.
  const parts = [`${start}\n`, `\n${start}`, start, wanted]
  return [...new Set(parts.flatMap((part) => choices.filter((_, at) => texts[at]?.includes(part))))]
}

/** Returns the searched texts of a choice, each on a line. A numeric key of the row is on no screen. */
function textsOf({ value, label, note, row }: Choice): string {
  const others = isObject(row) ? Object.values(row).flat().filter(isSearched) : []
  const own = others.filter((text) => text !== value || /\D/.test(text))
  return foldText(['', '', label, ...own, note, ''].join('\n'))
}

/**
 * Returns the text in small letters, without accents and signs between letters: "turkiye" finds "Türkiye". Letters that
 * Arabic, Persian and Urdu keyboards have for each other become one, and their digits become 0 to 9.
 */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Lm}\p{Cf}.'’+]/gu, '')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll(/[ةہ]/g, 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('ı', 'i')
}

/** Returns true for a short text of a row. Addresses of pictures are not searched. */
function isSearched(value: unknown): value is string {
  return typeof value === 'string' && value.length < 100 && !/^(https?:|\/|data:)/.test(value)
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/** Returns the suggested answers of a field. A reference to anything but a list gives none. */
export function resolveSuggestions(suggest: Field['suggest'], scope: object): readonly (string | number)[] {
  const list: unknown = isRef(suggest) ? readPath(scope, suggest.from) : suggest
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string' || typeof one === 'number') : []
}

export function suggestionNote(
  note: Field['suggestNote'],
  value: string | number,
  scope: object,
  translate: (message: Message, scope: object) => string,
): string | undefined {
  const seen = { ...scope, row: { value } }
  return note && evaluateCondition(note.when, seen) ? translate(note.text, seen) : undefined
}

/** Returns the values that a field offers, or undefined if it offers all. */
export function offeredValues(only: Field['only'], scope: object): readonly unknown[] | undefined {
  const list = only && readPath(scope, only.from)
  return Array.isArray(list) ? list : undefined
}
