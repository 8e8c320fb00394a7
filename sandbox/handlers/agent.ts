import type { AgentBalance, CoinTransfer, Transfer } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Context, Handlers } from '../handler'
import { absolute } from '../images/address'
import { accounts, balance } from '../ledger'
import { orderOf, pageOf } from '../paging'
import { personBy, personByTyped } from '../person'
import { readSettings } from '../settings'
import { requireAgent, transferCoins, type TransferRow } from '../transfers'

/** What a recharge agent does with agent coins. */
export const agentHandlers = {
  // Decision 2: the same call tells the balance and transfers.
  'POST /web/AgentGold': (context, wish) => {
    const { db, asker } = context
    requireAgent(asker)
    const isTransfer = wish.receiver_id !== undefined || wish.amount !== undefined
    const made = isTransfer ? transfer(context, wish) : undefined
    return answer<AgentBalance>({
      coins: balance(db, accounts.user(asker.uid), 'agent_coins'),
      transfer_no: made?.transfer_no,
      upper_name: nameOf(context, made?.upper_uid),
      upper_coins: made?.upper_coins,
    })
  },

  'POST /web/UserExtendRecordList': (context, { page, kind = 'all', transfer_no = '', sort }) => {
    const { db, asker } = context
    requireAgent(asker)
    const { uid } = asker
    const order = `order by ${orderOf(sort, { coins: 'coins', created_at: 'at' })}at desc, transfer_no desc`
    return pageOf<Line, Transfer>(
      db,
      page,
      `${lines} ${order}`,
      [uid, uid, uid, kind, kind, transfer_no, transfer_no],
      (line) => showLine(context, line),
    )
  },
} satisfies Partial<Handlers>

type Line = TransferRow & { readonly kind: Transfer['kind'] }

/** What an agent sent, what came as a share of what others sent, and what was bought. */
const lines = `select * from (
  select 'out' as kind, transfer_no, agent_uid, uid, coins, upper_uid, upper_coins, at from transfers where agent_uid = ?
  union all select 'share', transfer_no, agent_uid, uid, upper_coins, null, null, at from transfers where upper_uid = ?
  union all select 'purchase', order_no, uid, uid, coins, null, null, paid_at from payments
    where uid = ? and identity = 'agent' and status = 'success'
) where (? = 'all' or kind = ?) and (? = '' or transfer_no = ?)`

function transfer({ db, now, asker }: Context, { receiver_id, amount }: CoinTransfer): TransferRow {
  const receiver = personByTyped(db, receiver_id ?? '')
  if (receiver.uid === asker.uid) throw new Refused('transferToSelf')
  if (receiver.country_id !== asker.country_id) throw new Refused('otherCountry')
  if (amount === undefined || !Number.isSafeInteger(amount)) throw new Refused('badAmount')
  const most = readSettings(db).max_transfer
  if (most !== undefined && amount > most) throw new Refused('overMaxTransfer')
  return transferCoins(db, { agent: asker, receiver, coins: amount, at: now })
}

function showLine(context: Context, line: Line): Transfer {
  const user = personBy(context.db, line.uid)
  if (!user) throw new Error(`A transfer names ${line.uid}, who is not among the users.`)
  return answer<Transfer>({
    transfer_no: line.transfer_no,
    kind: line.kind,
    coins: line.coins,
    uid: user.uid,
    duid: user.duid,
    nickname: user.nickname,
    avatar_url: user.avatar && absolute(context.origin, user.avatar),
    agent_name: line.kind === 'share' ? nameOf(context, line.agent_uid) : undefined,
    upper_name: nameOf(context, line.upper_uid),
    upper_coins: line.upper_coins,
    created_at: line.at,
  })
}

function nameOf({ db }: Context, uid: string | null | undefined): string | undefined {
  return uid ? personBy(db, uid)?.nickname : undefined
}
