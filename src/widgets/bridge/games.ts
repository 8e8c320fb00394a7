// The games that the launcher opens.
import type { GameChoice, GameOpen, GameType } from '../../generated/types'
import { activityUrl, type ActivityPage } from './activityPages'

export interface Game {
  readonly label: string
  /** Absent for games that the app draws itself. */
  readonly page?: ActivityPage
}

export const games: { readonly [Type in GameType]: Game } = {
  1: { label: 'gashapon', page: 'gashapon' },
  2: { label: 'wheel' },
  3: { label: 'fruit', page: 'fruit' },
  4: { label: 'game4' },
  5: { label: 'game5' },
}

/** The initial size of a game's panel. */
export const gamePanel = { width: 1080, height: 1512 } as const

/** Returns the call that opens a game, or undefined for an unknown game. */
export function gameOpen({ type, gid = '' }: GameChoice, origin: string): GameOpen | undefined {
  if (!Object.hasOwn(games, type)) return undefined
  const { page } = games[type]
  return { type, gid, url: page === undefined ? '' : activityUrl(page, origin), ...gamePanel }
}
