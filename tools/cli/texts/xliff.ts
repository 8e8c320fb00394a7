// Texts as XLIFF 2.0, which translation tools read and write.
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import { Refused } from '../change/change'
import { isObject } from '@pagewright/engine/tools'
import type { TextRow, TranslatedRow } from './textRow'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
const attribute = '@'

/** Returns the document. Each key is a unit; notes say where it is used and how long it may be. */
export function toXliff(rows: readonly TextRow[], language: string): string {
  const units = rows.map(({ key, english, text, longest, uses }) => ({
    [`${attribute}id`]: key,
    notes: {
      note: [
        ...uses.map((use) => ({ [`${attribute}category`]: 'used in', '#text': use })),
        { [`${attribute}category`]: 'longest', '#text': String(longest) },
      ],
    },
    segment: {
      [`${attribute}state`]: text === '' ? 'initial' : 'translated',
      source: english,
      ...(text !== '' && { target: text }),
    },
  }))
  const document = {
    '?xml': { [`${attribute}version`]: '1.0', [`${attribute}encoding`]: 'UTF-8' },
    xliff: {
      [`${attribute}xmlns`]: namespace,
      [`${attribute}version`]: '2.0',
      [`${attribute}srcLang`]: 'en',
      [`${attribute}trgLang`]: language,
      file: { [`${attribute}id`]: 'texts', unit: units },
    },
  }
  return new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: attribute, format: true }).build(document)
}

/** Reads the units of a document for a language. Throws if it is not XLIFF 2.0, or for another language. */
export function fromXliff(source: string, language: string): readonly TranslatedRow[] {
  const wrong = XMLValidator.validate(source)
  if (wrong !== true) throw new Refused(`This is no XML: line ${wrong.err.line}, ${wrong.err.msg}`)
  if (/<!DOCTYPE/i.test(source)) throw new Refused('The document has a DOCTYPE, which XLIFF does not allow.')
  const xliff = memberOf(reader.parse(source), 'xliff')
  const version = textOf(memberOf(xliff, `${attribute}version`))
  if (version !== '2.0' && version !== '2.1')
    throw new Refused(`This is not XLIFF 2.0 but ${version === '' ? 'other XML' : `version ${version}`}.`)
  const target = textOf(memberOf(xliff, `${attribute}trgLang`))
  if (target !== language) throw new Refused(`The document is for "${target}" (trgLang), and "${language}" was named.`)
  return listOf(memberOf(xliff, 'file'))
    .flatMap((file) => listOf(memberOf(file, 'unit')))
    .map((unit) => {
      // A tool may cut a text into segments, one for each sentence.
      const segments = listOf(memberOf(unit, 'segment'))
      const joined = (name: string) => segments.map((segment) => textOf(memberOf(segment, name))).join('')
      return { key: textOf(memberOf(unit, `${attribute}id`)), english: joined('source'), text: joined('target') }
    })
}

const reader = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
})

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined
}

/** The reader gives one element as itself, and several as a list. */
function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return isObject(value) ? textOf(value['#text'] ?? '') : ''
}
