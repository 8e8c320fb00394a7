// Tests that schemas of the kind that products have need no work: the starter with a form page for each of them has no
// problem, its forms compile, and each call takes what its form sends.
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { checkedProject } from '../../tools/cli/check/checkProject'
import { findingText } from '../../tools/cli/check/finding'
import { filesAt, withChanges } from '../../tools/cli/files'
import { withBranches } from '../../tools/cli/generate/branches'
import { membersOfRequest, withMembers, wholeBodyOf } from '../../tools/cli/generate/rootValue'
import { bundle, inline, type JsonSchema, type SchemaSet } from '../../tools/cli/generate/schemaSet'
import { typesOf } from '../../tools/cli/generate/types'
import { compileForm } from '../../tools/cli/generate/compileForm'
import { formSchema } from '../../tools/cli/generate/formSchema'
import { root } from '../../tools/cli/root'
import { naturalSchemas, sharedDefinitions } from '../support/naturalSchemas'

const starter = join(root, 'examples/starter')
const forms = Object.entries(naturalSchemas)
const set: SchemaSet = {
  'forms.json': Object.fromEntries(forms.map(([name, { schema }]) => [name, schema])),
  'natural.json': { ...sharedDefinitions, Saved: { type: 'object', properties: {} } },
}
const texts: { [key: string]: string } = {}

/** Returns a message for a part of a form. Each text is different, as in a product that somebody wrote. */
function said(key: string): string {
  texts[key] = `The ${key.replaceAll('.', ' ')}`
  return key
}

/** Returns a field for each member that a person fills in. */
function fieldsOf({ properties = {} }: JsonSchema, key: string): object {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      schema === null ? [] : [[name, fieldOf(schema, `${key}.${name}`)] as const],
    ),
  )
}

function fieldOf(schema: JsonSchema, key: string): object {
  const values = Array.isArray(schema.enum) ? (schema.enum as readonly unknown[]) : undefined
  const inner = isObject(schema.items) && !Array.isArray(schema.items) ? schema.items : undefined
  const choices = Array.isArray(inner?.enum) ? (inner.enum as readonly unknown[]) : values
  const hasFields = schema.properties !== undefined
  return {
    label: said(key),
    ...(choices && { words: Object.fromEntries(choices.map((one) => [one, said(`${key}.${String(one)}`)])) }),
    ...(hasFields && { fields: fieldsOf(schema, key) }),
    ...(inner && !choices && { items: fieldOf(inner, `${key}.item`) }),
  }
}

function pageOf(form: string): object {
  const whole = withBranches(withMembers(inline(set, { $ref: `forms.json#/$defs/${form}` }, '')))
  return {
    title: said(`${form}.title`),
    access: 'open',
    blocks: {
      form: {
        block: 'form',
        form,
        fields: fieldsOf(whole, form),
        submit: {
          do: 'call',
          label: said(`${form}.send`),
          call: `POST /natural/${form}`,
          done: said(`${form}.done`),
          failed: said(`${form}.failed`),
          then: { to: '/' },
        },
      },
    },
  }
}

const names = forms.map(([form]) => form)
const pages = Object.fromEntries(names.map((form) => [form, pageOf(form)]))
const files = filesAt(starter)
const read = (file: string): object => JSON.parse(files.read(file)) as object
const calls = Object.fromEntries(
  names.map((form) => [
    `POST /natural/${form}`,
    { kind: 'write', request: `forms.json#/$defs/${form}`, response: 'natural.json#/$defs/Saved', answer: 'bare' },
  ]),
)
const { note } = (read('schemas/forms.json') as { readonly $defs: { readonly note: object } }).$defs
const product = withChanges(starter, {
  'schemas/forms.json': JSON.stringify({ $defs: { note, ...set['forms.json'] } }),
  'schemas/natural.json': JSON.stringify({ $defs: set['natural.json'] }),
  'schemas/api.json': JSON.stringify({ ...read('schemas/api.json'), ...calls }),
  'locales/en.json': JSON.stringify({ ...read('locales/en.json'), ...texts }, undefined, 2),
  'pages.config.ts': [
    ...names.map((form) => `import ${form} from './pages/${form}.json'`),
    files
      .read('pages.config.ts')
      .replace("'/new': newNote", `'/new': newNote, ${names.map((form) => `'/natural/${form}': ${form}`).join(', ')}`)
      .replace("['/']", JSON.stringify(['/', ...names.map((form) => `/natural/${form}`)])),
  ].join('\n'),
  ...Object.fromEntries(names.map((form) => [`pages/${form}.json`, JSON.stringify(pages[form], undefined, 2)])),
})

it('a product with a form for each of them has no problem, and its types are written', async () => {
  const { findings, examined } = await checkedProject(product)
  expect(findings.map((one) => `${one.name} ${findingText(one)}`)).toEqual([])
  const { contract, sets } = examined?.usable ?? {}
  if (!contract || !sets) throw new Error('The product could not be read.')
  const types = await typesOf(contract, [...sets.values()])
  for (const name of names) expect(types).toContain(`"POST /natural/${name}"`)
})

describe.each(forms)('%s', (form, { good, bad }) => {
  it('compiles to a validator without code that is missing', () => {
    expect(compileForm(formSchema(withMembers(bundle(set, `forms.json#/$defs/${form}`))))).toContain('exports')
  })

  it('has a request that takes the value and refuses a wrong one', () => {
    const call = { request: `forms.json#/$defs/${form}` }
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(
      formSchema(withMembers(bundle(set, call.request))),
    )
    const whole = wholeBodyOf(set, call)
    const sent = (value: unknown) => (whole === undefined ? value : { [whole]: value })
    expect(Object.keys(membersOfRequest(set, call).properties ?? {})).toEqual(
      expect.arrayContaining(whole === undefined ? [] : [whole]),
    )
    expect(validate(sent(good)), JSON.stringify(validate.errors)).toBe(true)
    const isOfFormat = form === 'booking' || form === 'addressBook'
    expect(validate(sent(bad))).toBe(isOfFormat)
  })
})
