// Clocks of the world, and a program that enters times by them. It runs in each engine, on devices of any zone.
import { rolldown } from 'rolldown'

export const languages = ['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh'] as const

/** A value that came, how it is shown, what a person enters instead, what is sent, and the offset that is said beside it. */
type Row = readonly [
  zone: string,
  format: string,
  came: string | undefined,
  shown: string,
  typed: string,
  sent: string,
  offset: string,
]

const winter = '2026-01-31T12:00:00Z'
const summer = '2026-07-31T12:00:00Z'

/** The rows by the present. Old engines have old rules: no row needs one that is younger than 2020. */
const byPresent: { readonly [present: string]: readonly Row[] } = {
  [winter]: [
    ['Asia/Tehran', 'time', undefined, '', '09:30', '09:30:00+03:30', 'GMT+3:30'],
    ['Asia/Tehran', 'time', undefined, '', '۰۹:۳۰', '09:30:00+03:30', 'GMT+3:30'],
    ['Asia/Tehran', 'time', '06:00:00Z', '09:30:00', '00:15:00', '20:45:00Z', 'GMT+3:30'],
    ['Asia/Tehran', 'time', '09:30:00', '09:30:00', '10:00', '10:00:00', 'GMT+3:30'],
    [
      'Asia/Tehran',
      'date-time',
      '2026-01-31T09:30:00+03:30',
      '2026-01-31T09:30:00',
      '2026-01-31T10:00',
      '2026-01-31T10:00:00+03:30',
      'GMT+3:30',
    ],
    [
      'Asia/Kathmandu',
      'date-time',
      '2026-01-31T07:08:09.123456Z',
      '2026-01-31T12:53:09.123',
      '2026-01-31T13:53:09.123',
      '2026-01-31T08:08:09.123456Z',
      'GMT+5:45',
    ],
    // The offset of the zone follows the season; another one stays.
    [
      'Europe/Stockholm',
      'date-time',
      '2026-01-31T09:30:00+01:00',
      '2026-01-31T09:30:00',
      '2026-07-31T09:30',
      '2026-07-31T09:30:00+02:00',
      'GMT+2',
    ],
    [
      'Europe/Stockholm',
      'date-time',
      '2026-01-31t09:30:00-03:30',
      '2026-01-31T14:00:00',
      '2026-07-31T09:30',
      '2026-07-31t04:00:00-03:30',
      'GMT+2',
    ],
    ['Europe/Stockholm', 'time', '09:30:00+02:00', '09:30:00', '10:00', '10:00:00+02:00', 'GMT+2'],
    ['Europe/Stockholm', 'date-time', undefined, '', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'GMT+2'],
    ['Europe/Stockholm', 'iso-date-time', undefined, '', '2026-03-29T02:30', '2026-03-29T02:30:00', 'GMT+2'],
    [
      'Europe/Stockholm',
      'iso-date-time',
      '2026-01-31 09:30:00+01:00',
      '2026-01-31T09:30:00',
      '2026-01-31T10:00',
      '2026-01-31 10:00:00+01:00',
      'GMT+1',
    ],
    ['Europe/Stockholm', 'date-time', undefined, '', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'GMT+2'],
    [
      'Europe/Stockholm',
      'date-time',
      '2026-10-25T01:15:00Z',
      '2026-10-25T02:15:00',
      '2026-10-25T02:45',
      '2026-10-25T01:45:00Z',
      'GMT+1',
    ],
    ['America/New_York', 'date-time', undefined, '', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z', 'GMT-4'],
    ['America/St_Johns', 'time', undefined, '', '09:30', '09:30:00-03:30', 'GMT-3:30'],
    ['America/St_Johns', 'time', '23:45:00-02:30', '23:45:00', '00:15', '00:15:00-02:30', 'GMT-2:30'],
    // The clocks change by half an hour.
    ['Australia/Lord_Howe', 'date-time', undefined, '', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z', 'GMT+11'],
    [
      'Australia/Lord_Howe',
      'date-time',
      '2026-04-05T01:40:00+10:30',
      '2026-04-05T01:40:00',
      '2026-04-05T01:45',
      '2026-04-05T01:45:00+10:30',
      'GMT+10:30',
    ],
    ['Pacific/Apia', 'date-time', undefined, '', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z', 'GMT+14'],
    [
      'Pacific/Kiritimati',
      'date-time',
      '2026-01-31T23:30:00Z',
      '2026-02-01T13:30:00',
      '2026-02-01T00:15',
      '2026-01-31T10:15:00Z',
      'GMT+14',
    ],
    [
      'Pacific/Pago_Pago',
      'date-time',
      '2026-01-31T09:30:00+03:30',
      '2026-01-30T19:00:00',
      '2026-01-30T20:00',
      '2026-01-31T10:30:00+03:30',
      'GMT-11',
    ],
    ['UTC', 'time', undefined, '', '09:30:15', '09:30:15Z', 'GMT'],
    ['UTC+3', 'date-time', undefined, '', '2026-02-01T00:30', '2026-01-31T21:30:00.000Z', 'GMT+3'],
  ],
  [summer]: [
    ['Europe/Stockholm', 'time', undefined, '', '09:30', '09:30:00+02:00', 'GMT+2'],
    ['Europe/London', 'time', '09:30:00+00:00', '09:30:00', '10:00', '10:00:00+00:00', 'GMT'],
    ['Europe/London', 'time', '09:30:00Z', '10:30:00', '11:00', '10:00:00Z', 'GMT+1'],
    ['America/St_Johns', 'iso-time', undefined, '', '09:30', '09:30:00', 'GMT-2:30'],
  ],
}

/** What an engine makes of the rows, beside what is right. */
export interface ClockResult {
  readonly language: string
  /** True if the engine knows the names of zones in the language. */
  readonly isKnown: boolean
  readonly right: Row
  readonly row: Row
  readonly name: string
}

/** Returns a script whose value is the results for each row in each language, as JSON. */
export async function clockScript(): Promise<string> {
  const source = `
    import { fromLocal, toLocal, zoneName } from '${new URL('../../src/engine/forms/fields/moments.ts', import.meta.url).pathname}'
    const results = ${JSON.stringify(languages)}.flatMap((language) =>
      Object.entries(${JSON.stringify(byPresent)}).flatMap(([present, rows]) => {
        const now = () => Date.parse(present)
        return rows.map((right) => {
          const [timeZone, format, before, , typed] = right
          const came = before === null ? undefined : before
          const clock = { timeZone, now }
          const sent = fromLocal(typed, format, clock, came)
          const shown = toLocal(came, clock) || ''
          const name = zoneName(sent, clock, language)
          const offset = name.replace(/^.* \\(|\\)$/g, '')
          const isKnown = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0
          return { language, isKnown, right, row: [timeZone, format, before, shown, typed, sent, offset], name }
        })
      }),
    )
    globalThis.clockResults = JSON.stringify(results)
  `
  return `(() => { ${await bundled(source, 'iife')}; return globalThis.clockResults })()`
}

/** Bundles a program that imports code of the engine. */
export async function bundled(source: string, format: 'cjs' | 'iife'): Promise<string> {
  const entry = '\0program'
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format })
  await bundle.close()
  return output[0].code
}

const scripts: { readonly [language: string]: RegExp } = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}

/** Returns the results that are wrong: another value, or a zone that is not named in the language of the reader. */
export function wrongResults(results: readonly ClockResult[]): readonly ClockResult[] {
  return results.filter(({ language, isKnown, right, row, name }) => {
    const [zone] = right
    // An engine that does not know the language has the city, and none has a name for an offset.
    const isNamed = zone.includes('/') || (zone === 'UTC' && isKnown)
    const isRight = /^[^\p{Nd}]+ \(/u.test(name) && (!isKnown || (scripts[language]?.test(name) ?? true))
    return JSON.stringify(row) !== JSON.stringify(right) || (isNamed && !isRight)
  })
}
