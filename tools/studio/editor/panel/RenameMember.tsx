import { useId, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { CheckedInput, FormButtons } from './CheckedInput'

interface RenameMemberProps {
  readonly path: readonly string[]
  readonly value: string
}

/** Renames the member of an answer that a value reads, in its schema and wherever pages and markets read it. */
export function RenameMember({ path, value }: RenameMemberProps) {
  const { page, ask, studio, state } = useEditing()
  const id = useId()
  const [to, setTo] = useState<string>()
  const [told, setTold] = useState<string>()
  const [root, ...names] = value.split('.')
  const answer = root === 'row' ? answerAround(page, path) : undefined
  const name = names.at(-1)
  if (!answer || name === undefined) return null
  const rename = async () => {
    try {
      const changes = state.changes.map(({ change }) => change)
      const found = await ask('rename', { ...answer, path: names, to, changes })
      studio.change(...found.changes)
      setTo(undefined)
      setTold(
        found.code.length === 0 ? undefined : `Code may name it too, and is not changed: ${found.code.join(', ')}`,
      )
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="pw-studio-rename">
      {to === undefined ? (
        <button type="button" className="pw-studio-quiet" onClick={() => setTo(name)}>
          Rename {name} everywhere
        </button>
      ) : (
        <form
          aria-label={`Rename ${name}`}
          onSubmit={(event) => {
            event.preventDefault()
            void rename()
          }}
        >
          <label htmlFor={id}>New name of {name}</label>
          <CheckedInput
            id={id}
            value={to}
            refusal={/^[A-Za-z_]\w*$/.test(to) ? undefined : 'Write a letter first, then letters, digits and _.'}
            hint="The server must answer with this name too."
            onChange={setTo}
          />
          <FormButtons submit="Rename" onCancel={() => setTo(undefined)} />
        </form>
      )}
      {told !== undefined && (
        <p role="status" className="pw-studio-note">
          {told}
        </p>
      )}
    </div>
  )
}

interface Answer {
  readonly endpoint: string
  /** In a record, `row` is the whole answer. */
  readonly isInRow: boolean
}

/** Returns the endpoint whose rows or answer a part reads: that of the nearest part around it with an endpoint. */
function answerAround(page: unknown, path: readonly string[]): Answer | undefined {
  for (let at = path.slice(0, -1); at.length > 0; at = at.slice(0, -1)) {
    const part = valueAtPath(page, at)
    if (!isObject(part)) continue
    const { rows, call, block } = part
    if (typeof rows === 'string') return { endpoint: rows, isInRow: true }
    if (block === 'record' && typeof call === 'string') return { endpoint: call, isInRow: false }
  }
  return undefined
}
