// The definitions of the formats of values. A new one takes an entry here and the function that writes it in `i18n/format.ts`.

/** The definition of a format. */
export interface FormatDefinition {
  /** One sentence for the documentation. */
  readonly doc: string
  /** The JSON types of the values that the format can write. The checker refuses it for paths to others. */
  readonly fits: readonly ('string' | 'number' | 'boolean' | 'array')[]
  /** A value that has the format. */
  readonly example: unknown
}

const noon = 1_769_860_800

/** Definitions by the value of `format`. */
export const formats = {
  text: { doc: 'As it is.', fits: ['string', 'number', 'boolean'], example: 'Ann' },
  id: {
    doc: 'As it is, and from left to right even within Arabic text.',
    fits: ['string', 'number'],
    example: 'A-1001',
  },
  count: {
    doc: 'A number with thousands separators: whole, or with two decimals where it has a fraction.',
    fits: ['string', 'number'],
    example: 123_456.5,
  },
  gain: {
    doc: 'A number as `count` writes it, with a sign: 500 shows as +500.',
    fits: ['string', 'number'],
    example: 500,
  },
  loss: {
    doc: 'A number as `gain` writes it, with the other sign: 500 shows as −500.',
    fits: ['string', 'number'],
    example: 500,
  },
  money: {
    doc: 'An amount with two decimals and thousands separators, as the language has them.',
    fits: ['string', 'number'],
    example: '123456.5',
  },
  percent: {
    doc: 'A part of one in per cent, with one decimal: 0.125 shows as 12.5%.',
    fits: ['string', 'number'],
    example: 0.125,
  },
  short: { doc: 'A large number, abbreviated.', fits: ['string', 'number'], example: 123_456.5 },
  time: {
    doc: "A date with the time of day, or a time of day alone, in the market's zone.",
    fits: ['string', 'number'],
    example: noon,
  },
  date: { doc: "A date, in the market's zone.", fits: ['string', 'number'], example: noon },
  ago: {
    doc: 'How many minutes or hours ago it was, "Yesterday", or the date. For rows of lists.',
    fits: ['string', 'number'],
    example: noon - 7200,
  },
  day: {
    doc: '"Today", "Yesterday" or the date. For headings.',
    fits: ['string', 'number'],
    example: noon - 86_400,
  },
  month: {
    doc: '"This month", "Last month" or "Earlier". For headings of rows that have their dates.',
    fits: ['string', 'number'],
    example: noon - 86_400,
  },
  image: { doc: 'The picture at an address.', fits: ['string'], example: '/picture/1.png' },
  images: {
    doc: 'The pictures at a list of addresses.',
    fits: ['array'],
    example: ['/picture/1.png', '/picture/2.png'],
  },
  list: {
    doc: 'The texts or numbers of a list, or the names of its rows, one after another.',
    fits: ['array'],
    example: ['red', 'blue'],
  },
  rich: {
    doc: 'A text with headings, lists, links and emphasis, as Markdown writes them.',
    fits: ['string'],
    example: 'Pay by **card** or *cash*.',
  },
  phone: {
    doc: 'A telephone number, as it is. A line or a cell that shows it calls it at a press.',
    fits: ['string', 'number'],
    example: '+90 555 010 20 30',
  },
  groups: {
    doc: 'A code of more than 12 letters and digits, such as an IBAN, in groups of four, and from left to right. It is copied without the spaces. Other values as `id` shows them.',
    fits: ['string', 'number'],
    example: 'SA4420000001234567891234',
  },
} as const satisfies { readonly [name: string]: FormatDefinition }

/** Name of a format of values. */
export type FormatName = keyof typeof formats
