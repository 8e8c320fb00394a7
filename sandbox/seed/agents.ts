import { demoUid, type DemoName } from '../accounts'
import type { Database } from '../database'
import { days } from '../day'
import { fromHundredths } from '../decimal'
import { accounts, balance } from '../ledger'
import { paymentMethodBy } from '../paymentMethods'
import { endPayment, openPayment, paymentBy } from '../payments'
import { personByTyped } from '../person'
import { transferCoins } from '../transfers'
import { addPerson, give } from './people'
import type { Random } from './random'

/** Users of the agents' country: the first eight are below the upper-level agent, the others below nobody. */
const buyers = [
  { uid: '1000051', nickname: 'Nour Hassan' },
  { uid: '1000052', nickname: 'سلمى عادل' },
  { uid: '1000053', nickname: 'Karim Fathy' },
  { uid: '1000054', nickname: 'Dina Samir 🌙' },
  { uid: '1000055', nickname: 'محمود الشاذلي' },
  { uid: '1000056', nickname: 'Yara Mostafa' },
  { uid: '1000057', nickname: 'Tarek Nabil' },
  { uid: '1000058', nickname: 'هبة كمال' },
  { uid: '1000059', nickname: 'Mona Adel' },
  { uid: '1000060', nickname: 'Ali Reda' },
  { uid: '1000061', nickname: 'عمر صلاح' },
  { uid: '1000062', nickname: 'Farah Zaki' },
] as const
const below = 8
/** Below the upper-level agent as well, but in another country. */
const foreigner = { uid: '1000063', nickname: 'Saad Alharbi', country: '1' }
const country = '3'
/** A bank card in that country. */
const cardId = '300'

interface Trade {
  readonly account: DemoName
  readonly purchases: number
  /** After each purchase, which they use up. */
  readonly transfers: number
  /** Agent coins in the end. */
  readonly holds: number
}

const trades: readonly Trade[] = [
  { account: 'agent', purchases: 8, transfers: 9, holds: 2_500_000 },
  { account: 'upper', purchases: 3, transfers: 4, holds: 50_000_000 },
]

/** The people who buy of the agents, and what the agents bought and sold so far. */
export function seedAgents(db: Database, random: Random, now: number): void {
  const upperUid = demoUid('upper')
  for (const person of [...buyers.map((buyer) => ({ ...buyer, country })), foreigner]) addPerson(db, person)
  for (const { uid } of [...buyers.slice(0, below), foreigner]) {
    db.run('update users set upper_uid = ? where uid = ?', upperUid, uid)
  }
  trades.forEach((trade, at) => {
    for (let round = 0; round < trade.purchases; round += 1) {
      seedRound(db, random, { ...trade, number: `${at + 1}${round + 1}`, at: now - days(120 - round * 14) })
    }
  })
  for (const { account, holds } of trades) {
    const uid = demoUid(account)
    const agentCoins = holds - balance(db, accounts.user(uid), 'agent_coins')
    give(db, { uid, agentCoins }, now)
  }
}

/** A purchase, and the transfers that use it up. */
function seedRound(
  db: Database,
  random: Random,
  { account, transfers, number, at }: Trade & { number: string; at: number },
) {
  const agent = personByTyped(db, demoUid(account))
  const amounts = Array.from({ length: transfers }, () => random.between(2, 500) * 100)
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  const orderNo = openPayment(db, {
    uid: agent.uid,
    identity: 'agent',
    country_id: country,
    method_id: cardId,
    amount: fromHundredths((sum * 100) / (paymentMethodBy(db, cardId)?.coins_per_unit ?? 1)),
    at,
    orderNo: `P2600${number}`,
  })
  const payment = paymentBy(db, orderNo)
  if (payment) endPayment(db, payment, 'success', at + 60)
  amounts.forEach((coins, step) => {
    const receiver = personByTyped(db, random.pick(buyers).uid)
    const moment = at + (step + 1) * days(1) + random.between(0, 36_000)
    transferCoins(db, { agent, receiver, coins, at: moment, transferNo: `T2600${number}${step + 1}` })
  })
}
