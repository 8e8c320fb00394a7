// The definitions of the values of `format` in a JSON Schema. A new one takes an entry here and its rule in
// `forms/validation/hasFormat.ts`.

/** The definition of a format of text. */
export interface TextFormatDefinition {
  /** One sentence for the documentation. */
  readonly doc: string
  /** A text that has the format. */
  readonly example: string
  /** A text that looks alike and lacks the format. Undefined if every text has it. */
  readonly refuses?: string
}

/** Definitions by name. */
export const textFormats = {
  decimal: { doc: 'A decimal number as text.', example: '12.50', refuses: '12.5.0' },
  id: { doc: 'An id of 1 to 32 digits.', example: '100200', refuses: '100-200' },
  phone: {
    doc: 'A telephone number of 5 to 15 digits, with `+`, spaces, hyphens and brackets.',
    example: '+90 (555) 010-20',
    refuses: '1234',
  },
  email: { doc: 'An e-mail address.', example: 'ann@shop.example', refuses: 'ann@shop' },
  uri: {
    doc: 'An address with its scheme, such as `https:`, `mailto:` or `urn:`. One that could run a script or open a file is refused.',
    example: 'urn:isbn:9780141036144',
    refuses: 'shop.example',
  },
  url: {
    doc: 'A web address that begins with `https:` or `http:`.',
    example: 'https://shop.example/a',
    refuses: 'ftp://shop.example',
  },
  date: { doc: 'A day.', example: '2026-01-31', refuses: '2026-02-30' },
  time: { doc: 'A time of day, with or without its zone.', example: '09:30:00', refuses: '09:30' },
  'date-time': { doc: 'A day and a time with its zone.', example: '2026-01-31T09:30:00Z', refuses: '2026-01-31 09:30' },
  'iso-time': {
    doc: 'A time of day in the zone of the market, with or without its offset.',
    example: '09:30:00',
    refuses: '09:30',
  },
  'iso-date-time': {
    doc: 'A day and a time in the zone of the market, with or without its offset.',
    example: '2026-01-31T09:30:00',
    refuses: '2026-01-31',
  },
  iban: {
    doc: 'An IBAN with the length of its country and the right check digits. Spaces do not count.',
    example: 'DE89 3704 0044 0532 0130 00',
    refuses: 'DE88 3704 0044 0532 0130 00',
  },
  clabe: {
    doc: 'A CLABE, the account number of Mexico, with the right check digit.',
    example: '032180000118359719',
    refuses: '032180000118359718',
  },
  uuid: {
    doc: 'A UUID.',
    example: '123e4567-e89b-12d3-a456-426614174000',
    refuses: '123e4567',
  },
  hostname: { doc: 'The name of a host.', example: 'shop.example', refuses: 'shop example' },
  ipv4: { doc: 'An IP address of version 4.', example: '192.0.2.1', refuses: '192.0.2.256' },
  ipv6: { doc: 'An IP address of version 6.', example: '2001:db8::1', refuses: '2001:db8' },
  regex: { doc: 'A regular expression of JavaScript.', example: '^[a-z]+$', refuses: '[a-z' },
  color: { doc: 'A colour.', example: '#ff8800', refuses: 'orange' },
  'data-url': {
    doc: 'A file, with its name, as a `data:` address. Pages offer the choice of a file.',
    example: 'data:text/plain;name=a.txt;base64,QQ==',
    refuses: 'a.txt',
  },
  'image-url': { doc: 'The address of a picture that was uploaded.', example: 'https://pictures.example/1.png' },
} as const satisfies { readonly [name: string]: TextFormatDefinition }

/** Name of a format that the engine validates. */
export type TextFormat = keyof typeof textFormats
