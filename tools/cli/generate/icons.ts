// Shapes of the used icons, from lucide. The page draws them as elements, never as HTML.
import { createRequire } from 'node:module'
import type { IconName } from '../iconName'

export type IconNodes = readonly (readonly [tag: string, attributes: { readonly [name: string]: string }])[]

interface Drawing {
  /** Elements without content, such as `<path d="…"/>`, mostly in one `<g>`. */
  readonly body: string
  readonly hidden?: boolean
}

const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as {
  readonly icons: { readonly [Name in IconName]: Drawing }
}
const drawings: { readonly [name: string]: Drawing } = icons

/** The names that a config may use. */
export const iconNames: readonly string[] = Object.keys(drawings).filter((name) => !drawings[name]?.hidden)

/** Returns the shapes of the named icons. Throws for a name that lucide does not have. */
export function iconShapes(names: Iterable<string>): { [name: string]: IconNodes } {
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const drawing = drawings[name]
      if (!drawing) throw new Error(`There is no icon "${name}". Names are those of lucide.dev.`)
      return [name, nodesOf(drawing.body)]
    }),
  )
}

function nodesOf(body: string): IconNodes {
  return [...body.matchAll(/<(\w+)\s([^>]*)\/>/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([, name = '', value = '']) => [name, value])
        // The engine strokes each icon in the same way.
        .filter(([name = '', value]) => !/^stroke(-linecap|-linejoin|-width)?$/.test(name) && value !== 'none'),
    ),
  ])
}
