import { type Files, filesAt } from '@pagewright/cli/source'
import type { SourcePlace } from '../workbench/places'

/** Returns the places of the components of the product's widgets, by name. */
export function widgetPlaces(root: string | Files): { readonly [component: string]: SourcePlace } {
  const files = filesAt(root)
  const components = files
    .below('src/widgets')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      files
        .read(file)
        .split('\n')
        .flatMap((line, index): readonly (readonly [string, SourcePlace])[] => {
          const [, before, name] = /^((?:export )?(?:const|function) )([A-Z]\w*)\b/.exec(line) ?? []
          return name === undefined ? [] : [[name, `${file}:${index + 1}:${(before ?? '').length + 1}`]]
        }),
    )
  return Object.fromEntries(components)
}
