import { folded } from './search'

/** A condition on `users u`: all of them where nothing is searched for, else by part of the name or by whole ID. */
export const personFound = `(? = '' or instr(u.search, ?) or u.uid = ? or u.duid = ?)`

/** The values of `personFound`. */
export function personSought(keyword = ''): readonly string[] {
  const [part, id] = [folded(keyword), keyword.trim()]
  return [part, part, id, id]
}
