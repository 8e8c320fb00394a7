// Members that may come in several languages: `name`, `image_url`, and what ends with `_name`.
const localisedName = /(^|_)name$|^image_url$/
const suffix = /^[A-Za-z]{2,3}([-_][A-Za-z]{2,4})?$/

/** Returns true for `name_tr`, `country_name_ar` or `image_url_pt` of a row whose shape declares the name before. */
export function isLocalisedMember(member: string, isDeclared: (name: string) => boolean): boolean {
  return [...member.matchAll(/_/g)].some(({ index }) => {
    const name = member.slice(0, index)
    return localisedName.test(name) && suffix.test(member.slice(index + 1)) && isDeclared(name)
  })
}

/** Returns a deep copy whose names and pictures are in the language, if the row has them. */
export function localise<T>(value: T, language: string): T
export function localise(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => localise(one as unknown, language))
  if (typeof value !== 'object' || value === null) return value
  const row = value as { readonly [name: string]: unknown }
  const copy: { [name: string]: unknown } = {}
  for (const [name, member] of Object.entries(row)) copy[name] = localise(member, language)
  const ending = `_${language}`
  for (const [member, own] of Object.entries(row)) {
    const name = member.slice(0, -ending.length)
    if (member.endsWith(ending) && localisedName.test(name) && typeof own === 'string' && own.trim() !== '')
      copy[name] = own
  }
  return copy
}
