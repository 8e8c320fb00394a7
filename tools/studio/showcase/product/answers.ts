// The fixed server of the example product: every call has one answer, and nothing is kept.
import { formats } from '@pagewright/engine/tools'

const day = 86_400
const start = 1_700_000_000

/** Returns row number `at` of the list, counted from 1. */
function rowOf(at: number) {
  return {
    id: String(at),
    name: ['Ann', 'Bo', 'Chris', 'Dana', 'Eli', 'Finn'][at % 6],
    role: at % 2 === 0 ? 'owner' : 'guest',
    at: start + at * day,
    sum: 123_456.5 * at,
    image: picture(at),
    formatted: Object.fromEntries(Object.entries(formats).map(([format, { example }]) => [format, example])),
    days: [3, 5, 4, 8, 6].map((sum, index) => ({ date: `2023-11-${15 + index}`, sum })),
  }
}

/** Returns the address of a picture that this server draws. Pages refuse addresses that end with `.svg`. */
function picture(at: number): string {
  return `/picture/${at % 6}.png`
}

const answers: { readonly [call: string]: (body: { readonly [name: string]: unknown }) => unknown } = {
  'POST /account': () => ({ uid: '7', id: '7', role: 'owner' }),
  'POST /things': ({ page = 1 }) => ({
    list: Array.from({ length: 6 }, (_, index) => rowOf((Number(page) - 1) * 6 + index + 1)),
    has_more: Number(page) < 2,
  }),
  'POST /thing': () => rowOf(1),
  'POST /save': () => ({ url: 'https://pay.example/1' }),
}

/** Returns the answer of a call such as `POST /thing`; undefined if the server has none. */
export function answerOf(call: string, body: { readonly [name: string]: unknown }): object | undefined {
  const answer = answers[call]
  return answer && { code: 0, res: answer(body), extend: {}, msg: 'success' }
}

/** Returns the text of the file of a call; undefined if the call answers no file. */
export function fileOf(call: string): string | undefined {
  return call === 'POST /report' ? 'name,sum\nAnn,123456.5\n' : undefined
}

/** Returns a picture as SVG text. Numbers from 0 to 5 give different colours. */
export function pictureOf(at: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="hsl(${at * 60} 55% 45%)"/><circle cx="40" cy="30" r="14" fill="#fff"/><path d="M14 74a26 26 0 0 1 52 0" fill="#fff"/></svg>`
}
