// `node tools/ready.mjs floor` scans the build for features that the browsers of package.json lack.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { type Command, examples, program, root } from '@pagewright/cli/source'
import { readFloor } from '@pagewright/vite/source'
import { openApis, ownNames, scanCode } from './floor/code'
import { openCompat, type Compat, type Feature } from './floor/compat'
import { type Exception, exceptions } from './floor/exceptions'
import { scanStyles } from './floor/styles'

const options = (command: Command) => command.addHelpText('after', examples(''))

export const main = program(options, async () => {
  const { problems, files } = scanBuild(root, exceptions)
  if (problems.length === 0) {
    console.log(`${files} files use nothing newer than the browsers that package.json names.`)
    return 0
  }
  console.error([...problems, '', advice].join('\n'))
  return 1
})

const advice = [
  'Each of these is newer than the oldest browsers of "browserslist" in package.json. What helps:',
  '- JavaScript: a core-js import in src/engine/boot/polyfills.ts, or a test around it (`typeof x === "function"`, `"x" in y`, `y.x?.()`).',
  '- CSS: an older declaration before it in the same rule (not where it has var()), or @supports around it.',
  '- What may be missing without harm: a line in tools/commands/floor/exceptions.ts.',
  'More: docs/browser-floor.md.',
].join('\n')

interface Finding {
  readonly feature: Feature
  readonly file: string
  readonly line: number
  readonly column: number
  readonly isStrict?: boolean
}

/** Scans `dist/` of a project. Returns lines for a person, none if all is well. */
export function scanBuild(root: string, allowed: readonly Exception[]): { problems: string[]; files: number } {
  const compat = openCompat(readFloor(root))
  const scripts = filesIn(join(root, 'dist'), /\.m?js$/)
  const styles = filesIn(join(root, 'dist'), /\.css$/)
  if (scripts.length === 0) throw new Error('There is no build in dist/. Run `npm run build` first.')
  const polyfills = join(root, 'src/engine/boot/polyfills.ts')
  const own = filesIn(join(root, 'src'), /\.tsx?$/).flatMap(({ file, text }) => ownNames(file, text))
  const rules = {
    compat,
    apis: openApis(compat),
    polyfilled: new Set(existsSync(polyfills) ? polyfillsIn(compat, readFileSync(polyfills, 'utf8')) : []),
    own: new Set(own),
  }
  const found: Finding[] = [
    ...scripts.flatMap(({ file, text }) => {
      const uses = scanCode(rules, file, text)
      const sourceOf = uses.length > 0 ? originsOf(root, file) : undefined
      return uses.map(({ feature, start }) => {
        const before = text.slice(0, start).split('\n')
        const place = { file: `dist/${file}`, line: before.length, column: (before.at(-1) ?? '').length + 1 }
        return { feature, ...(sourceOf?.(place) ?? place) }
      })
    }),
    ...styles.flatMap(({ file, text }) =>
      scanStyles(compat, file, text).map((use) => ({ ...use, file: `dist/${file}` })),
    ),
  ]
  const used = new Set<Exception>()
  const left = found.filter(({ feature, file, isStrict }) => {
    const entry = allowed.find(
      ({ features, within }) => features.includes(feature.id) && file.startsWith(within ?? 'dist/') && !isStrict,
    )
    if (entry) used.add(entry)
    return entry === undefined
  })
  const idle = allowed.filter((entry) => !used.has(entry))
  return {
    problems: [
      ...left.map(print).toSorted(),
      ...idle.map(
        ({ features, within = 'dist/' }) =>
          `tools/commands/floor/exceptions.ts: nothing in ${within} uses ${features.join(', ')}. Remove it.`,
      ),
    ],
    files: scripts.length + styles.length,
  }
}

function print({ feature, file, line, column, isStrict }: Finding): string {
  const lacks = feature.lacks.map(({ browser, since = 'never', prefix }) =>
    [browser, since, ...(prefix === undefined ? [] : [`(before as ${prefix}…)`])].join(' '),
  )
  const hint = isStrict ? ' The other selectors of this list are lost with it: give it a rule of its own.' : ''
  return `${file}:${line}:${column} ${feature.id}: in ${lacks.join(', ')}.${hint}`
}

/** Returns the features that imports of core-js bring: `core-js/actual/array/to-sorted` is `Array.toSorted`. */
function polyfillsIn(compat: Compat, text: string): string[] {
  const plain = (name: string) => name.toLowerCase().replace(/_static$|-/g, '')
  const below = (base: string, word: string) =>
    compat.names(base).flatMap((name) => (plain(name) === plain(word) ? [`${base}.${name}`] : []))
  return [...text.matchAll(/import 'core-js\/actual\/([\w-]+)(?:\/([\w-]+))?'/g)].flatMap(
    ([line, owner = '', member]) => {
      const owners = ['javascript.builtins', 'api', 'api.Window'].flatMap((base) => below(base, owner))
      const found = member === undefined ? owners : owners.flatMap((path) => below(path, member))
      if (found.length === 0) throw new Error(`${line} is not a feature of the compatibility data.`)
      return found
    },
  )
}

type Place = Pick<Finding, 'file' | 'line' | 'column'>

/** Opens the map of a built file; undefined if there is none. */
function originsOf(root: string, name: string): ((place: Place) => Place) | undefined {
  const hidden = join(root, 'dist-maps', `${name}.map`)
  const file = [hidden, join(root, 'dist', `${name}.map`)].find(existsSync)
  if (file === undefined) return undefined
  const map = new TraceMap(readFileSync(file, 'utf8'))
  // Sources of the folder of maps are paths below the root (tools/vite/hiddenMaps.ts).
  const folder = file === hidden ? root : dirname(file)
  return (place) => {
    const { source, line, column } = originalPositionFor(map, { line: place.line, column: place.column - 1 })
    if (source === null) return place
    return {
      file: relative(root, resolve(folder, source.replace('\0', ''))).replaceAll(sep, '/'),
      line,
      column: column + 1,
    }
  }
}

function filesIn(folder: string, names: RegExp): { file: string; text: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(folder, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }))
}
