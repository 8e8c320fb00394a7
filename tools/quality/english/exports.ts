// Finds exported names that mean two things where one reader can meet both. Both are in one package, or one is public
// in a package that the other one imports.
import { parseSync } from 'vite'
import type { Files } from '@pagewright/cli/source'

export interface EqualNames {
  readonly name: string
  readonly file: string
  readonly others: readonly string[]
}

interface Declared {
  readonly name: string
  readonly file: string
  readonly home: string
}

/** Each command exports `main`, and each definition of a block exports `definition` and `outline`. */
const conventions = new Set(['main', 'definition', 'outline'])
/** The plain types of a page carry the names of the types that authors use: both describe one thing. */
const describesOneThing = /^src\/engine\/language\/types\//

/**
 * Returns the names that more than one of these files exports, although one reader can meet both. Leaves out exports that
 * are renamed, such as the view of a block under the id of its kind.
 */
export function findEqualNames(files: Files, names: readonly string[]): readonly EqualNames[] {
  const imported = new Map<string, Set<string>>()
  const publicNames = new Map<string, ReadonlySet<string>>()
  const declared = names.flatMap((file) => {
    const { module } = parseSync(file, files.read(file))
    const home = packageOf(file)
    const requests = imported.get(home) ?? new Set()
    imported.set(home, requests)
    for (const { moduleRequest } of module.staticImports) requests.add(moduleRequest.value)
    const own = module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName, localName }) =>
        moduleRequest || !exportName.name || exportName.name !== localName.name ? [] : [exportName.name],
      ),
    )
    return [...new Set(own)].map((name): Declared => ({ name, file, home }))
  })

  function isPublic({ name, home }: Declared, reader: string): boolean {
    const requests = [...(imported.get(reader) ?? [])]
    const own = requests.filter(
      (request) => request === `@pagewright/${nameOf(home)}` || request.startsWith(`@pagewright/${nameOf(home)}/`),
    )
    return own.length > 0 && namesOfEntries(home).has(name)
  }

  function namesOfEntries(home: string): ReadonlySet<string> {
    const known = publicNames.get(home)
    if (known) return known
    const found = new Set(entriesOf(files, home).flatMap((entry) => exportedBy(files, entry)))
    publicNames.set(home, found)
    return found
  }

  const canBeMet = (one: Declared, other: Declared) =>
    one.home === other.home || isPublic(one, other.home) || isPublic(other, one.home)

  const byName = new Map<string, Declared[]>()
  for (const one of declared) byName.set(one.name, [...(byName.get(one.name) ?? []), one])
  return [...byName].flatMap(([name, places]) => {
    if (conventions.has(name)) return []
    return places.flatMap((one, at) => {
      const others = places
        .slice(at + 1)
        .filter(
          (other) => canBeMet(one, other) && !(describesOneThing.test(one.file) && describesOneThing.test(other.file)),
        )
      return others.length > 0 ? [{ name, file: one.file, others: others.map(({ file }) => file) }] : []
    })
  })
}

/** Returns the folder of the package of a file: `src/engine`, `src`, `tools/cli`. */
function packageOf(file: string): string {
  return /^(?:src\/engine|src|tools\/[^/]+)(?=\/)/.exec(file)?.[0] ?? ''
}

function nameOf(home: string): string {
  return home.split('/').at(-1) ?? home
}

function entriesOf(files: Files, home: string): readonly string[] {
  if (home === 'src') return []
  const { exports = {} } = JSON.parse(files.read(`${home}/package.json`)) as {
    readonly exports?: { readonly [entry: string]: string }
  }
  return Object.values(exports)
    .filter((entry) => /\.tsx?$/.test(entry))
    .map((entry) => `${home}/${entry.slice(2)}`)
}

function exportedBy(files: Files, file: string): readonly string[] {
  return parseSync(file, files.read(file)).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.name ? [exportName.name] : [])),
  )
}
