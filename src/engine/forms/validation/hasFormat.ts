// The formats of text. The compiled validators get these functions, so that every caller agrees.
import type { TextFormat } from '../../language/grammar/textFormats'
import { attempt, parseUrl } from '../../lib/attempt'
import { isClabe, isIban } from './bankAccounts'
import { toDecimal } from '../../lib/decimal'

/** Returns true if text has the format. A format that the engine does not know is only a note, so every text has it. */
export function hasFormat(text: string, format: string): boolean {
  return formats[format]?.(text) ?? true
}

export interface Formats {
  readonly [format: string]: ((text: string) => boolean) | undefined
}
/** Tells by the name of a format whether text has it. */
export const formats: Formats = {
  decimal: (text) => toDecimal(text) !== undefined,
  id: (text) => /^\d{1,32}$/.test(text),
  phone: (text) => /^\+?[\d ()-]+$/.test(text) && /^\d{5,15}$/.test(text.replaceAll(/\D/g, '')),
  email: (text) => text.length <= 254 && /^[^\s@<>()[\]\\,;:"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  uri: isAddress,
  url: isWebAddress,
  date: isDate,
  time: isTime,
  'date-time': (text) => isDateWithTime(text) && hasZone(text),
  'iso-time': isTime,
  'iso-date-time': isDateWithTime,
  iban: isIban,
  clabe: isClabe,
  uuid: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  hostname: isHostname,
  ipv4: isIpv4,
  ipv6: (text) => /^[\da-f:.]*:[\da-f:.]*$/i.test(text) && parseUrl(`http://[${text}]/`) !== undefined,
  regex: isPattern,
  color: (text) => /^#[\da-f]{6}$/i.test(text),
  'data-url': (text) => /^data:[^,]*,/.test(text),
  // Any address that the server gave is possible; the control accepts no text.
  'image-url': () => true,
} satisfies Record<TextFormat, (text: string) => boolean>

// A form may hold addresses that no page follows, such as `urn:`, but none that runs a script or opens a file.
function isAddress(text: string): boolean {
  if (/^https?:/i.test(text)) return isWebAddress(text)
  return /^[a-z][a-z\d+.-]*:[^\s\\]+$/i.test(text) && !/^(javascript|vbscript|data|blob|file|filesystem):/i.test(text)
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && parseUrl(text) !== undefined
}

function isDate(text: string): boolean {
  const [, year = Number.NaN, month = Number.NaN, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

// A moment needs its zone. A time of day may lack it, as in opening hours.
function hasZone(text: string): boolean {
  return /(Z|[+-]\d\d:\d\d)$/i.test(text)
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/i.test(text)
}

function isDateWithTime(text: string): boolean {
  return isDate(text.slice(0, 10)) && /^[Tt ]$/.test(text.charAt(10)) && isTime(text.slice(11))
}

function isHostname(text: string): boolean {
  return text.length <= 253 && /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i.test(text)
}

function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

function isPattern(text: string): boolean {
  return attempt(() => new RegExp(text, 'u')) !== undefined
}
