// Types the smallest and the largest text or number of each field of each form: both are sent as they are, and nothing beyond.
import type { RJSFSchema } from '@rjsf/utils'
import { hasFormat } from '@pagewright/engine/tools'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { inline, patchSet, readContract, type JsonSchema } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { mount, user } from '../engine/forms/mount'

interface Case {
  readonly form: string
  readonly field: string
  readonly schema: JsonSchema
}

const { set } = readContract(root)
const sets = [set, ...Object.values(markets).map((market) => patchSet(set, 'schemas' in market ? market.schemas : {}))]
const forms = Object.keys(set['forms.json'] ?? {})

/** A field of each kind that is typed: the words of a schema make no difference. */
const cases: readonly Case[] = [
  ...new Map(
    sets.flatMap((one) => forms.flatMap((form) => typedFields(one, form))).map((each) => [rulesOf(each.schema), each]),
  ).values(),
]

function rulesOf({ title: _, description: _text, ...rules }: JsonSchema): string {
  return JSON.stringify(Object.entries(rules).toSorted(([a], [b]) => a.localeCompare(b)))
}

function typedFields(one: typeof set, form: string): readonly Case[] {
  const { properties = {} } = inline(one, { $ref: `forms.json#/$defs/${form}` }, '')
  return Object.entries(properties).flatMap(([field, schema]) =>
    schema && isTyped(schema) ? [{ form, field, schema }] : [],
  )
}

function isTyped({ type, format, enum: values, minimum }: JsonSchema): boolean {
  // Check digits leave few texts of a length. tests/contract/texts.test.ts has some.
  if (values !== undefined || format === 'image-url' || format === 'iban') return false
  // A number without a bound comes from an answer. Nobody types it.
  return type === 'string' || ((type === 'integer' || type === 'number') && minimum !== undefined)
}

/** Returns a text of a length that the schema takes, if there is one among some plausible texts. */
function textOf({ pattern, format }: JsonSchema, length: number): string | undefined {
  const matches = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
  const starts = ['', '+', '+99', 'SA00', '0.0']
  const ends = ['', '.25']
  const texts = starts.flatMap((start) =>
    ends.flatMap((end) =>
      ['9', 'a', ' 9'].map((fill) => (start + fill.repeat(length)).slice(0, Math.max(0, length - end.length)) + end),
    ),
  )
  return texts.find(
    (text) => text.length === length && matches.test(text) && (typeof format !== 'string' || hasFormat(text, format)),
  )
}

/** Returns the shortest and the longest text. Fails if the bounds of the schema say more than a text can. */
function extremes(schema: JsonSchema): readonly [smallest: string | number, largest: string | number] {
  if (schema.type !== 'string') return [Number(schema.minimum), Number(schema.maximum)]
  const [least, most] = [Number(schema.minLength ?? 0), Number(schema.maxLength)]
  const lengths = Array.from({ length: most - least + 1 }, (_, at) => least + at)
  const texts = lengths.flatMap((length) => (length === 0 ? [] : (textOf(schema, length) ?? [])))
  return [texts[0] ?? '', texts.at(-1) ?? '']
}

/** Types each text into a field of its own, sends the form, and returns what was sent, in the same order. */
async function sent(schema: JsonSchema, ...typed: readonly string[]): Promise<readonly unknown[]> {
  const names = ['a', 'b'].slice(0, typed.length)
  const field = schema as unknown as RJSFSchema
  const form = mount({
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, field])),
      required: names,
    },
  })
  const inputs = [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('spinbutton')]
  for (const [at, text] of typed.entries()) {
    await user.click(inputs[at] as HTMLElement)
    await user.paste(text)
  }
  await form.send()
  const values = form.onSubmit.mock.calls[0]?.[0]
  return names.map((name) => values?.[name])
}

describe.each(cases)('S9-07 $form $field', ({ schema }) => {
  const [smallest, largest] = extremes(schema)

  it('has a largest value, and a longest text as long as it may be', () => {
    if (schema.type === 'string') expect(String(largest).length).toBe(schema.maxLength)
    else expect(Number.isFinite(largest)).toBe(true)
  })

  it(`sends the smallest, ${JSON.stringify(smallest)}, and the largest as they were typed`, async () => {
    expect(await sent(schema, String(smallest), String(largest))).toEqual([smallest, largest])
  })

  it('takes no amount of nothing', () => {
    const isText = schema.type === 'string'
    const amounts = !isText || schema.format === 'decimal' ? [0, '0.0', '0.00', -1, '-0.01', ''] : []
    const pattern = new RegExp(typeof schema.pattern === 'string' ? schema.pattern : '', 'u')
    const isTaken = (amount: number | string) =>
      isText ? pattern.test(String(amount)) : Number(amount) >= Number(schema.minimum)
    expect(amounts.filter(isTaken)).toEqual([])
  })

  it('sends nothing that is larger', async () => {
    const larger = typeof largest === 'number' ? `${largest}0` : `${largest}${largest.at(-1)}`
    const [value] = await sent(schema, larger)
    // What cannot be typed is left out, and said in the field.
    expect([undefined, largest]).toContain(value)
  })
})
