import { useState } from 'react'
import { isObject, languageName } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { nameOf } from '../model/pageParts'
import { englishOf, formsIn, isPlural, messagesOf } from '../model/plurals'
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
  const rowsOf = (key: string) =>
    shown.flatMap((one) => formsIn(key, one, isPlural(key, english)).map((row) => ({ ...row, language: one })))
  const missingOf = (key: string) => rowsOf(key).filter((one) => !(one.key in (locales[one.language] ?? {}))).length
  const all = messagesOf(english)
    .filter((key) =>
      small === '' ? onPage.has(key) : `${key} ${englishOf(key, english) ?? ''}`.toLowerCase().includes(small),
    )
    .toSorted((a, b) => missingOf(b) - missingOf(a))
  return (
    <div className="pw-studio-panel pw-studio-translating" data-all={shown.length > 1}>
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
            {shown.length > 1 && <small className="pw-studio-code">{key}</small>}
            {rowsOf(key).map((row) => {
              const text = locales[row.language]?.[row.key]
              const id = `text-${row.key}-${row.language}`
              return (
                <div key={id} className="pw-studio-text">
                  <label htmlFor={id}>
                    {shown.length > 1 ? (
                      languageName(row.language)
                    ) : (
                      <>
                        {englishOf(row.key, english) ?? englishOf(key, english)}{' '}
                        <small className="pw-studio-code">{row.key}</small>
                      </>
                    )}
                    {row.numbers !== '' && ` (${row.numbers})`}
                  </label>
                  {text === undefined && <em>missing</em>}
                  <textarea
                    id={id}
                    dir="auto"
                    lang={row.language}
                    rows={(text ?? '').length > 40 ? 3 : 1}
                    value={text ?? ''}
                    onChange={({ target }) =>
                      studio.change({ do: 'text', language: row.language, key: row.key, text: target.value })
                    }
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
