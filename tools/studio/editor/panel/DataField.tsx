import { useState } from 'react'

interface DataFieldProps {
  readonly id: string
  /** Its name, where no label element names it. */
  readonly label?: string
  readonly value: unknown
  onChange(value: unknown): void
}

/** Edits a value as JSON, for what has no simpler control. */
export function DataField({ id, label, value, onChange }: DataFieldProps) {
  const [text, setText] = useState<string>()
  const shown = text ?? (value === undefined ? '' : JSON.stringify(value, null, 2))
  const isWrong = text !== undefined && text !== '' && parsed(text) === undefined
  return (
    <>
      <textarea
        id={id}
        aria-label={label}
        rows={Math.min(12, shown.split('\n').length + 1)}
        value={shown}
        spellCheck={false}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          setText(target.value)
          const next = parsed(target.value)
          if (next) onChange(next.value)
        }}
        onBlur={() => !isWrong && setText(undefined)}
      />
      {isWrong && <p className="pw-studio-problem">This is not JSON yet.</p>}
    </>
  )
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
