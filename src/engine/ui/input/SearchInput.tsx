import { useRef } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { Icon } from '../icons/Icon'
import { IconButton } from './IconButton'
import './SearchInput.css'

interface SearchInputProps {
  readonly value: string
  onChange(value: string): void
  readonly label: string
  readonly placeholder?: string | undefined
  /** What happens while an input method composes a text. */
  readonly composition?: { onCompositionStart(): void; onCompositionEnd(): void } | undefined
}

/** Shows a search field with a clear button. The caller debounces. */
export function SearchInput({ value, onChange, label, placeholder, composition }: SearchInputProps) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="pw-search" role="search" {...composition}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className="pw-search-input"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton
          icon="x"
          label={texts.t('engine.search.clear')}
          onPress={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
