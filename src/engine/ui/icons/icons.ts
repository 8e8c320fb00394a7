/** The drawing of an icon, as lucide keeps it: SVG elements of a 24 by 24 box, each a tag with its attributes. */
export type IconShape = readonly (readonly [tag: string, attributes: { readonly [name: string]: string }])[]

export interface IconShapes {
  readonly [name: string]: IconShape
}

/** Adds shapes to the registry that `Icon` draws from; a name given twice keeps the later shape. */
export function registerIcons(shapes: IconShapes): void {
  for (const [name, shape] of Object.entries(shapes)) registry.set(name, shape)
}

/** Gives the shape of a name, or undefined after one warning for a name nobody has registered. */
export function iconShape(name: string): IconShape | undefined {
  const shape = registry.get(name)
  if (!shape && !reported.has(name)) {
    reported.add(name)
    console.warn(`The icon '${name}' is not registered: add it to the icons that are generated, or correct the name.`)
  }
  return shape
}

const registry = new Map<string, IconShape>()
const reported = new Set<string>()
