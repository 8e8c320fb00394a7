// Exported names that mean two things.
import { parseSync } from 'vite'

/** Returns the names that a file declares and exports; what it passes on from another file is not counted. */
export function declaredExports(file: string, source: string): readonly string[] {
  const { module } = parseSync(file, source)
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) => (moduleRequest || !exportName.name ? [] : [exportName.name])),
  )
}
