import { filesAt } from '@pagewright/cli/source'
import type { SourcePlace } from '../workbench/places'

/** Where the components are written that the product draws by itself, by their names. */
export function widgetPlaces(root: string): { readonly [component: string]: SourcePlace } {
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
