// Which formats suit a value: by what the schema says it means, by its type, and by the value of the page as it is now.
import { type FormatName, formats } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import type { Editing } from '../context'
import { pathsAround, samplesAround } from './offers'

/** Returns whether a format suits the value beside it. All do if the value is not known. */
export function fittingFormats(editing: Editing, path: readonly string[]): (format: string) => boolean {
  const from = valueAtPath(editing.page, [...path.slice(0, -1), 'value'])
  const known = pathsAround(editing, path).find((one) => one.path === from)
  if (!known || typeof from !== 'string') return () => true
  const { means, type = '' } = known
  if (means) return (format) => means.formats.includes(format)
  const types = type.split(' or ').map((one) => (one === 'integer' ? 'number' : one))
  const sample = samplesAround(editing, path)(from)
  return (format) => {
    const fits: readonly string[] = Object.hasOwn(formats, format) ? formats[format as FormatName].fits : []
    const isOfType = type === '' || types.some((one) => fits.includes(one))
    const look = Object.hasOwn(looks, format) ? looks[format] : undefined
    return isOfType && (sample === undefined || look === undefined || look.test(sample))
  }
}

const [numeric, moment] = [/^-?\d+(\.\d+)?$/, /^(\d{9,13}|\d{4}-\d\d-\d\d.*)$/]

/** What a value looks like that a format is made for. The others show any text. */
const looks: { readonly [format: string]: RegExp } = {
  count: numeric,
  money: numeric,
  percent: numeric,
  short: numeric,
  time: moment,
  date: moment,
  ago: moment,
  day: moment,
  image: /^(https?:|data:|\/)/,
  phone: /^\+?[\d ()-]{7,}$/,
}
