// The meanings of values in schemas: `x-means`. The check compares a meaning with how pages show, send and compare
// the value. A meaning changes nothing while the product runs.
import type { FormatName } from './formats'
import type { TextFormat } from './textFormats'

interface ValueMeaning {
  readonly doc: string
  /** The JSON types that such a value may have. */
  readonly types: readonly string[]
  /** The formats that show such a value. None if nobody should read it. */
  readonly formats: readonly FormatName[]
  /** The values of `format` that such a text may have in its schema. Any, if absent. */
  readonly textFormats?: readonly TextFormat[]
  /** False for what counts or measures things: it is never below 0. */
  readonly isNegative?: false
}

/** The meanings by name. Ids have a meaning each, whose name ends with `-id`. */
export const valueMeanings = {
  time: {
    doc: 'A moment, in seconds or milliseconds since 1970, or as `2026-01-31T09:30:00Z`.',
    types: ['integer', 'number', 'string'],
    formats: ['time', 'date', 'ago', 'day', 'month'],
    textFormats: ['date-time'],
    isNegative: false,
  },
  date: {
    doc: 'A day, as `2026-01-31`.',
    types: ['string'],
    formats: ['date', 'day', 'month', 'text'],
    textFormats: ['date'],
  },
  money: {
    doc: 'An amount of money, with decimals.',
    types: ['number', 'string'],
    formats: ['money', 'gain', 'loss', 'short', 'text'],
    textFormats: ['decimal'],
  },
  count: {
    doc: 'A whole number of things.',
    types: ['integer', 'string'],
    formats: ['count', 'gain', 'loss', 'short', 'text'],
    textFormats: ['decimal', 'id'],
    isNegative: false,
  },
  quantity: {
    doc: 'A number that may have decimals and is no money, such as hours.',
    types: ['integer', 'number', 'string'],
    formats: ['money', 'count', 'gain', 'loss', 'short', 'text'],
    textFormats: ['decimal'],
    isNegative: false,
  },
  image: {
    doc: 'The address of a picture.',
    types: ['string'],
    formats: ['image'],
    textFormats: ['image-url', 'uri', 'url'],
  },
  images: { doc: 'The addresses of pictures.', types: ['array'], formats: ['images'] },
  phone: { doc: 'A telephone number.', types: ['string'], formats: ['phone', 'text'], textFormats: ['phone'] },
  rich: { doc: 'A text in Markdown.', types: ['string'], formats: ['rich'] },
  refusal: {
    doc: 'The code with which the server refuses. A definition with this meaning lists all of them, and `reasons` may name no other.',
    types: ['integer'],
    formats: [],
  },
  link: {
    doc: 'The address of a page or a file, which nobody reads.',
    types: ['string'],
    formats: [],
    textFormats: ['uri', 'url'],
  },
} as const satisfies { readonly [name: string]: ValueMeaning }

const anyId: ValueMeaning = {
  doc: 'A name that tells one thing of its kind from the others, such as `order-id`.',
  types: ['string', 'integer'],
  formats: ['id', 'groups', 'text'],
}

/** Returns the meaning of a name, or undefined for an unknown name. Any name that ends with `-id` is one. */
export function valueMeaning(name: unknown): ValueMeaning | undefined {
  if (typeof name !== 'string') return undefined
  if (/^[a-z]+(-[a-z]+)*-id$/.test(name)) return anyId
  return Object.hasOwn(valueMeanings, name) ? valueMeanings[name as keyof typeof valueMeanings] : undefined
}

/** The names of the meanings, for a message that lists them. */
export const valueMeaningNames: readonly string[] = [...Object.keys(valueMeanings), '<thing>-id']
