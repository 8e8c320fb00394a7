// The grammar of values as they are shown: lines, figures, badges and headings.
import { optionWords } from './checkFields'
import { tone } from './checkLink'
import {
  byId,
  flag,
  format,
  icon,
  members,
  message,
  pathTo,
  shownPath,
  text,
  textPath,
  under,
  unknown,
  when,
  wrong,
  type Check,
  type ConfigPlace,
} from './checks'
import { follow, type Tree } from './known'
import { isObject } from '../runtime/merge'
import { typesOf } from './treeTypes'

/** Words of a value's closed set stand beside its path, and tones for some of them. */
export const worded: Check = (found, place) => {
  members({ 'value!': textPath, 'words!': byId(message), tones: byId(tone) })(found, place)
  if (!isObject(found)) return
  const tree = at(place, found.value)
  optionWords(found.words, under(place, 'words'), tree)
  const allowed = (tree?.enum ?? []).map(String)
  for (const name of Object.keys(isObject(found.tones) ? found.tones : {}))
    if (allowed.length > 0 && !allowed.includes(name))
      unknown(under(place, 'tones'), 'unknown-value', `"${name}" can never be here.`, name, allowed)
}

/** A label with a value; `more` are members that only some places have. */
export function line(more: { readonly [name: string]: Check } = {}): Check {
  return (found, place) => {
    const tree = isObject(found) ? at(place, found.value) : undefined
    members({
      'label!': message,
      'value!': leafPath,
      icon,
      format,
      when,
      copy: flag,
      unit: textPath,
      words: (words, below) => {
        optionWords(words, below, tree)
        if (tree && typesOf(tree).some((type) => type !== 'string'))
          wrong(below, 'cannot-match', 'only a text of a closed set has words for each value.')
        if (isObject(found) && found.format !== undefined)
          wrong(place, 'unknown-key', '"format" does not belong here: "words" say how the value is written.')
      },
      parts: (parts, below) => partsOf(parts, below, tree?.items),
      ...more,
    })(found, place)
  }
}

export const figure = members({ 'value!': shownPath, format, unit: textPath })

/** Headings between the rows. */
export const listSections: Check = (found, place) => {
  const tree = isObject(found) ? at(place, found.by) : undefined
  members({ 'by!': shownPath, format, words: (words, below) => optionWords(words, below, tree) })(found, place)
}

/** All but an object can be shown. */
const leafPath = pathTo({ type: ['string', 'number', 'boolean', 'array'] })

function at(place: ConfigPlace, written: unknown): Tree | undefined {
  return typeof written === 'string' ? follow(place.scope, written).tree : undefined
}

/** Names of members that each picture of a list has. */
function partsOf(found: unknown, place: ConfigPlace, item: Tree | undefined): void {
  const part: Check = (name, below) => {
    text(name, below)
    const allowed = Object.keys(item?.properties ?? {})
    if (item && !item.open && !allowed.includes(String(name)))
      unknown(below, 'unknown-path', `a picture has no "${String(name)}".`, name, allowed)
  }
  members({ 'src!': part, time: part })(found, place)
}
