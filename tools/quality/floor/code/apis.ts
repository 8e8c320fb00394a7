import { entryAt, compatNames, type Compat, type Feature } from '../compat'

/** JavaScript and DOM APIs by the way code names them. Each answer is a feature that a browser of the floor lacks. */
export interface Apis {
  /** `structuredClone`, `Temporal`. */
  global(name: string): Feature | undefined
  /** `Object.hasOwn`, `URL.canParse`, and members of the one object of an interface: `navigator.share`. */
  fixed(object: string, name: string): Feature | undefined
  /** Finds a member by its name alone. It is lacking only if each interface with such a member got it too late. */
  member(name: string): MemberFeature | undefined
  /** Tells whether the data knows the member of an interface. */
  hasMember(type: string, name: string): boolean
  memberOf(type: string, name: string): Feature | undefined
  /** Options of a call: `{ signal }` of `addEventListener`. */
  option(callee: string, option: string): Feature | undefined
  /** Finds an event. It is lacking only if each interface that fires it got it too late. */
  event(name: string): Feature | undefined
  /** Tells whether the name is a single object, such as `navigator` or `document`. */
  isSingle(name: string): boolean
}

export interface MemberFeature extends Feature {
  /** Paths of all interfaces that have the member. */
  readonly ids: readonly string[]
  /** True if the member belongs to a built-in object of JavaScript. Any object may then have it. */
  readonly isBuiltin: boolean
}

const api = 'api'
const builtins = 'javascript.builtins'

const opened = new WeakMap<Compat, Apis>()

/** Indexes the data by the names that code uses; once for all scans with the same data. */
export function openApis(compat: Compat): Apis {
  const apis = opened.get(compat) ?? indexApis(compat)
  opened.set(compat, apis)
  return apis
}

function indexApis(compat: Compat): Apis {
  const members = indexMembers(compat)
  const events = indexEvents(compat)
  const options = new Map<string, Index>()
  const interfaces = compatNames(compat.data.api)
  const single = new Map(
    compatNames(entryAt(compat.data, 'api.Window')).flatMap((name) => {
      const found = interfaces.find((each) => each.toLowerCase() === name.toLowerCase() && each !== 'Event')
      return found === undefined ? [] : [[name, found] as const]
    }),
  )
  const pathOf = (type: string, name: string) =>
    members.get(name)?.find((path) => path === `${builtins}.${type}.${name}` || path === `${api}.${type}.${name}`)
  const firstLacking = (paths: readonly string[], name: string) => {
    const known = paths.filter((path) => entryAt(compat.data, path)?.__compat)
    const lacking = known.flatMap((path) => compat.lacking(path, name) ?? [])
    return known.length === lacking.length ? lacking[0] : undefined
  }
  return {
    global: (name) => firstLacking([`${builtins}.${name}`, `${api}.${name}`, `${api}.Window.${name}`], name),
    fixed(object, name) {
      const own = single.get(object)
      const label = `${object}.${name}`
      if (own !== undefined) return firstLacking([`${api}.${own}.${name}`], label)
      const path = `${builtins}.${object}.${name}`
      const paths = isInstance(compat, path) ? [] : [path]
      return firstLacking([...paths, `${api}.${object}.${name}_static`], label)
    },
    member(name) {
      const ids = members.get(name) ?? []
      const features = ids.flatMap((id) => compat.lacking(id, labelOf(ids)) ?? [])
      const first = features.find(({ id }) => !compat.lacking(parentOf(id), ''))
      if (!first || features.length < ids.length || !isNew(first)) return undefined
      return { ...first, ids, isBuiltin: ids.some((id) => id.startsWith(builtins)) }
    },
    hasMember: (type, name) => pathOf(type, name) !== undefined,
    memberOf(type, name) {
      const path = pathOf(type, name)
      const found = path === undefined ? undefined : compat.lacking(path, `${type}.prototype.${name}`)
      // Ignores browsers that never have the object, such as touches on a desktop: no code reads its members there.
      const owner = compat.lacking(path === undefined ? '' : parentOf(path), '')
      const absent = owner?.lacks.flatMap(({ browser, since }) => (since === undefined ? [browser] : [])) ?? []
      const lacks = found?.lacks.filter(({ browser }) => !absent.includes(browser)) ?? []
      return found && lacks.length > 0 ? { ...found, lacks } : undefined
    },
    option(callee, option) {
      const index = options.get(callee) ?? indexOptions(compat, callee, members.get(callee) ?? [])
      options.set(callee, index)
      const found = firstLacking(index.get(option) ?? [], `option ${option} of ${callee}()`)
      return found && isNew(found) ? found : undefined
    },
    event: (name) => firstLacking(events.get(name) ?? [], `event ${name}`),
    isSingle: (name) => single.has(name),
  }
}

/** Returns false if no browser ever added the missing feature: then one vendor owns the name, and other objects may use it. */
function isNew({ lacks }: Feature): boolean {
  return lacks.some(({ since }) => since !== undefined)
}

/** Lists instance members by name. */
function indexMembers(compat: Compat): Index {
  const found: Index = new Map()
  const addAll = (base: string) => {
    for (const owner of compatNames(entryAt(compat.data, base))) {
      for (const name of compatNames(entryAt(compat.data, `${base}.${owner}`))) {
        const path = `${base}.${owner}.${name}`
        if (name === owner || !/^[a-z]\w*$/i.test(name) || name.includes('_')) continue
        if (base.startsWith(builtins) && !isInstance(compat, path)) continue
        add(found, name, path)
      }
    }
  }
  for (const base of [builtins, `${builtins}.Intl`, `${builtins}.Temporal`, api]) addAll(base)
  return found
}

/** The data does not tell instance members from static ones; the link to the specification of a built-in object does. */
function isInstance(compat: Compat, path: string): boolean {
  const { spec_url: links } = entryAt(compat.data, path)?.__compat ?? {}
  return [links].flat().some((link) => /prototype|properties-of|installerrorcause/i.test(link ?? ''))
}

function indexEvents(compat: Compat): Index {
  const found: Index = new Map()
  for (const owner of compatNames(compat.data.api)) {
    for (const key of compatNames(entryAt(compat.data, `${api}.${owner}`))) {
      if (key.endsWith('_event')) add(found, key.replace('_event', ''), `${api}.${owner}.${key}`)
    }
  }
  return found
}

/** Lists the options of a method, constructor or function by name. */
function indexOptions(compat: Compat, callee: string, members: readonly string[]): Index {
  const found: Index = new Map()
  const go = (path: string) => {
    for (const key of compatNames(entryAt(compat.data, path))) {
      const [, name] = /^(?:\w+_)?([^_]+)_(?:option|parameter)$/.exec(key) ?? []
      if (name === undefined) continue
      if (key !== `${name}_parameter`) add(found, name, `${path}.${key}`)
      go(`${path}.${key}`)
    }
  }
  const constructors = [builtins, `${builtins}.Intl`, api].map((base) => `${base}.${callee}.${callee}`)
  for (const path of [...members, ...constructors, `${api}.${callee}`]) go(path)
  return found
}

type Index = Map<string, string[]>

function add(index: Index, name: string, path: string): void {
  const paths = index.get(name)
  if (paths) paths.push(path)
  else index.set(name, [path])
}

function labelOf(ids: readonly string[]): string {
  const [first = ''] = ids
  const owners = ids.map((id) => parentOf(id).split('.').at(-1) ?? '')
  const more = owners.length > 1 ? ` (${owners.slice(0, 4).join(', ')}${owners.length > 4 ? ' …' : ''})` : ''
  return `${owners[0]}.prototype.${first.split('.').at(-1)}${more}`
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'))
}
