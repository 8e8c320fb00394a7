/** The drawing of an icon in lucide's form: SVG elements of a 24 by 24 box, each a tag with attributes. */
export type IconShape = readonly (readonly [tag: string, attributes: { readonly [name: string]: string }])[]

export interface IconShapes {
  readonly [name: string]: IconShape
}

/** Adds icons to the registry. A name that is added twice keeps the later icon. */
export function registerIcons(shapes: IconShapes): void {
  for (const [name, shape] of Object.entries(shapes)) registry.set(name, shape)
}

/** Returns the icon of a name. Warns once and returns undefined if it is not registered. */
export function iconShape(name: string): IconShape | undefined {
  const shape = registry.get(name)
  if (!shape && !reported.has(name)) {
    reported.add(name)
    console.warn(`The icon '${name}' is not registered. Correct the name, or run \`npm run generate\`.`)
  }
  return shape
}

const registry = new Map<string, IconShape>()
const reported = new Set<string>()
