// Groups a text by a mask such as `#### ####`, and takes the groups apart again.
import { latinDigits } from '../../validation/ownRules'

/** Returns a text as the mask groups it. Characters that fit no place are left out, and those behind the mask stay. */
export function grouped(text: string, mask: string): string {
  const rest = [...ungrouped(text, mask)]
  let shown = ''
  for (const place of mask) {
    if (rest.length === 0) return shown
    shown += isPlace(place) ? (rest.shift() ?? '') : place
  }
  return shown + rest.join('')
}

/** Returns the digits and letters of a text, without those that the mask itself writes at its start. */
export function ungrouped(text: string, mask: string): string {
  const start = /^[^#A*]*/.exec(mask)?.[0] ?? ''
  const typed = latinDigits(text)
  const own = start.trim() !== '' && typed.startsWith(start.trim()) ? typed.slice(start.trim().length) : typed
  const rest = [...own].filter((one) => /[\p{L}\p{N}]/u.test(one))
  const taken: string[] = []
  for (const place of [...mask].filter(isPlace)) {
    while (rest[0] !== undefined && !fits(rest[0], place)) rest.shift()
    const next = rest.shift()
    if (next === undefined) return taken.join('')
    taken.push(next)
  }
  return [...taken, ...rest].join('')
}

function isPlace(one: string): boolean {
  return one === '#' || one === 'A' || one === '*'
}

function fits(one: string, place: string): boolean {
  if (place === '#') return /\d/.test(one)
  return place === '*' || /\p{L}/u.test(one)
}
