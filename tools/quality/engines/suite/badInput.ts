// Whatever is missing, there is the application or the guard's sentence, and never a blank page.
import { takeProblems, startAnew, type Check, type Found, type Kit } from './kit'

const paths = ['/', '/login', '/recharge', '/guild/list', '/agent/login']

/** Both storages throw, by a script that stands before the page's own: possible in every engine. */
export const storageCheck = ({ areErrorsExpected = false } = {}): Check => ({
  id: 'storage',
  title: 'No storage',
  async run(kit) {
    await startAnew(kit)
    return visit(kit, kit.without.storage, areErrorsExpected)
  },
})

/** The browser itself has no storage and no cookies: for an engine that was opened so. */
export const storageSettingCheck: Check = {
  id: 'storage-setting',
  title: 'No storage, by setting',
  async run(kit) {
    await kit.site.reset()
    await kit.page.tab.open(`${kit.site.origin}/login`)
    const isThere = await kit.page.run(hasStorage)
    if (isThere) return { problems: ['the storage is there all the same'] }
    return visit(kit, kit.site.origin, false)
  },
}

/** The polyfills do not arrive: an engine that needs them shows the guard, the others do not notice. */
export const polyfillsCheck: Check = {
  id: 'polyfills',
  title: 'Polyfills lost',
  async run(kit) {
    await startAnew(kit)
    return visit(kit, kit.without.polyfills, true)
  },
}

async function visit(kit: Kit, origin: string, areErrorsExpected: boolean): Promise<Found> {
  const problems: string[] = []
  for (const path of paths) {
    await kit.page.tab.open(origin + path)
    const standing = await kit.page.settle().catch((error: Error) => error)
    const wrong =
      standing instanceof Error
        ? standing.message
        : standing.isBlank
          ? 'blank'
          : standing.failed === null
            ? undefined
            : `it says "${standing.failed}"`
    const noted = await takeProblems(kit)
    const all = [...(wrong === undefined ? [] : [wrong]), ...(areErrorsExpected ? [] : noted)]
    if (all.length > 0) problems.push(`${path}: ${all.join('; ')}`)
  }
  return { count: [paths.length - problems.length, paths.length], problems }
}

function hasStorage(): boolean {
  try {
    localStorage.setItem('engines.try', '1')
    localStorage.removeItem('engines.try')
    return true
  } catch {
    return false
  }
}
