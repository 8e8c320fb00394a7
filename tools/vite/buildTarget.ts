import { buildTargets, readFloor } from './floor'

/** The first engines that parse the private members of ES2022. */
const privateMembers = { chrome: 84, edge: 84, safari: 15, safari_ios: 15, firefox: 90 }

/**
 * Returns what `build.target` lowers syntax to. A floor that parses private members gets ES2022: what came later of that
 * edition, class static blocks and `#x in object`, does not occur, and the check of the build refuses it. The floor's own
 * names would rewrite each `?.` and private member as well: 2.7 kB gzip of a form page's 134.
 */
export function buildTarget(root: string): string | string[] {
  const floor = readFloor(root)
  const isEach = Object.entries(privateMembers).every(
    ([browser, first]) => Number(floor.get(browser) ?? first) >= first,
  )
  return isEach ? 'es2022' : buildTargets(root)
}
