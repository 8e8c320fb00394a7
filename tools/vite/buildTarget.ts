import { buildTargets, readFloor } from './floor'

/** The first engines that parse the private members of ES2022. */
const privateMembers = { chrome: 84, edge: 84, safari: 15, safari_ios: 15, firefox: 90 }

/**
 * Returns Vite's `build.target`: ES2022 if the floor parses private members. The code uses no newer syntax of ES2022,
 * which a check of the build confirms. Exact browsers as the target would rewrite each `?.` and private member.
 */
export function buildTarget(root: string): string | string[] {
  const floor = readFloor(root)
  const isEach = Object.entries(privateMembers).every(
    ([browser, first]) => Number(floor.get(browser) ?? first) >= first,
  )
  return isEach ? 'es2022' : buildTargets(root)
}
