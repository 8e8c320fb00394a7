import { type ReactNode, useId, useState } from 'react'
import { useEditing, settingOf } from '../context'
import { valueAtPath } from '@pagewright/cli/browser'
import { isObject } from '@pagewright/engine/studio'
import { boundSetting, type FormMember, memberOf, needSetting } from '../model/formMembers'
import { CheckedInput } from './CheckedInput'
import { MessageField } from './MessageField'

/** Patterns that people often want, so that nobody has to know how one is written. */
const usualPatterns = [
  ['^[0-9]+$', 'digits alone'],
  ['^[A-Za-z]+$', 'Latin letters alone'],
  ['^[A-Za-z0-9_]+$', 'Latin letters, digits and _'],
  ['^\\+?[0-9 ]{7,20}$', 'a phone number'],
  ['^[^@ ]+@[^@ ]+\\.[^@ ]+$', 'an e-mail address'],
] as const

/** What a person must enter. */
interface EnteredRules {
  readonly isNeeded: boolean
  readonly longest: string
  readonly pattern: string
}

interface FieldRulesProps {
  readonly rules: EnteredRules
  /** Length and pattern are of texts alone. */
  readonly isText: boolean
  /** True if the server needs the value, whatever the form says. */
  readonly isFixed?: boolean
  /** True for a field that exists already. Its pattern is tried only on demand. */
  readonly isWritten?: boolean
  /** The input of the message for an empty field, and of the one for a text that does not fit. */
  readonly emptyMessage: ReactNode
  readonly patternMessage: ReactNode
  onChange(change: Partial<EnteredRules>): void
}

/** Asks what people must enter: whether the field is required, the most characters, and a pattern with two examples. */
export function FieldRules({
  rules: { isNeeded, longest, pattern },
  isText,
  isFixed = false,
  isWritten = false,
  emptyMessage,
  patternMessage,
  onChange,
}: FieldRulesProps) {
  const id = useId()
  const isPattern = isRegExp(pattern)
  const examples = (
    <>
      <Example label="An example that fits" pattern={pattern} isWanted />
      <Example label="An example that does not fit" pattern={pattern} isWanted={false} />
    </>
  )
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isNeeded}
          disabled={isFixed}
          onChange={({ target }) => onChange({ isNeeded: target.checked })}
        />{' '}
        Required
      </label>
      {isFixed && <small>The server needs it.</small>}
      {isNeeded && emptyMessage}
      {isText && (
        <>
          <label htmlFor={`${id}-longest`}>Most characters</label>
          <input
            id={`${id}-longest`}
            type="number"
            min={1}
            value={longest}
            onChange={({ target }) => onChange({ longest: target.value })}
          />
          <label htmlFor={`${id}-pattern`}>Pattern</label>
          <CheckedInput
            id={`${id}-pattern`}
            value={pattern}
            isNeeded={false}
            list={`${id}-patterns`}
            refusal={isPattern ? undefined : 'This is no pattern yet: a bracket or a sign is missing.'}
            hint="What a text must look like: choose one, or write a regular expression. Leave it empty for any text."
            onChange={(next) => onChange({ pattern: next })}
          />
          <datalist id={`${id}-patterns`}>
            {usualPatterns.map(([one, says]) => (
              <option key={one} value={one}>
                {says}
              </option>
            ))}
          </datalist>
        </>
      )}
      {isText && pattern !== '' && isPattern && (
        <>
          {isWritten ? (
            <details className="pw-studio-more">
              <summary>Try the pattern</summary>
              {examples}
            </details>
          ) : (
            examples
          )}
          {patternMessage}
        </>
      )}
    </>
  )
}

/** Edits what people must enter in the field at a path. Draws nothing for what is no member of a form. */
export function RulesOfField({ path }: { readonly path: readonly string[] }) {
  const editing = useEditing()
  const found = memberOf(editing, path)
  // A pattern that is half written, or a length that is emptied, is no rule yet, and stays here.
  const [typed, setTyped] = useState<Partial<EnteredRules>>({})
  if (!found) return null
  const { schema, isNeeded, isNeededByServer } = found
  const written = (keyword: string) => {
    const value = schema[keyword]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return (
    <section className="pw-studio-new" aria-label="What people must enter">
      <h3>What people must enter</h3>
      <FieldRules
        rules={{ isNeeded, longest: written('maxLength'), pattern: written('pattern'), ...typed }}
        isText={schema['type'] === 'string'}
        isFixed={isNeededByServer}
        isWritten
        emptyMessage={<Message path={[...path, 'messages', 'required']} name="Message if it is empty" />}
        patternMessage={<Message path={[...path, 'messages', 'pattern']} name="Message if it does not fit" />}
        onChange={({ isNeeded: needed, longest, pattern: next }) => {
          const isRule = next !== undefined && isRegExp(next)
          const isLength = longest !== undefined && Number(longest) >= 1
          setTyped({
            ...(longest !== undefined && !isLength && { longest }),
            ...(next !== undefined && !isRule && { pattern: next }),
          })
          const changes = [
            ...(needed === undefined ? [] : needed ? needing(found) : needingNoMore(found)),
            ...(isLength ? boundSetting(editing, found, 'maxLength', Number(longest)) : []),
            ...(isRule ? boundSetting(editing, found, 'pattern', next === '' ? undefined : next) : []),
            ...(next === '' ? withoutMessage('pattern') : []),
          ]
          if (changes.length > 0) editing.studio.change(...changes)
        }}
      />
    </section>
  )

  /** A required text may not be empty either. */
  function needing(member: FormMember) {
    const isBound = schema['type'] === 'string' && schema['minLength'] === undefined
    return [...needSetting(editing, member, true), ...(isBound ? boundSetting(editing, member, 'minLength', 1) : [])]
  }

  function needingNoMore(member: FormMember) {
    const isBound = member.own['minLength'] === 1
    return [
      ...needSetting(editing, member, false),
      ...(isBound ? boundSetting(editing, member, 'minLength', undefined) : []),
      ...withoutMessage('required'),
    ]
  }

  /** A message that nobody reads any more goes with its rule. */
  function withoutMessage(keyword: string) {
    const messages = valueAtPath(editing.page, [...path, 'messages'])
    if (!isObject(messages) || messages[keyword] === undefined) return []
    const isLast = Object.keys(messages).length === 1
    return settingOf(editing, [...path, 'messages', ...(isLast ? [] : [keyword])], undefined)
  }
}

function Message({ path, name }: { readonly path: readonly string[]; readonly name: string }) {
  const { page } = useEditing()
  return <MessageField id={useId()} path={path} value={valueAtPath(page, path)} name={name} />
}

interface ExampleProps {
  readonly label: string
  readonly pattern: string
  readonly isWanted: boolean
}

/** Judges a text by a pattern while it is typed. */
function Example({ label, pattern, isWanted }: ExampleProps) {
  const id = useId()
  const [text, setText] = useState('')
  const isMatch = new RegExp(pattern, 'u').test(text)
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={(input) => {
          // A field whose examples contradict its pattern is not added.
          input?.setCustomValidity(text !== '' && isMatch !== isWanted ? 'The pattern says something else.' : '')
        }}
        value={text}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => setText(target.value)}
      />
      <small
        id={`${id}-says`}
        role="status"
        className={text !== '' && isMatch !== isWanted ? 'pw-studio-long' : undefined}
      >
        {text === '' ? 'Type one to try the pattern.' : isMatch ? 'It fits.' : 'It does not fit.'}
      </small>
    </>
  )
}

function isRegExp(pattern: string): boolean {
  try {
    return pattern === '' || new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}
