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
}

/** Shows a search field with a clear button. The caller debounces. */
export function SearchInput({ value, onChange, label, placeholder }: SearchInputProps) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="pw-search" role="search">
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
