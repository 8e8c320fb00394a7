// Checks single members: the look of an input, the series of a chart, an address.
import { type FieldWidgetDefinition, fieldWidgets, isObject, parseUrl } from '@pagewright/engine/tools'
import {
  checkEntries,
  checkMembers,
  checkMessageKey,
  checkOneOf,
  checkRefTo,
  checkText,
  under,
  unknown,
  wrong,
  type Check,
  type ConfigPlace,
} from './checks'
import { checkConditions } from './checkConditions'
import { follow, type Tree } from './known'
import { typesOf } from './treeTypes'

const codes: Tree = { type: 'array', items: { type: 'string' } }

const checkAddress: Check = (found, place) => {
  const url = typeof found === 'string' ? parseUrl(found) : undefined
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return wrong(place, 'not-data', 'expected an address such as https://help.example/start.')
  const { linkHosts } = place.known
  if (!linkHosts.includes(url.host))
    unknown(place, 'unknown-value', `"linkHosts" of the market lacks "${url.host}".`, url.host, linkHosts)
}

const checkFile: Check = (found, place) => {
  checkText(found, place)
  const { files } = place.known
  if (files && !files.includes(String(found)))
    unknown(place, 'missing-file', `public/ has no file "${String(found)}".`, found, files)
}

export const inputMeanings = {
  captions: checkEntries((found, place) => {
    const language = place.where.at(-1) ?? ''
    if (!/^[a-z]{2,3}(-[A-Z][A-Za-z]+)?$/.test(language))
      wrong(place, 'unknown-key', `"${language}" is no language: expected one such as "en".`)
    if (typeof found === 'string' && !found.startsWith('/'))
      return wrong(place, 'not-data', 'expected a file of public/ such as "/tour.en.vtt".')
    checkFile(found, place)
  }),
  columnWidth: (found, place) => {
    checkOneOf(160, 200, 240, 280, 320)(found, place)
    for (const name of ['table', 'sections'])
      if (place.holder?.[name] !== undefined)
        wrong(place, 'unknown-key', `a list has either cards ("columnWidth") or "${name}".`)
  },
  conditionalTone: (found, place) => {
    checkMembers({ danger: checkConditions, warn: checkConditions, good: checkConditions, primary: checkConditions })(
      found,
      place,
    )
    if (!isObject(found)) return
    if (Object.keys(found).length === 0)
      wrong(place, 'changes-nothing', 'no tone has a condition: name one, or leave it out.')
    for (const [tone, when] of Object.entries(found)) {
      if (JSON.stringify(when) === JSON.stringify(place.holder?.when))
        wrong(under(place, tone), 'changes-nothing', `is the condition of the action itself: write tone: '${tone}'.`)
    }
  },
  mediaFile: (found, place) => {
    if (typeof found === 'string' && found.startsWith('/')) return checkFile(found, place)
    checkAddress(found, place)
  },
  outsideAddress: checkAddress,
  pictureShape: (found, place) => {
    checkOneOf('round', 'square', 'wide')(found, place)
    if (found === 'wide' && place.outer?.columnWidth === undefined)
      wrong(place, 'unknown-value', 'only a card of a list with "columnWidth" has a wide picture.')
  },
  seriesMember: (found, place) => {
    checkText(found, place)
    const path = place.outer?.points
    const list = typeof path === 'string' ? follow(place.scope, path).tree : undefined
    const allowed = Object.keys(list?.items?.properties ?? {})
    if (list?.items && !list.items.open && !allowed.includes(String(found)))
      unknown(place, 'unknown-path', `a point has no "${String(found)}".`, found, allowed)
  },
  mask: (found, place) => {
    checkText(found, place)
    const { tree } = place
    if (typeof found !== 'string') return
    if (!/[#A*]/.test(found))
      return wrong(place, 'cannot-match', 'a mask has a place for a character: "#", "A" or "*".')
    if (tree && typesOf(tree).length > 0 && !typesOf(tree).includes('string'))
      wrong(place, 'cannot-match', 'a mask groups a text, and the member of the form is none.')
    const most: unknown = tree && 'maxLength' in tree ? tree.maxLength : undefined
    const places = found.replaceAll(/[^#A*]/g, '').length
    if (typeof most === 'number' && most < places)
      wrong(place, 'cannot-match', `the mask has ${places} places, and the schema allows ${most} characters.`)
  },
  dialCodes: (found, place) => {
    if (!Array.isArray(found)) return checkRefTo(codes)(found, place)
    for (const one of found)
      if (typeof one !== 'string' || !/^\+\d{1,4}$/.test(one))
        wrong(place, 'not-data', 'expected dial codes such as "+966".')
  },
  fieldBranches: (found, place) => {
    checkEntries(checkMessageKey)(found, place)
    const allowed = (place.tree ?? place.form)?.branches
    for (const name of isObject(found) ? Object.keys(found) : [])
      if (allowed && !allowed.includes(name))
        unknown(place, 'unknown-key', `the schema has no branch "${name}".`, name, allowed)
      else if (!allowed && (place.tree ?? place.form))
        return wrong(place, 'unknown-key', 'the schema has no branches here.')
  },
} as const satisfies { readonly [name: string]: Check }

/** Returns the kinds of values that a widget may edit at the member of a form. Returns none if the schema does not tell. */
export function editedAt({ tree = {}, holder }: ConfigPlace): readonly string[] {
  const types = typesOf(tree)
  const hasChoices = [tree, tree.items].some((one) => one && ['enum', 'oneOf', 'anyOf'].some((name) => name in one))
  // RJSF makes two choices of a boolean: yes and no.
  const isChoice = hasChoices || holder?.options !== undefined || types.includes('boolean')
  return isChoice && types.length > 0 ? [...types, 'choice'] : types
}

/** Refuses a member of a field that only widgets with a typed line draw. A widget of the product draws what it likes. */
export function checkTypedLine(member: string, place: ConfigPlace): void {
  const widget = place.holder?.widget
  const lines = Object.entries<FieldWidgetDefinition>(fieldWidgets).flatMap(([name, one]) => (one.isLine ? [name] : []))
  const isLine = widget === undefined ? !editedAt(place).includes('choice') : lines.some((one) => one === widget)
  if (isLine || (typeof widget === 'string' && !Object.hasOwn(fieldWidgets, widget))) return
  wrong(
    place,
    'cannot-match',
    `only a field with a typed line has "${member}": one with the widget ${lines.join(', ')}.`,
  )
}
