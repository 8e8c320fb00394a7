import type { IconShape } from '../../language/types/market'

interface IconShapes {
  readonly [name: string]: IconShape
}

/** Adds icons to the registry. A name that is added twice keeps the later icon. */
export function registerIcons(shapes: IconShapes): void {
  for (const [name, shape] of Object.entries(shapes)) registry.set(name, shape)
}

/** Draws icons of a market in the place of registered ones, also of those that are added later. */
export function replaceIcons(shapes: { readonly [name: string]: IconShape | undefined } = {}): void {
  replaced = new Map(Object.entries(shapes))
}

/** Returns the icon of a name. Warns once and returns undefined if it is not registered. */
export function iconShape(name: string): IconShape | undefined {
  const shape = replaced.get(name) ?? registry.get(name)
  if (!shape && !reported.has(name)) {
    reported.add(name)
    console.warn(`The icon '${name}' is not registered. Correct the name, or run \`npm run generate\`.`)
  }
  return shape
}

let replaced = new Map<string, IconShape | undefined>()
const registry = new Map<string, IconShape>()
const reported = new Set<string>()
