import type { Account, UserCard } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import { dayOf, startOf } from '../day'
import { fromHundredths } from '../decimal'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { accounts, balance } from '../ledger'
import { nextSettlement } from '../period'
import { personByTyped, type Person } from '../person'
import { openSession } from '../session'

export const accountHandlers = {
  'POST /withoutsign/user/loginweb': ({ db, now }, { account, password }) => {
    // Passwords stand in the open here: there is nobody to protect.
    const found = db.get<{ uid: string }>(
      'select uid from users where (user_name = ? or duid = ?) and password = ?',
      account.trim().toLowerCase(),
      account.trim(),
      password,
    )
    if (!found) throw new Refused('wrongPassword')
    return { uid: found.uid, token: openSession(db, found.uid, now) }
  },

  'POST /web/MyAccountInfo': ({ db, now, origin, asker }) => {
    const { uid } = asker
    const country = countryOf({ db }, asker)
    const guild = db.get<{ name: string }>('select name from guilds where gid = ?', asker.gid)
    const today = dayOf(now)
    return answer<Account>({
      uid,
      nikeName: asker.nickname,
      duid: asker.duid,
      avatar_url: asker.avatar && absolute(origin, asker.avatar),
      gold: balance(db, accounts.user(uid), 'coins'),
      agent: asker.agent,
      guild_id: asker.gid,
      guild_role: asker.role,
      guild_name: guild?.name,
      is_upper_agent: asker.is_upper_agent === 1,
      is_reseller: asker.is_reseller === 1,
      is_bd: asker.is_bd === 1,
      is_sub_bd: asker.is_sub_bd === 1,
      is_ext_admin: asker.is_ext_admin === 1,
      country_id: asker.country_id,
      country_name: country?.name,
      country_icon: country?.icon,
      diamonds: fromHundredths(balance(db, accounts.user(uid), 'diamonds')),
      // The last day of a period is "under 1 day": 0 whole days remain.
      settlement_days: nextSettlement(today) - today - 1,
      settlement_at: startOf(nextSettlement(today)),
    })
  },

  'POST /web/user/info': (context, { user_id }) => card(context, user_id),
  'POST /withoutsign/payment/user': (context, { user_id }) => card(context, user_id),
} satisfies Partial<Handlers>

function card({ db, origin }: Context, typed: string): UserCard {
  const person = personByTyped(db, typed)
  const country = countryOf({ db }, person)
  return answer<UserCard>({
    uid: person.uid,
    duid: person.duid,
    nickname: person.nickname,
    avatar_url: person.avatar && absolute(origin, person.avatar),
    country_id: person.country_id,
    country_name: country?.name,
    country_icon: country?.icon,
  })
}

function countryOf({ db }: Pick<Context, 'db'>, person: Person): { name: string; icon: string } | undefined {
  return db.get<{ name: string; icon: string }>('select name, icon from countries where id = ?', person.country_id)
}
