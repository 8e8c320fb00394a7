import type { Random } from '../../../sandbox/seed/random'
import { renameMember, type Edit } from './mutant'
import { nameOf, type Site } from './site'
import { typo } from './typo'

/** Misspells the name of a member, but never as one of `taken`. */
export function memberSlip(site: Site, random: Random, taken?: Parameters<typeof typo>[2]): Edit | undefined {
  const name = typo(nameOf(site), random, taken)
  return name === undefined ? undefined : renameMember(site, name)
}
