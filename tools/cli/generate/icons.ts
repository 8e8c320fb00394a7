// Path data of the used icons, from lucide. The page draws them as elements, never as HTML.
import { createRequire } from 'node:module'

export type IconNodes = readonly (readonly [tag: string, attributes: { readonly [name: string]: string }])[]

const nodes = createRequire(import.meta.url)('lucide-static/icon-nodes.json') as { readonly [name: string]: IconNodes }

/** The names that a config may use. */
export const iconNames: readonly string[] = Object.keys(nodes)

/** Returns the shapes of the named icons. Throws for a name that lucide does not have. */
export function iconShapes(names: Iterable<string>): { [name: string]: IconNodes } {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const shape = nodes[name]
      if (!shape) throw new Error(`There is no icon "${name}". Names are those of lucide.dev.`)
      return [name, shape]
    }),
  )
}
