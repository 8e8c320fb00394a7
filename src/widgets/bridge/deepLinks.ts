// The places of the app that a page can link to (spec §2).
import type { LinkChoice, LinkTarget } from '../../generated/types'
import { isIndex, isTarget } from './targets'

type Chooser = Exclude<keyof LinkChoice, 'target'>

/** Path of each place, and the argument that tells which one. */
export const deepLinks: { readonly [Target in LinkTarget]: { readonly path: string; readonly by?: Chooser } } = {
  main: { path: 'main', by: 'tab' },
  user: { path: 'user/profile', by: 'uid' },
  userStore: { path: 'user/store', by: 'index' },
  appStore: { path: 'store', by: 'index' },
  wallet: { path: 'wallet', by: 'index' },
  family: { path: 'family/center', by: 'familyId' },
  group: { path: 'group/join', by: 'gid' },
  friendAdd: { path: 'friend/add' },
  broadcast: { path: 'broadcast' },
}

/** Gives the deep link of a place in the app's scheme; undefined for an unknown place and for an empty id (decision 29). */
export function deepLink(scheme: string, choice: LinkChoice): string | undefined {
  if (!Object.hasOwn(deepLinks, choice.target)) return undefined
  const { path, by } = deepLinks[choice.target]
  if (by === undefined) return `${scheme}://${path}`
  const value = by === 'index' ? (choice.index ?? 0) : choice[by]
  return isIndex(value) || isTarget(value) ? `${scheme}://${path}?${by}=${value}` : undefined
}
