import { demoUid } from '../accounts'
import type { Database } from '../database'
import { nickname } from './names'
import { addPerson } from './people'
import type { Random } from './random'

/** Beside the demo one of each kind. */
const count = 25

/** Subordinate BDs of the demo BD, outside admins, and who invited the demo people into the app. */
export function seedBringers(db: Database, random: Random): void {
  const bd = demoUid('bd')
  db.run('update users set bd_uid = ? where uid = ?', bd, demoUid('subbd'))
  for (let at = 1; at <= count; at += 1) {
    const [subBd, extAdmin] = [String(1_000_100 + at), String(1_000_200 + at)]
    addPerson(db, { uid: subBd, nickname: nickname(random), country: random.pick(['19', '24', '23']) })
    db.run('update users set is_bd = 1, is_sub_bd = 1, bd_uid = ? where uid = ?', bd, subBd)
    addPerson(db, { uid: extAdmin, nickname: nickname(random), country: random.pick(['20', '22', '26']) })
    db.run('update users set is_ext_admin = 1 where uid = ?', extAdmin)
  }
  const invited = [
    ['host', 'extadmin'],
    ['member', 'owner'],
    ['subbd', 'bd'],
  ] as const
  for (const [who, inviter] of invited)
    db.run('update users set inviter_uid = ? where uid = ?', demoUid(inviter), demoUid(who))
}
