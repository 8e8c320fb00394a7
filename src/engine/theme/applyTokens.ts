import { colourTokens, otherTokens, unsafe } from '../language/grammar/tokenNames'

export interface SchemeTokens {
  readonly light: { readonly [name: string]: string }
  readonly dark: { readonly [name: string]: string }
}

/**
 * Applies a market's tokens, named without prefix (`primary`, `radius-m`), over the defaults for light and dark. Uses
 * only the style object model, as a strict policy demands. Throws on an unknown name or an unsafe value.
 */
export function applyTokens(tokens: SchemeTokens): void {
  const light = declarations(tokens.light)
  const dark = declarations(tokens.dark)
  if (!applySheet(light, dark)) applyInline(light, dark)
}

type Declarations = readonly (readonly [property: string, value: string])[]

let sheet: CSSStyleSheet | undefined
let stopFollowing: (() => void) | undefined

function declarations(tokens: { readonly [name: string]: string }): Declarations {
  return Object.entries(tokens).map(([name, value]) => {
    if (unsafe.test(value)) {
      throw new Error(
        `The token '${name}' has the value '${value}'. Write a single CSS value without ; { } < > \\ url( and comments.`,
      )
    }
    return [propertyOf(name), value] as const
  })
}

function propertyOf(name: string): string {
  if (colourTokens.some((known) => known === name)) return `--pw-color-${name}`
  if (otherTokens.some((known) => known === name)) return `--pw-${name}`
  throw new Error(`The token '${name}' is unknown. Use one of: ${[...colourTokens, ...otherTokens].join(', ')}.`)
}

function applySheet(light: Declarations, dark: Declarations): boolean {
  if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return false
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(`:root{${text(light)}}@media screen and (prefers-color-scheme:dark){:root{${text(dark)}}}`)
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return true
}

function text(list: Declarations): string {
  return list.map(([property, value]) => `${property}:${value}`).join(';')
}

// Web views before 2023 cannot adopt a sheet: there the properties are set on the root element and follow the scheme.
function applyInline(light: Declarations, dark: Declarations): void {
  stopFollowing?.()
  const scheme = window.matchMedia('screen and (prefers-color-scheme: dark)')
  const { style } = document.documentElement
  const remove = () => {
    for (const [property] of [...light, ...dark]) style.removeProperty(property)
  }
  const set = () => {
    remove()
    for (const [property, value] of scheme.matches ? [...light, ...dark] : light) style.setProperty(property, value)
  }
  set()
  scheme.addEventListener('change', set)
  stopFollowing = () => {
    scheme.removeEventListener('change', set)
    remove()
  }
}
