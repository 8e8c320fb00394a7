interface ColourInputProps {
  readonly id: string
  /** The name of the picker for screen readers. The text field has a label of its own. */
  readonly pickerName: string
  readonly value: string
  /** True if a form may be sent only with a plain colour. */
  readonly isRequired?: boolean
  onChange(value: string): void
}

/** Enters a colour by a picker or as text. The picker shows black while the text is no plain colour. */
export function ColourInput({ id, pickerName, value, isRequired = false, onChange }: ColourInputProps) {
  return (
    <>
      <input
        type="color"
        aria-label={pickerName}
        value={isColour(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        id={id}
        value={value}
        spellCheck={false}
        {...(isRequired && { required: true, pattern: '#[0-9a-fA-F]{6}', title: 'A colour such as #1f6f5c' })}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

/** Returns true for a plain colour of six hexadecimal digits. */
export function isColour(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value)
}
