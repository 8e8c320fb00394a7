// Chooses the packages and versions of a rehearsal. It makes no requests.

/** Packages that are released together. The first one names the group. */
export const groups: readonly (readonly string[])[] = [
  ['react', 'react-dom', '@types/react', '@types/react-dom'],
  ['@rjsf/core', '@rjsf/utils', '@rjsf/validator-ajv8'],
  ['i18next'],
  ['react-router-dom'],
  ['react-virtuoso'],
  ['@tanstack/react-query'],
]

/** A package with its installed version and the version to try. */
export interface Upgrade {
  readonly name: string
  readonly now: string
  readonly tried: string
}

/** Returns the newest version of the same major, without pre-releases. Returns `now` if there is none. */
export function newestMinor(now: string, versions: readonly string[]): string {
  const major = numbersOf(now)?.[0]
  const same = versions.filter((version) => numbersOf(version)?.[0] === major && major !== undefined)
  return [now, ...same].reduce((best, version) => (isNewer(version, best) ? version : best))
}

/**
 * Reads `--try name@version,name@version`. Throws for a package that no group has, and for a text without a version.
 */
export function readTries(text: string): ReadonlyMap<string, string> {
  const known = groups.flat()
  return new Map(
    text.split(',').map((one) => {
      const [, name = '', version = ''] = /^(.+)@(\d+\.\d+\.\d+\S*)$/.exec(one.trim()) ?? []
      if (!known.includes(name)) throw new Error(`--try: "${one}" is not name@version of ${known.join(', ')}.`)
      return [name, version] as const
    }),
  )
}

/** Returns the groups that change, each with all of its packages. */
export function changedGroups(upgrades: readonly Upgrade[]): readonly (readonly Upgrade[])[] {
  return groups
    .map((names) => upgrades.filter(({ name }) => names.includes(name)))
    .filter((group) => group.some(({ now, tried }) => now !== tried))
}

/** Returns the text of a `package.json` with the versions to try. */
export function withVersions(manifest: string, upgrades: readonly Upgrade[]): string {
  return upgrades.reduce(
    (text, { name, now, tried }) => text.replaceAll(`"${name}": "${now}"`, `"${name}": "${tried}"`),
    manifest,
  )
}

function isNewer(version: string, than: string): boolean {
  const [one = [], other = []] = [numbersOf(version), numbersOf(than)]
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

/** Returns the three numbers of a released version. Returns undefined for other texts. */
function numbersOf(version: string): readonly number[] | undefined {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined
}
