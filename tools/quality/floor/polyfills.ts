import { existsSync, readFileSync } from 'node:fs'
import { entryAt, compatNames, type Compat } from './compat'
import { parseCode } from './code/tree'

/** Tells whether a polyfill brings the feature at a path of the compatibility data. */
export type IsCovered = (path: string) => boolean

/**
 * Reads the features that a file of imports brings: `import 'core-js/actual/array/to-sorted'` is
 * `javascript.builtins.Array.toSorted`. A file that does not exist brings nothing.
 */
export function readPolyfills(compat: Compat, file: string): IsCovered {
  if (!existsSync(file)) return () => false
  return polyfillsIn(compat, file, readFileSync(file, 'utf8'))
}

export function polyfillsIn(compat: Compat, file: string, text: string): IsCovered {
  const covered = new Set(
    parseCode(file, text).program.body.flatMap((node) => {
      if (node.type !== 'ImportDeclaration') return []
      const [, path] = /^core-js\/(?:actual|stable|es|web|full|features)\/(.+)$/.exec(node.source.value) ?? []
      if (path === undefined) return []
      const found = featuresOf(compat, path.split('/'))
      if (found.length === 0)
        throw new Error(`${file}: "${node.source.value}" is not a feature of the compatibility data.`)
      return found
    }),
  )
  return (path) => covered.has(path)
}

/** Finds the places of the data that a path of core-js means: names are compared without case and hyphens. */
function featuresOf(compat: Compat, [owner = '', ...rest]: readonly string[]): string[] {
  const bases = ['javascript.builtins', 'api', 'api.Window']
  const owners = bases.flatMap((base) => {
    const name = nameLike(compat, base, owner)
    return name === undefined ? [] : [`${base}.${name}`]
  })
  // `instance` is the way of core-js to name a method of the prototype.
  const [member] = rest.filter((step) => step !== 'instance' && step !== 'virtual')
  if (member === undefined) return owners
  return owners.flatMap((path) => {
    const name = nameLike(compat, path, member)
    return name === undefined ? [] : [`${path}.${name}`]
  })
}

function nameLike(compat: Compat, base: string, word: string): string | undefined {
  const plain = (name: string) => name.toLowerCase().replace(/_static$|-/g, '')
  return compatNames(entryAt(compat.data, base)).find((name) => plain(name) === plain(word))
}
