import fc from 'fast-check'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { hasFormat } from '@pagewright/engine/tools'

/** A value that the schema of a text, a figure, a choice or a yes-or-no takes, each time the same; throws for any other. */
export function sampleOf(schema: JsonSchema): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'integer' || schema.type === 'number') return figureOf(schema)
  if (schema.type === 'boolean') return false
  throw new Error(`There is no sample of ${JSON.stringify(schema)}.`)
}

const texts = [
  '12',
  '+62 812 555 0100',
  '2026-05-17',
  'somebody@mail.example',
  'https://mail.example/',
  '#336699',
  '10:20:30Z',
  '2026-05-17T10:20:30Z',
]

function textOf({ minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema): string {
  const regExp = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    regExp.test(text) &&
    (typeof format !== 'string' || hasFormat(text, format))
  const found = ['Something'.padEnd(Number(minLength), ' more'), ...texts].find(fits)
  if (found !== undefined) return found
  const [matching] = fc.sample(fc.stringMatching(regExp).filter(fits), { seed: 1, numRuns: 1 })
  return matching ?? ''
}

function figureOf({ minimum, maximum }: JsonSchema): number {
  const least = typeof minimum === 'number' ? minimum : -Infinity
  const most = typeof maximum === 'number' ? maximum : Infinity
  return [12, least, most].find((figure) => Number.isFinite(figure) && figure >= least && figure <= most) ?? 0
}
