// Reads object types in one line, for flags: `name:string!,size:integer,kind:a|b`.
import type { JsonSchema } from '../generate/schemaSet'
import { partsOf } from './questions'

const types = ['string', 'integer', 'number', 'boolean']

/** Returns the schema of an object; an empty text has no members. Throws one sentence for an invalid text. */
export function readNotation(text: string | undefined, flag: string): JsonSchema {
  const members = partsOf(text).map((one) => {
    const [, name, type = '', isNeeded] = /^([a-z]\w*):([\w|]+)(!?)$/.exec(one) ?? []
    if (name === undefined || (!types.includes(type) && !type.includes('|')))
      throw new Error(
        `${flag}: "${one}" is not valid: write <name>:<type>, and ! after it if it is required. Types: ${types.join(', ')}, or values as a|b.`,
      )
    return { name, schema: type.includes('|') ? { enum: type.split('|') } : { type }, isNeeded: isNeeded === '!' }
  })
  const required = members.filter((one) => one.isNeeded).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  }
}
