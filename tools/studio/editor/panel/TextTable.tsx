import { useState } from 'react'
import { isObject, languageName } from '@pagewright/engine/studio'
import { useEditing } from '../context'

/** Edits the texts of the open page in two languages side by side, or those that a language lacks. */
export function TextTable() {
  const { state, page, combination, studio } = useEditing()
  const { locales } = state.product
  const english = locales['en'] ?? {}
  const others = Object.keys(locales).filter((one) => one !== 'en')
  const [language, setLanguage] = useState(combination.language === 'en' ? (others[0] ?? 'en') : combination.language)
  const [wanted, setWanted] = useState('')
  const texts = locales[language] ?? {}
  const small = wanted.toLowerCase()
  const onPage = new Set(keysIn(page))
  const all = Object.keys(english)
    .filter((key) => (small === '' ? onPage.has(key) : `${key} ${english[key]}`.toLowerCase().includes(small)))
    .toSorted((a, b) => Number(a in texts) - Number(b in texts))
  return (
    <div className="pw-studio-panel">
      <header>
        <h2>Texts</h2>
        <p className="pw-studio-path">
          {small === '' ? 'Of this page' : 'Of the product'}: {all.length}
        </p>
        <div className="pw-studio-asked">
          <label htmlFor="language">Language</label>
          <select id="language" value={language} onChange={({ target }) => setLanguage(target.value)}>
            {others.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
        </div>
        <div className="pw-studio-asked">
          <label htmlFor="find-text">Find a text in the product</label>
          <input id="find-text" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </div>
      </header>
      <ul className="pw-studio-table">
        {all.map((key) => (
          <li key={key}>
            <label htmlFor={`text-${key}`}>
              {english[key]} <small>{key}</small>
              {!(key in texts) && <em> missing</em>}
            </label>
            <textarea
              id={`text-${key}`}
              dir="auto"
              lang={language}
              rows={(texts[key] ?? '').length > 40 ? 3 : 1}
              value={texts[key] ?? ''}
              onChange={({ target }) => studio.change({ do: 'text', language, key, text: target.value })}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(keysIn) : []
}
