// Adds a field to a form: a member of its schema and of the request, a line in each page with the form, and messages.
import { longestText } from '../check/grammar/patternFault'
import type { Node } from '../effective/trace'
import { lookUp, type JsonSchema } from '../generate/schemaSet'
import { camel } from '../camel'
import { behindUse, unwrapped } from '../change/find'
import { entryAt } from '../change/performChange'
import { addProperty, addRequired, callsIn, formRef, setIn, whole } from './contract'
import { addMember } from './insert'
import type { Kind } from './kind'
import { answerTo, partsOf, type Answers } from './questions'
import type { SourceEdits } from './sources'
import { wordOf, memberAt, memberOf, nameOf, nodesIn, propertiesOf, type NodePlace } from './syntax'
import { wordQuestions } from './words'

const types = ['string', 'integer', 'number', 'boolean', 'enum', 'image', 'images']
const mostLetters = 200
const [mostImages, mostChosen] = [9, 19]
const listOfTexts = { type: 'array', items: { type: 'string' } }
/** The address of a picture, as the upload answers it. */
const address = { format: 'image-url', minLength: 1, maxLength: 2000 }

const isEnum = ({ type }: Answers) => type === 'enum'
const never = () => false

export const fieldKind: Kind = {
  summary: 'Adds a field to a form, its schema and its request.',
  example: '--form note --name colour --type string --max 20 --label en=Colour',
  questions: [
    { name: 'form', asks: 'which form of schemas/forms.json', allowed: formsIn },
    {
      name: 'name',
      asks: 'the name of the member in the API',
      like: { pattern: /^[a-z]\w*$/, words: 'a small letter, then letters, digits and _, such as tax_id' },
    },
    { name: 'type', asks: 'what it holds; image is one picture, images are several', allowed: types },
    { name: 'values', asks: 'the values of the enum, with commas', isNeeded: isEnum },
    { name: 'required', kind: 'switch', asks: 'makes the field required', isNeeded: never },
    { name: 'min', asks: 'the least number', like: figure(), isNeeded: never },
    {
      name: 'max',
      asks: `the most characters (${mostLetters} by default, ${longestText} at most), the largest number, or the most images (${mostImages} by default, ${mostChosen} at most)`,
      like: figure(),
      isNeeded: never,
    },
    { name: 'after', asks: 'the field before it; the last one by default', isNeeded: never },
    { name: 'key', asks: 'the message key of its label; built like those beside it by default', isNeeded: never },
    ...wordQuestions,
  ],
  words: ({ name = '', form = '' }) => `New field ${name} of the form ${form}.`,

  plan(answers, sources) {
    const form = answerTo(answers, 'form')
    const name = answerTo(answers, 'name')
    if (whole(sources, formRef(form)).properties?.[name])
      throw new Error(`The form "${form}" has the member "${name}" already.`)
    const uses = usesOf(sources, form)
    const key = answers.key ?? `${areaOf(uses, form)}.${camel(name)}`
    const words = wordsOf(answers, key)

    addToSchemas(sources, form, name, answers)
    // Goes through each page once, from the end of a file to its start, so that positions stay valid.
    for (const { file, index } of uses.map((use, index) => ({ file: use.file, index }))) {
      const place = usesOf(sources, form)[index]
      if (!place) throw new Error(`${file} no longer has the form "${form}".`)
      const after = answers.after === undefined ? undefined : entryAt(sources, place, answers.after, ['fields'])
      const isImage = answers.type === 'image' || answers.type === 'images'
      addMember(
        sources,
        place,
        name,
        { label: key, ...(isImage && { widget: 'image' }), ...(words && { words }) },
        after,
      )
    }
    return { words: [key, ...Object.values(words ?? {})], notes: [] }
  },
}

function formsIn(sources: SourceEdits): readonly string[] {
  return Object.keys(setIn(sources)['forms.json'] ?? {})
}

function figure() {
  return { pattern: /^-?\d+(\.\d+)?$/, words: 'a number' }
}

function wordsOf(answers: Answers, key: string): { readonly [value: string]: string } | undefined {
  if (!isEnum(answers)) return undefined
  return Object.fromEntries(partsOf(answers.values).map((value) => [value, `${key}.${camel(value)}`]))
}

interface Use extends NodePlace {
  /** The endpoint that gets the form. */
  readonly call: string
}

/** Returns the `fields` objects of a form in all pages, each once. */
function usesOf(sources: SourceEdits, form: string): readonly Use[] {
  const files = [...sources.list('pages'), 'pages.config.ts'].filter((file) => /\.(ts|json)$/.test(file))
  const found = files.flatMap((file) =>
    [...nodesIn(sources.parse(file).body)].flatMap((node): Use[] => {
      const fields = wordOf(memberOf(node, 'form')?.value as never) === form ? memberOf(node, 'fields') : undefined
      if (!fields) return []
      const own = { file, node: unwrapped(fields.value as Node) }
      // Fields that are a part are all in the part.
      const isPart = propertiesOf(own.node).every((one) => nameOf(one) === 'use')
      const place = isPart ? behindUse(sources, { spot: own, crossings: [] }, []).spot : own
      const submit = memberAt(sources, { file, node }, 'submit')
      const call = submit && memberAt(sources, submit, 'call')
      return [{ ...place, call: wordOf(call?.node) ?? '' }]
    }),
  )
  return found.filter(
    (use, index) =>
      found.findIndex((other) => other.file === use.file && other.node.start === use.node.start) === index,
  )
}

/** Returns the area with which most labels of the form begin. */
function areaOf(uses: readonly Use[], form: string): string {
  const counts = new Map<string, number>()
  for (const field of uses.flatMap(({ node }) => propertiesOf(node))) {
    const label = wordOf(memberOf(field.value as never, 'label')?.value as never)
    const area = label?.split('.')[0]
    if (area !== undefined) counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? form
}

/**
 * Adds the member to the request without bounds. The bounds go to the form, so that other forms of the request stay as
 * they are.
 */
function addToSchemas(sources: SourceEdits, form: string, name: string, answers: Answers): void {
  const others = formsIn(sources).filter((one) => one !== form && !hasMember(sources, formRef(one), name))
  const { type, bounds } = shapeOf(answers)
  const base = lookUp(setIn(sources), formRef(form), '').schema.$ref
  if (base === undefined) addProperty(sources, formRef(form), name, { ...type, ...bounds })
  else {
    if (!hasMember(sources, base, name)) addProperty(sources, base, name, type)
    if (Object.keys(bounds).length > 0) addProperty(sources, formRef(form), name, bounds)
  }
  if (answers.required !== undefined) addRequired(sources, formRef(form), name)
  for (const { call } of usesOf(sources, form)) {
    const request = callsIn(sources)[call]?.request
    if (request !== undefined && !hasMember(sources, request, name)) addProperty(sources, request, name, type)
  }
  for (const one of others) if (hasMember(sources, formRef(one), name)) addProperty(sources, formRef(one), name, null)
}

function hasMember(sources: SourceEdits, ref: string, name: string): boolean {
  return whole(sources, ref).properties?.[name] !== undefined
}

function shapeOf(answers: Answers): { readonly type: JsonSchema; readonly bounds: JsonSchema } {
  const { type, min, max, required } = answers
  const least = min !== undefined && { minimum: Number(min) }
  const most = max !== undefined && { maximum: Number(max) }
  switch (type) {
    case 'enum':
      return { type: { enum: partsOf(answers.values) }, bounds: {} }
    case 'string':
      // Spaces alone are no answer to a required field. An optional one may stay empty.
      return {
        type: { type },
        bounds: {
          ...(required !== undefined && { minLength: 1, pattern: '\\S' }),
          maxLength: countOf(max ?? mostLetters, longestText, 'characters'),
        },
      }
    case 'image':
      return { type: { type: 'string' }, bounds: address }
    case 'images':
      return {
        type: listOfTexts,
        bounds: {
          ...(required !== undefined && { minItems: 1 }),
          maxItems: countOf(max ?? mostImages, mostChosen, 'images'),
          items: address,
        },
      }
    case 'integer':
    case 'number':
      return { type: { type }, bounds: { ...least, ...most } }
    default:
      return { type: { type: 'boolean' }, bounds: {} }
  }
}

function countOf(written: string | number, most: number, noun: string): number {
  const count = Number(written)
  if (Number.isInteger(count) && count > 0 && count <= most) return count
  throw new Error(`--max: expected from 1 to ${most} ${noun}, found ${written}.`)
}
