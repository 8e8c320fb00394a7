import { useEffect, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import type { ProductChange } from '@pagewright/cli/browser'
import type { StudioTexts } from '../../server/api/studioProduct'
import { settingOf, useEditing } from '../context'
import { roomsOf, type TextRoom } from '../frame/textRoom'
import { partKey } from '../model/pageParts'
import { formsIn, isPlural } from '../model/plurals'
import { newKey, usesOf } from '../model/textKeys'
import { Icon } from '../Icon'
import { ProblemNote } from './ProblemNote'
import { allLanguages, nameOfLanguage } from '../model/words'

interface MessageFieldProps {
  readonly id: string
  readonly path: readonly string[]
  readonly value: unknown
  readonly name: string
}

interface ChangedText {
  readonly language: string
  /** The plural form. Empty for a text without a number. */
  readonly form: string
  readonly text: string
}

/** Edits a text in all languages side by side, with each plural form if it has a number. */
export function MessageField({ id, path, value, name }: MessageFieldProps) {
  const editing = useEditing()
  const { state, combination, studio, route, isMarketOnly } = editing
  const [isOpen, setOpen] = useState(false)
  const { locales, markets } = state.product
  const key = partKey(value)
  const listed = markets[combination.market]?.['languages']
  const offered = Array.isArray(listed) ? listed.map(String) : []
  const first = offered.includes(combination.language) ? combination.language : 'en'
  const languages = [first, ...Object.keys(locales).filter((one) => one !== first)]
  const uses = key === undefined ? [] : usesOf(state.product, key)
  const hasForms = key !== undefined && isPlural(key, locales['en'] ?? {})
  const textIn = (language: string, form = '') =>
    key === undefined ? undefined : locales[language]?.[form === '' ? key : `${key}_${form}`]
  const shown = isOpen ? languages : [first, 'en']
  const most = hasForms ? 'other' : ''
  const rooms = useRooms(
    textIn(first),
    Object.fromEntries(shown.flatMap((one) => (textIn(one) === undefined ? [] : [[one, textIn(one) ?? '']]))),
  )
  const missing = languages.filter(
    (language) =>
      key !== undefined && formsIn(key, language, hasForms).some(({ form }) => textIn(language, form) === undefined),
  )
  const wrong = (state.plan?.problems ?? []).filter(
    ({ file, says }) => key !== undefined && file.startsWith('locales/') && says.startsWith(`${key}: `),
  )

  /** Returns changes that give this place a key of its own, with the texts of the old one. */
  const ownKey = (changed?: ChangedText): readonly ProductChange[] => {
    // A key is made of English words where there are some.
    const said = changed?.language === 'en' ? changed.text : (textIn('en', most) ?? changed?.text ?? name)
    const made = newKey(state.product, route, `${said}${isMarketOnly ? ` ${combination.market}` : ''}`)
    const texts = languages.flatMap((language) =>
      formsIn(made, language, hasForms).flatMap((one): ProductChange[] => {
        const isChanged = changed?.language === language && changed.form === one.form
        const text = isChanged ? changed.text : (textIn(language, one.form) ?? changed?.text)
        return text === undefined ? [] : [{ do: 'text', language, key: one.key, text }]
      }),
    )
    return [...texts, ...settingOf(editing, path, isObject(value) ? { ...value, say: made } : made)]
  }
  const set = (changed: ChangedText) => {
    const { language, form, text } = changed
    const isShared = isMarketOnly && key !== undefined && uses.some((use) => !use.startsWith(`${combination.market} `))
    if (key === undefined || isShared) studio.change(...ownKey(changed))
    else studio.change({ do: 'text', language, key: form === '' ? key : `${key}_${form}`, text })
  }
  const rows = languages
    .slice(0, isOpen ? undefined : 1)
    .flatMap((language) => formsIn(key ?? '', language, hasForms).map((one) => ({ ...one, language })))
  return (
    <div className="pw-studio-texts">
      {rows.map(({ language, form, numbers }, index) => {
        const text = textIn(language, form) ?? ''
        const english = textIn('en', form) ?? textIn('en', most) ?? ''
        const room = lengthOf(text, english, rooms?.[language], rooms?.['en'])
        const own = index === 0 ? id : `${id}-${language}-${form}`
        return (
          <div key={`${language} ${form}`} className="pw-studio-text">
            <label htmlFor={own}>
              {index === 0 ? `${name} in ${nameOfLanguage(language)}` : nameOfLanguage(language)}
              {numbers !== '' && `, ${numbers}`}
              {key !== undefined && textIn(language, form) === undefined && <em> missing</em>}
            </label>
            <small className={room.isLong ? 'pw-studio-long' : undefined}>{room.says}</small>
            <textarea
              id={own}
              rows={text.length > 40 ? 3 : 1}
              dir="auto"
              lang={language}
              value={text}
              onChange={({ target }) => set({ language, form, text: target.value })}
            />
          </div>
        )
      })}
      {wrong.map((one) => (
        <ProblemNote key={`${one.file}${one.says}`} problem={one} />
      ))}
      <div className="pw-studio-from">
        {key !== undefined && (
          <button type="button" className="pw-studio-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name="languages" /> {isOpen ? 'One language' : allLanguages(languages.length)}
            {missing.length > 0 && `, ${missing.length} missing`}
          </button>
        )}
        {key !== undefined && uses.length > 1 && (
          <>
            <small title={key}>The same text stands in {uses.length} places.</small>
            <button type="button" className="pw-studio-quiet" onClick={() => studio.change(...ownKey())}>
              Give this place a text of its own
            </button>
          </>
        )}
      </div>
    </div>
  )
}

/** A text that is more than half as long again as the English one often needs another line. */
function lengthOf(text: string, english: string, room: TextRoom | undefined, ofEnglish: TextRoom | undefined) {
  const [own, other] = [[...text].length, [...english].length]
  const says = `${own} characters`
  if (room?.isCut) return { isLong: true, says: `${says}, wider than its place` }
  const lines = room && (room.lines === 1 ? '1 line' : `${room.lines} lines`)
  if (room && ofEnglish && room.lines > ofEnglish.lines)
    return { isLong: true, says: `${says}, ${lines} where English takes ${ofEnglish.lines}` }
  if (room) return { isLong: false, says: `${says}, ${lines}` }
  const isLong = other > 0 && own > Math.max(other * 1.5, other + 12)
  return { isLong, says: `${says}${isLong ? `, English has ${other}: look whether it fits` : ''}` }
}

/** A measurement makes the page lay itself out, so it waits until nobody types. */
const measureAfterMs = 600
/** The page may still load, and then shows the text later. */
const mostTries = 12

/** Measures texts in their place on the page, after the page shows the newest one. */
function useRooms(shown: string | undefined, texts: StudioTexts) {
  const { frame, route } = useEditing()
  const wanted = JSON.stringify(texts)
  const [rooms, setRooms] = useState<ReturnType<typeof roomsOf>>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const measureSoon = (tries: number) => {
      timer = setTimeout(() => {
        const isThere = frame !== undefined && !frame.closed && shown !== undefined
        const found = isThere ? roomsOf(frame, shown, JSON.parse(wanted) as StudioTexts) : undefined
        setRooms(found)
        if (!found && tries < mostTries) measureSoon(tries + 1)
      }, measureAfterMs * tries)
    }
    measureSoon(1)
    return () => clearTimeout(timer)
  }, [frame, route, shown, wanted])
  return rooms
}
