// Members that may come in several languages.
const localisedNames = ['name', 'image_url'] as const

/** Returns true for `name_tr` or `image_url_pt` of a row whose shape declares `name` or `image_url`. */
export function isLocalisedMember(member: string, isDeclared: (name: string) => boolean): boolean {
  return localisedNames.some(
    (name) => member.startsWith(`${name}_`) && suffix.test(member.slice(name.length + 1)) && isDeclared(name),
  )
}

/** Returns a deep copy in which `name` and `image_url` are in the language, if the row has it. */
export function localise<T>(value: T, language: string): T
export function localise(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => localise(one as unknown, language))
  if (typeof value !== 'object' || value === null) return value
  const row = value as { readonly [name: string]: unknown }
  const copy: { [name: string]: unknown } = {}
  for (const [name, member] of Object.entries(row)) copy[name] = localise(member, language)
  for (const name of localisedNames) {
    const own = Object.hasOwn(row, `${name}_${language}`) ? row[`${name}_${language}`] : undefined
    if (typeof own === 'string' && own.trim() !== '') copy[name] = own
  }
  return copy
}

const suffix = /^[A-Za-z]{2,3}([-_][A-Za-z]{2,4})?$/
