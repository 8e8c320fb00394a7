// The screens of the app that a page can open.
import type { LinkChoice, LinkTarget } from '../../generated/types'
import { isIndex, isTarget } from './targets'

type Chooser = Exclude<keyof LinkChoice, 'target'>

/** The path of each screen, and the argument that identifies what it shows. */
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

/** Returns the deep link of a screen in the app's scheme. Returns undefined for an unknown screen or an empty id. */
export function deepLink(scheme: string, choice: LinkChoice): string | undefined {
  if (!Object.hasOwn(deepLinks, choice.target)) return undefined
  const { path, by } = deepLinks[choice.target]
  if (by === undefined) return `${scheme}://${path}`
  const value = by === 'index' ? (choice.index ?? 0) : choice[by]
  return isIndex(value) || isTarget(value) ? `${scheme}://${path}?${by}=${value}` : undefined
}
