// The words of the screen for names of the page language and of the data. docs/studio.md explains the twenty of the glossary.
import { wordsOf as wordsOfName } from '@pagewright/cli/browser'

export { wordsOfName }

/** Returns what a property is called on the screen. */
export function wordsOfMember(name: string): string {
  return Object.hasOwn(members, name) ? (members[name] ?? name) : wordsOfName(name)
}

const members: { readonly [name: string]: string } = {
  access: 'Who may open it',
  any: 'Label of the choice of all',
  args: 'What it is given',
  as: 'Kept under the name',
  at: 'Field with the message',
  ask: 'Question before',
  bare: 'Without its label',
  block: 'Kind of block',
  body: 'What is sent',
  branches: 'Variants of the form',
  bulk: 'Actions for several rows',
  call: 'Server call',
  do: 'What it does',
  each: 'Server call for each value',
  file: 'Server call of the file',
  fill: 'Filled by the browser',
  fillMax: 'A button fills in the largest value',
  form: 'Data of the form',
  from: 'Value',
  holds: 'What must hold',
  incomplete: 'Message if incomplete',
  key: 'What tells rows apart',
  mask: 'Grouping while typing',
  messages: 'Messages if it is wrong',
  empty: 'Text if empty',
  enabled: 'Can be pressed when',
  minus: 'Subtracted value',
  needs: 'Conditions of the page',
  ok: 'Label of the button that confirms',
  only: 'Choices that are offered',
  opened: 'Calls to the app on opening',
  opens: 'A press opens',
  or: 'Value otherwise',
  over: 'Divided by',
  param: 'What the server filters by',
  plus: 'Added value',
  query: 'Values in the address',
  reasons: 'Messages by reason',
  rows: 'Rows come from',
  show: 'What a row shows',
  say: 'Text',
  since: 'First day, as the server takes it',
  src: 'Address of the file',
  submit: 'What sends the form',
  then: 'After a success',
  times: 'Multiplied by',
  to: 'Opens the page',
  tone: 'Colour',
  tones: 'Colour of each value',
  until: 'Last day, as the server takes it',
  when: 'Shown when',
  widget: 'Kind of input',
  words: 'Words for each value',
  x: 'Time of a point',
  y: 'Value of a point',
}

/** Returns when a message of a field stands, by its keyword. */
export function wordsOfKeyword(keyword: string): string {
  return Object.hasOwn(keywords, keyword) ? (keywords[keyword] ?? keyword) : wordsOfName(keyword)
}

const keywords: { readonly [keyword: string]: string } = {
  required: 'If it is empty',
  blank: 'If it has only spaces',
  type: 'If it is of another kind',
  enum: 'If it is no choice',
  minLength: 'If it is too short',
  maxLength: 'If it is too long',
  minimum: 'If it is too small',
  maximum: 'If it is too large',
  exclusiveMinimum: 'If it is not above the least',
  exclusiveMaximum: 'If it is not below the largest',
  pattern: 'If it does not fit the pattern',
  format: 'If it is not written as it should be',
  minItems: 'If there are too few',
  maxItems: 'If there are too many',
  uniqueItems: 'If one stands twice',
}

/** Returns what a container is called on a button that adds to it: `a column` for `columns`. */
export function wordsOfEntry(container: string): string {
  const word = Object.hasOwn(entries, container) ? entries[container] : undefined
  if (word !== undefined) return word
  const one = wordsOfName(container.replace(/s$/, '')).toLowerCase()
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

const entries: { readonly [container: string]: string } = {
  needs: 'a condition of the page',
  opened: 'a call to the app on opening',
  labels: 'a label with values',
  parties: 'a person or account',
  by: 'a server call',
  series: 'a series',
}

/** Returns what the type of a part is called on the screen: `List` for a list block, `Action` for each kind of action. */
export function wordsOfType(type: string): string {
  const word = Object.hasOwn(types, type) ? types[type] : undefined
  return (
    word ??
    wordsOfName(type)
      .replace(/ block$/, '')
      .replace(/^.* (action|filter)$/, (_all, kind: string) => wordsOfName(kind))
  )
}

const types: { readonly [type: string]: string } = {
  FieldCheck: 'Check',
  // What holds it says what it is: a section or a step.
  FormSection: 'Part',
  FormRule: 'Rule',
  LinkAction: 'Link',
  Need: 'Condition',
  Worded: 'Badge',
}

/** Returns a sentence of the page language in the words of the screen. A sentence with code in it stays out, unless code is shown. */
export function wordsOfDoc(doc: string, isCodeShown: boolean): string {
  if (isCodeShown) return doc
  const plain = doc.split(/(?<=\.) /).filter((sentence) => !sentence.includes('`'))
  const says = replaced.reduce((text, [from, to]) => text.replaceAll(from, to), plain.join(' '))
  return says.slice(0, 1).toUpperCase() + says.slice(1)
}

const replaced: readonly (readonly [from: RegExp, to: string])[] = [
  [/\bThe endpoint of\b/g, 'The server call of'],
  [/\ban endpoint\b/g, 'a server call'],
  [/\bAn endpoint\b/g, 'A server call'],
  [/\bthe endpoint\b/gi, 'the server call'],
  [/\bpath to (an?|the) /gi, ''],
  [/\bThe (value|name|factor|divisor|unit|address|list)/g, 'The $1'],
  [/\bThe member of the request that sorts\b/g, 'The name by which the server sorts'],
  [/\bThe member of the request for\b/g, 'The name by which the server takes'],
  [/\bThe member of the request\b/g, 'The name by which the server filters'],
  [/\bname of the member\b/g, 'name of the value'],
  [/\ban enum\b/g, 'a list of choices'],
  [/\bclosed set\b/g, 'list of choices'],
  [/\bby JSON Schema keyword\b/g, 'for each thing that can be wrong'],
  [/\bmember of the schema\b/g, 'value of the data'],
  [/\bThe body of the request\. The engine adds\b/g, 'What the server gets. It also gets'],
  [/\bThe body of the request\b/g, 'What the server gets'],
  [/\bNative calls that the page makes\b/g, 'What the page asks of the app'],
  [/\bserver's business code, where it\b/g, 'code with which the server'],
  [/ by id\b/g, ''],
  [/\ba text of the engine\b/g, 'a text that is built in'],
]

/** Returns the name of the button that shows a text in each language. */
export function allLanguages(count: number): string {
  return count < 3 ? (['', 'The only language', 'Both languages'][count] ?? '') : `All ${count} languages`
}

/** The studio speaks English. */
export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
