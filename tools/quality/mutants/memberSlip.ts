import type { Random } from '../../../sandbox/seed/random'
import { renamed, type Edit } from './mutant'
import { nameOf, type Site } from './site'
import { typo } from './typo'

/** Gives a member its own name with a slip, which is none of `taken`. */
export function memberSlip(site: Site, random: Random, taken?: Parameters<typeof typo>[2]): Edit | undefined {
  const name = typo(nameOf(site), random, taken)
  return name === undefined ? undefined : renamed(site, name)
}
