// Checks that something is always shown when parts are missing: the application or the guard's message, never a blank
// page.
import { takeProblems, startAnew, type EngineCheck, type Found, type Kit } from './kit'

const paths = ['/', '/login', '/recharge', '/guild/list', '/agent/login']

/** Makes both storages throw, by a script before the page's own. Works in every engine. */
export const storageCheck = ({ areErrorsExpected = false } = {}): EngineCheck => ({
  id: 'storage',
  title: 'No storage',
  async run(kit) {
    await startAnew(kit)
    return visit(kit, kit.without.storage, areErrorsExpected)
  },
})

/** For an engine that was started without storage and cookies. */
export const storageSettingCheck: EngineCheck = {
  id: 'storage-setting',
  title: 'No storage, by setting',
  async run(kit) {
    await kit.site.reset()
    await kit.page.tab.open(`${kit.site.origin}/login`)
    const works = await kit.page.run(hasStorage)
    if (works) return { problems: ['the storage still works'] }
    return visit(kit, kit.site.origin, false)
  },
}

/** The file of the polyfills is missing. An engine that needs them shows the guard; the others work. */
export const polyfillsCheck: EngineCheck = {
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
    const shown = await kit.page.settle().catch((error: Error) => error)
    const problem =
      shown instanceof Error
        ? shown.message
        : shown.isBlank
          ? 'blank'
          : shown.failed === null
            ? undefined
            : `it says "${shown.failed}"`
    const noted = await takeProblems(kit)
    const all = [...(problem === undefined ? [] : [problem]), ...(areErrorsExpected ? [] : noted)]
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
