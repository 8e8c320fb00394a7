import { type ReactNode, useId, useState } from 'react'
import type { Offer } from '../model/offers'

interface PickerProps {
  readonly id: string
  /** Its name, where no label element names it. */
  readonly label?: string
  readonly value: unknown
  readonly among: readonly Offer[]
  readonly isNeeded?: boolean
  /** Returns whether a text may be a value although it is not offered. None may by default. */
  isTaken?(text: string): boolean
  readonly picture?: ((value: string) => ReactNode) | undefined
  onChange(value: string): void
}

/** More would be slow to draw. A person types a few letters instead. */
const mostShown = 60

/** Chooses a value by its words, or by what is there now. An offered value may be typed too. */
export function Picker({ id, label, value, among, isNeeded = false, isTaken, picture, onChange }: PickerProps) {
  const list = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [unknown, setUnknown] = useState<string>()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const chosen = among.find((one) => one.value === text)
  const wanted = (typed ?? '').trim().toLowerCase()
  const found = fitting(among, wanted).slice(0, mostShown)
  const close = () => {
    setTyped(undefined)
    setOpen(false)
    setActive(-1)
  }
  const take = (next: string) => {
    close()
    setUnknown(undefined)
    if (next !== text) onChange(next)
  }
  /** Takes what is typed if it is a value, and forgets it otherwise. */
  const leave = () => {
    setUnknown(undefined)
    const same = among.find((one) => isNamed(one, typed ?? ''))
    if (typed === undefined) close()
    else if (same) take(same.value)
    else if (typed === '' ? !isNeeded : isTaken?.(typed) === true) take(typed)
    else {
      setUnknown(typed === '' ? undefined : typed)
      close()
    }
  }
  const move = (by: number) => {
    setOpen(true)
    setActive(found.length === 0 ? -1 : (active + by + found.length + (active === -1 && by < 0 ? 1 : 0)) % found.length)
  }
  return (
    <div className="pw-studio-picker">
      <input
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        required={isNeeded}
        value={typed ?? chosen?.says ?? text}
        onFocus={({ target }) => target.select()}
        onClick={() => setOpen(true)}
        onChange={({ target }) => {
          setTyped(target.value)
          setOpen(true)
          // Enter takes what is typed whole, or else the first one that fits.
          const fits = fitting(among, target.value).slice(0, mostShown)
          const same = fits.findIndex((one) => isNamed(one, target.value))
          setActive(target.value.trim() === '' || fits.length === 0 ? -1 : Math.max(0, same))
          // A value that is typed whole counts at once, and so does one that is no beginning of an offered one.
          const isWhole = among.some((one) => one.value === target.value)
          const isOther = fits.length === 0 && isTaken?.(target.value) === true
          if (target.value !== text && (isWhole || isOther)) onChange(target.value)
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          const option = found[active]
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            move(event.key === 'ArrowDown' ? 1 : -1)
          } else if (event.key === 'Enter') {
            // With the list open, the key chooses, and does not send the form around.
            if (isOpen) event.preventDefault()
            if (isOpen && option) take(option.value)
            else leave()
          } else if (event.key === 'Escape' && isOpen) close()
        }}
      />
      {/* These lines are always there, so that leaving the field moves no button away from the pointer. */}
      <small role={unknown === undefined ? undefined : 'alert'}>
        {unknown === undefined ? noteOf(chosen) || '\u00A0' : `Nothing here is called “${unknown}”, so this stays.`}
      </small>
      <small className="pw-studio-code">{chosen?.value ?? '\u00A0'}</small>
      {isOpen && found.length > 0 && (
        <div
          id={list}
          ref={intoView}
          role="listbox"
          aria-label={`Values that fit${label === undefined ? '' : `: ${label}`}`}
        >
          {found.map((one, index) => (
            <button
              key={one.value}
              id={`${list}-${index}`}
              ref={index === active ? intoView : undefined}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active || one.value === text}
              title={one.value}
              // The field keeps the focus, so that leaving it does not come first.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(one.value)}
            >
              {picture?.(one.value)}
              <span>
                {one.says}
                {(one.sample ?? one.note ?? '') !== '' && <small>{one.sample ?? one.note}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function noteOf(chosen: Offer | undefined): string | undefined {
  return chosen?.sample === undefined ? chosen?.note : `Now: ${chosen.sample}`
}

function isNamed({ value, says }: Offer, typed: string): boolean {
  return value === typed || says.toLowerCase() === typed.trim().toLowerCase()
}

function fitting(among: readonly Offer[], text: string): readonly Offer[] {
  const wanted = text.trim().toLowerCase()
  return among.filter(({ value, says, note = '', sample = '' }) =>
    `${says} ${value} ${note} ${sample}`.toLowerCase().includes(wanted),
  )
}

/** Scrolls to an element as it comes. */
export function intoView(element: HTMLElement | null): void {
  // A window of tests cannot scroll.
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' })
}
