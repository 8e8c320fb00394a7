// Writes plain values as source text, in the manner of the file around them.
import { isObject } from '@pagewright/engine/tools'
import { Refused } from './change'

/** The style in which a file writes its values. */
export interface PrintManner {
  readonly isJson: boolean
  /** True if objects stand over several lines even if they would fit into one. */
  readonly isTall: boolean
  /** The white space before the line of the value. */
  readonly indent: string
}

/** Returns the source text of a value. Throws `Refused` for what is not JSON. */
export function printValue(value: unknown, manner: PrintManner): string {
  const { isJson, isTall, indent } = manner
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value)
  if (typeof value === 'string') return isJson ? JSON.stringify(value) : printText(value)
  const inner = { ...manner, indent: `${indent}  ` }
  if (Array.isArray(value)) {
    const items = value.map((one) => printValue(one, inner))
    return isTall && value.some(isObject) ? tall('[', items, ']', manner) : `[${items.join(', ')}]`
  }
  if (!isObject(value)) throw new Refused(`${typeof value} cannot be written. Use JSON.`)
  const members = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => `${printName(name, isJson)}: ${printValue(one, inner)}`)
  if (members.length === 0) return '{}'
  return isTall ? tall('{', members, '}', manner) : `{ ${members.join(', ')} }`
}

/** Returns the name of a member as it stands before its colon. */
export function printName(name: string, isJson: boolean): string {
  if (isJson) return JSON.stringify(name)
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name)
}

/** Quotes a text as the formatter does: single quotes, unless double ones need fewer escapes. */
function printText(text: string): string {
  const quoted = JSON.stringify(text)
  const isSingle = text.split("'").length <= text.split('"').length
  return isSingle ? `'${quoted.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : quoted
}

function tall(open: string, parts: readonly string[], close: string, { isJson, indent }: PrintManner): string {
  const lines = parts.map((part) => `\n${indent}  ${part}`).join(',')
  return `${open}${lines}${isJson ? '' : ','}\n${indent}${close}`
}
