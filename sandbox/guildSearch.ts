import { folded } from './search'

/** A condition on `guilds g` and their owners, `users o`: by part of either's name or by whole ID. */
export const guildFound = `(? = '' or instr(g.search, ?) or instr(o.search, ?) or g.gid = ? or o.uid = ? or o.duid = ?)`

/** The values of `guildFound`. */
export function guildSought(keyword = ''): readonly string[] {
  const [part, id] = [folded(keyword), keyword.trim()]
  return [part, part, part, id, id, id]
}
