import { randomInt } from 'node:crypto'
import { dateText, dayOf } from './day'

/** A number for something made at a moment (unix seconds): a letter for what it is, the date, and ten digits. */
export function orderNumber(letter: string, at: number): string {
  return `${letter}${dateText(dayOf(at)).replaceAll('-', '')}${randomInt(1e9, 1e10)}`
}
