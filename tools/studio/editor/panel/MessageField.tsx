import { useEffect, useState } from 'react'
import { isObject } from '@pagewright/engine/studio'
import type { ProductChange } from '@pagewright/cli/browser'
import type { StudioTexts } from '../../server/api/studioProduct'
import { settingOf, useEditing } from '../context'
import { roomsOf, type TextRoom } from '../frame/textRoom'
import { partKey } from '../model/parts'
import { newKey, usesOf } from '../model/textKeys'
import { ProblemNote } from './ProblemNote'
import { allLanguages, nameOfLanguage } from '../model/words'

interface MessageFieldProps {
  readonly id: string
  readonly path: readonly string[]
  readonly value: unknown
  readonly name: string
}

/** Edits a text in all languages side by side. */
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
  const textIn = (language: string) => (key === undefined ? undefined : locales[language]?.[key])
  const shown = isOpen ? languages : [first, 'en']
  const rooms = useRooms(
    textIn(first),
    Object.fromEntries(shown.flatMap((one) => (textIn(one) === undefined ? [] : [[one, textIn(one) ?? '']]))),
  )
  const wrong = (state.plan?.problems ?? []).filter(
    ({ file, says }) => key !== undefined && file.startsWith('locales/') && says.startsWith(`${key}: `),
  )
  const missing = languages.filter((language) => key !== undefined && textIn(language) === undefined)

  /** Returns changes that give this place a key of its own, with the texts of the old one. */
  const ownKey = (changed?: { readonly language: string; readonly text: string }): readonly ProductChange[] => {
    // A key is made of English words where there are some.
    const said = changed?.language === 'en' ? changed.text : (textIn('en') ?? changed?.text ?? name)
    const made = newKey(state.product, route, `${said}${isMarketOnly ? ` ${combination.market}` : ''}`)
    const texts = languages.flatMap((language): ProductChange[] => {
      const text = changed?.language === language ? changed.text : (textIn(language) ?? changed?.text)
      return text === undefined ? [] : [{ do: 'text', language, key: made, text }]
    })
    return [...texts, ...settingOf(editing, path, isObject(value) ? { ...value, say: made } : made)]
  }
  const set = (language: string, text: string) => {
    const isShared = isMarketOnly && key !== undefined && uses.some((use) => !use.startsWith(`${combination.market} `))
    if (key === undefined || isShared) studio.change(...ownKey({ language, text }))
    else studio.change({ do: 'text', language, key, text })
  }
  return (
    <div className="pw-studio-texts">
      {languages.slice(0, isOpen ? undefined : 1).map((language, index) => {
        const text = textIn(language) ?? ''
        const room = lengthOf(text, textIn('en') ?? '', rooms?.[language], rooms?.['en'])
        return (
          <div key={language} className="pw-studio-text">
            <label htmlFor={index === 0 ? id : `${id}-${language}`}>
              {index === 0 ? `${name} in ${nameOfLanguage(language)}` : nameOfLanguage(language)}
              {missing.includes(language) && <em> missing</em>}
            </label>
            <small className={room.isLong ? 'pw-studio-long' : undefined}>{room.says}</small>
            <textarea
              id={index === 0 ? id : `${id}-${language}`}
              rows={text.length > 40 ? 3 : 1}
              dir="auto"
              lang={language}
              value={text}
              onChange={({ target }) => set(language, target.value)}
            />
          </div>
        )
      })}
      {wrong.map((one) => (
        <ProblemNote key={`${one.file}${one.says}`} problem={one} />
      ))}
      <p className="pw-studio-from">
        {key !== undefined && (
          <button type="button" className="pw-studio-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'One language' : allLanguages(languages.length)}
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
      </p>
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
