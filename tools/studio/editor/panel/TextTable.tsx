import { useState } from 'react'
import { isObject, languageName } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { nameOf } from '../model/parts'
import { allLanguages } from '../model/words'

/** The choice of all languages at once. */
const everyLanguage = 'all'

/** Edits the texts of the chosen part or page, in one language beside English or in all of them side by side. */
export function TextTable() {
  const { state, page, chosen, english: named, combination, studio, route } = useEditing()
  const { locales } = state.product
  const english = locales['en'] ?? {}
  const others = Object.keys(locales).filter((one) => one !== 'en')
  const [language, setLanguage] = useState(combination.language === 'en' ? (others[0] ?? 'en') : combination.language)
  const [wanted, setWanted] = useState('')
  const [isPart, setPart] = useState(false)
  const shown = language === everyLanguage ? ['en', ...others] : [language]
  const part = isPart ? valueAtPath(page, chosen) : page
  const small = wanted.toLowerCase()
  const onPage = new Set(keysIn(part))
  const missingOf = (key: string) => shown.filter((one) => !(key in (locales[one] ?? {}))).length
  const all = Object.keys(english)
    .filter((key) => (small === '' ? onPage.has(key) : `${key} ${english[key]}`.toLowerCase().includes(small)))
    .toSorted((a, b) => missingOf(b) - missingOf(a))
  return (
    <div className="pw-studio-panel">
      <header>
        <h2>Texts</h2>
        <p className="pw-studio-path">
          {small !== '' ? 'Of the product' : isPart ? 'Of this part' : 'Of this page'}: {all.length}
        </p>
        {chosen.length > 0 && (
          <div className="pw-studio-asked">
            <label htmlFor="text-place">Texts of</label>
            <select
              id="text-place"
              value={isPart ? 'part' : 'page'}
              onChange={({ target }) => setPart(target.value === 'part')}
            >
              <option value="page">this page</option>
              <option value="part">{nameOf(valueAtPath(page, chosen), chosen.at(-1) ?? route, named)}</option>
            </select>
          </div>
        )}
        <div className="pw-studio-asked">
          <label htmlFor="language">Language</label>
          <select id="language" value={language} onChange={({ target }) => setLanguage(target.value)}>
            {others.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
            <option value={everyLanguage}>{allLanguages(others.length + 1)}</option>
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
            {shown.length > 1 && (
              <p className="pw-studio-name">
                {english[key]} <small className="pw-studio-code">{key}</small>
              </p>
            )}
            {shown.map((one) => {
              const text = locales[one]?.[key]
              return (
                <div key={one} className="pw-studio-text">
                  <label htmlFor={`text-${key}-${one}`}>
                    {shown.length > 1 ? (
                      languageName(one)
                    ) : (
                      <>
                        {english[key]} <small className="pw-studio-code">{key}</small>
                      </>
                    )}
                  </label>
                  {text === undefined && <em>missing</em>}
                  <textarea
                    id={`text-${key}-${one}`}
                    dir="auto"
                    lang={one}
                    rows={(text ?? '').length > 40 ? 3 : 1}
                    value={text ?? ''}
                    onChange={({ target }) => studio.change({ do: 'text', language: one, key, text: target.value })}
                  />
                </div>
              )
            })}
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
