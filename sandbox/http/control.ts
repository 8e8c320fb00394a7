import { randomInt } from 'node:crypto'
import { Hono } from 'hono'
import { demoAccounts, demoUid } from '../accounts'
import { Refused } from '../codes'
import { toHundredths } from '../decimal'
import { freeId } from '../freeId'
import { paths } from '../images/address'
import { accounts, balance } from '../ledger'
import { addMember, guildBy, setRole, type GuildRole } from '../membership'
import { paymentMethodBy, setRate } from '../paymentMethods'
import { personBy } from '../person'
import { addCreation } from '../seed/creations'
import { addGuild } from '../seed/guilds'
import { addPerson, duidOf, give } from '../seed/people'
import { openSession } from '../session'
import { initialSettings, writeSetting } from '../settings'
import { addMethod } from '../withdrawal/method'
import type { Payee } from '../withdrawal/order'
import { placeWithdrawal } from '../withdrawal/place'
import { allKinds, makeReseller } from '../withdrawal/resellers'
import { alterationNames } from './alter'
import { faultKinds, type Fault } from './faults'
import type { State } from './state'

interface NewPersonWish {
  readonly nickname?: string
  readonly country_id?: string
  readonly user_name?: string
  readonly coins?: number
  readonly agent_coins?: number
  /** Decimal string. */
  readonly diamonds?: string
  readonly gid?: string
  readonly role?: GuildRole
  /** Who invited the person into the app. */
  readonly inviter_uid?: string
  /** The BD whose team a subordinate BD belongs to. */
  readonly bd_uid?: string
  /** The upper-level agent above the person. */
  readonly upper_uid?: string
  /** Adds a withdrawal method: an account at a wallet. */
  readonly method?: boolean
  /** What a reseller pays to; everything unless told. */
  readonly pays?: readonly ('bank' | 'wallet' | 'crypto')[]
  readonly flags?: readonly ('agent' | 'is_upper_agent' | 'is_reseller' | 'is_bd' | 'is_sub_bd' | 'is_ext_admin')[]
}
interface RightsWish {
  readonly uid: string
  /** No place any more if null. */
  readonly role?: GuildRole | null
  readonly without?: readonly string[]
}
interface NewGuildsWish {
  readonly names: readonly string[]
  readonly owner?: string
  /** Who brought them in; the demo BD unless told. */
  readonly inviter_uid?: string
  /** The guild whose owner then sees them in the team. */
  readonly bound_to?: string | null
}
interface NewCreationsWish {
  readonly names: readonly string[]
  /** The reviewer. */
  readonly inviter_uid: string
}
const flagColumns = ['agent', 'is_upper_agent', 'is_reseller', 'is_bd', 'is_sub_bd', 'is_ext_admin']

/** What tests and testers do to the server itself; none of it is part of the product. */
export function controlRoutes(state: State): Hono {
  const { db, clock, faults, log } = state
  const app = new Hono()
  app.onError((error, context) => context.json({ error: error.message }, error instanceof Refused ? 409 : 400))

  app.post('/reset', (context) => {
    state.reset()
    return context.json({})
  })

  app.get('/clock', (context) => context.json({ now: clock.now() }))
  app.post('/clock', async (context) => {
    const { now, advance } = await context.req.json<{ now?: string | number | null; advance?: number }>()
    if (now !== undefined) clock.set(now === null ? null : moment(now))
    if (advance !== undefined) clock.advance(advance)
    return context.json({ now: clock.now() })
  })

  app.post('/faults', async (context) => {
    const { times = 1, ...fault } = await context.req.json<Fault & { times?: number }>()
    const isKnown = fault.endpoint === '*' || fault.endpoint === 'upload' || state.contract.has(fault.endpoint)
    if (!isKnown)
      throw new Error(`There is no endpoint "${fault.endpoint}". Use one of schemas/api.json, "upload" or "*".`)
    if (!faultKinds.includes(fault.kind))
      throw new Error(`There is no fault "${fault.kind}". Use ${faultKinds.join(', ')}.`)
    if (fault.as !== undefined && !alterationNames.includes(fault.as))
      throw new Error(`There is no alteration "${fault.as}". Use ${alterationNames.join(', ')}.`)
    faults.add(fault, times)
    return context.json({})
  })
  app.delete('/faults', (context) => {
    faults.clear()
    return context.json({})
  })
  app.post('/release', (context) => {
    faults.release()
    return context.json({})
  })

  app.get('/log', (context) => context.json(log.calls))
  app.get('/endpoints', (context) => context.json([...log.endpoints]))
  app.get('/problems', (context) => context.json(log.problems))
  app.delete('/log', (context) => {
    log.clear()
    return context.json({})
  })

  app.get('/people', (context) => context.json(demoAccounts))
  app.post('/people', async (context) => context.json(db.transaction(newPerson(state, await context.req.json()))))
  app.post('/rights', async (context) => context.json(db.transaction(changeRights(state, await context.req.json()))))
  app.post('/guilds', async (context) => context.json(db.transaction(newGuilds(state, await context.req.json()))))
  app.post('/creations', async (context) => context.json(db.transaction(newCreations(state, await context.req.json()))))
  app.post('/session', async (context) => {
    const { uid, account, expired } = await context.req.json<{ uid?: string; account?: string; expired?: boolean }>()
    const wanted = uid ?? demoUid(demoAccounts.find((each) => each.account === account)?.account ?? 'host')
    if (!personBy(db, wanted)) throw new Refused('unknownUser')
    return context.json({ uid: wanted, token: openSession(db, wanted, clock.now(), expired) })
  })
  app.get('/balance/:uid', (context) => {
    const uid = context.req.param('uid')
    if (!personBy(db, uid)) throw new Refused('unknownUser')
    const account = accounts.user(uid)
    return context.json({
      coins: balance(db, account, 'coins'),
      agent_coins: balance(db, account, 'agent_coins'),
      diamonds: balance(db, account, 'diamonds'),
    })
  })

  app.post('/settings', async (context) => {
    const wanted = await context.req.json<{ [name: string]: unknown }>()
    const unknown = Object.keys(wanted).find((name) => !(name in initialSettings))
    if (unknown) throw new Error(`There is no setting "${unknown}". Use ${Object.keys(initialSettings).join(', ')}.`)
    db.transaction(() => Object.entries(wanted).forEach(([name, value]) => writeSetting(db, name, value)))
    return context.json({})
  })
  app.post('/rates', async (context) => {
    const { method_id, coins_per_unit } = await context.req.json<{ method_id: string; coins_per_unit: number }>()
    if (!paymentMethodBy(db, method_id)) throw new Error(`There is no payment method "${method_id}".`)
    setRate(db, method_id, coins_per_unit)
    return context.json({})
  })
  app.post('/withdrawals', async (context) => {
    const {
      uid,
      reseller = demoUid('reseller'),
      diamonds,
      payee: wanted,
    } = await context.req.json<{
      uid: string
      reseller?: string
      diamonds: string
      payee?: Partial<Payee>
    }>()
    const payee = { name: 'stc pay', image_url: paths.drawn('logo', 'stcpay'), account: '0551234567', ...wanted }
    const amount = toHundredths(diamonds)
    if (amount === undefined) throw new Error(`"${diamonds}" is not a decimal amount.`)
    const wish = { uid, resellerUid: reseller, payee, diamonds: amount, at: clock.now() }
    return context.json({ order_no: db.transaction(() => placeWithdrawal(db, wish)) })
  })

  return app
}

function moment(now: string | number): number {
  const milliseconds = typeof now === 'number' ? now : Date.parse(now)
  if (!Number.isFinite(milliseconds)) throw new Error(`"${now}" is not a moment. Use ISO text or milliseconds.`)
  return milliseconds
}

/** A person of one's own for a test, so that tests do not meet. */
function newPerson({ db, clock }: State, wish: NewPersonWish) {
  return () => {
    const { nickname = 'Test Person', country_id: country = '1', user_name: userName, gid, role = 'member' } = wish
    const now = clock.now()
    const uid = freeId(db, 'user')
    addPerson(db, { uid, nickname, country, ...(userName !== undefined && { userName }) })
    for (const flag of wish.flags ?? []) db.run(`update users set ${known(flag)} = 1 where uid = ?`, uid)
    db.run(
      'update users set inviter_uid = ?, bd_uid = ? where uid = ?',
      wish.inviter_uid ?? null,
      wish.bd_uid ?? null,
      uid,
    )
    if (wish.flags?.includes('is_reseller')) makeReseller(db, uid, wish.pays ?? allKinds)
    if (wish.upper_uid !== undefined) db.run('update users set upper_uid = ? where uid = ?', wish.upper_uid, uid)
    const { coins = 0, agent_coins: agentCoins = 0, diamonds = '0' } = wish
    give(db, { uid, coins, agentCoins, diamonds: toHundredths(diamonds) ?? 0 }, now)
    const account = { uid, channel_id: 'w0', holder: nickname, account_no: '0551234567', at: now }
    const method_id = wish.method === true ? addMethod(db, account) : undefined
    if (gid !== undefined) addMember(db, { gid: guildBy(db, gid).gid, uid, role, at: now })
    return { uid, duid: duidOf(uid), token: openSession(db, uid, now), method_id }
  }
}

/** Changes the place of a person in their guild, or takes flags away, as somebody else does elsewhere. */
function changeRights({ db }: State, { uid, role, without = [] }: RightsWish) {
  return () => {
    if (role === null) db.run('delete from members where uid = ?', uid)
    else if (role !== undefined) setRole(db, uid, role)
    for (const flag of without) db.run(`update users set ${known(flag)} = 0 where uid = ?`, uid)
    return {}
  }
}

function known(flag: string): string {
  if (flagColumns.includes(flag)) return flag
  throw new Error(`There is no flag "${flag}". Use ${flagColumns.join(', ')}.`)
}

/** Guilds of one person each, for lists longer than the seed's and for names that it does not have. */
function newGuilds(
  { db, clock }: State,
  { names, owner = 'Test Owner', inviter_uid: inviter = demoUid('bd'), bound_to: boundTo = null }: NewGuildsWish,
) {
  return () => {
    const founded = clock.now()
    const gids = names.map((name) => {
      const [gid, ownerUid] = [freeId(db, 'guild'), freeId(db, 'user')]
      addPerson(db, { uid: ownerUid, nickname: owner, country: '1' })
      addGuild(db, { gid, name, country: '1', ownerUid, inviterUid: inviter, founded, boundTo })
      return gid
    })
    return { gids }
  }
}

/** Applications to found a guild, from a person each. */
function newCreations({ db, clock }: State, { names, inviter_uid }: NewCreationsWish) {
  return () => ({
    list: names.map((name) => {
      const [applyId, uid] = [String(randomInt(1e9, 1e10)), freeId(db, 'user')]
      addPerson(db, { uid, nickname: 'Test Founder', country: '1' })
      addCreation(db, applyId, {
        uid,
        name,
        inviter_uid,
        country_id: '1',
        contact_phone: '+966 50 100 0000',
        contact_address: '12 Palm Street',
        real_name: 'Test Founder',
        gid: null,
        status: 'pending',
        at: clock.now(),
        processedAt: null,
        reason: null,
      })
      return { apply_id: applyId, uid }
    }),
  })
}
