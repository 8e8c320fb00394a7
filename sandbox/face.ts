import { absolute } from './images/address'

/** What is shown of everybody in a list: the columns of `face`. */
export interface FaceRow {
  readonly uid: string
  readonly duid: string
  readonly nickname: string
  readonly avatar: string | null
  readonly icon: string | null
}

/** The columns of a `FaceRow`, of `users u`. */
export const face = `u.uid, u.duid, u.nickname, u.avatar,
  (select icon from countries c where c.id = u.country_id) as icon`

/** A row as the wire names it, with addresses that can be asked for. */
export function withFace<Row extends FaceRow>(origin: string, { avatar, icon, ...row }: Row) {
  return { ...row, avatar_url: avatar && absolute(origin, avatar), country_icon: icon }
}
