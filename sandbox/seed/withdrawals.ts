import { demoUid } from '../accounts'
import type { Database } from '../database'
import { days } from '../day'
import { paths } from '../images/address'
import { accounts, move } from '../ledger'
import { applyEvent } from '../withdrawal/apply'
import { orderOf, type Payee } from '../withdrawal/order'
import { holdWithdrawal, seeded } from '../withdrawal/place'
import type { Event } from '../withdrawal/transitions'
import { bankWords } from './channels'
import { otherResellers } from './people'
import type { Random } from './random'

const count = 400
const proofId = 'seeded-proof'
const reasons = ['The account number is wrong', 'الاسم لا يطابق الحساب', 'The wallet refuses transfers today']
const complaint = 'My bank shows nothing from you. The statement of today is below.'
const excuse = 'The bank sent it back. I have transferred it again.'
const payees: readonly Payee[] = [
  {
    name: 'stc pay',
    image_url: paths.drawn('logo', 'stcpay'),
    account: '0551234567',
    kind: 'wallet',
    holder: 'Layla Haddad',
  },
  {
    name: 'DANA',
    image_url: paths.drawn('logo', 'dana'),
    account: '081234567890',
    kind: 'wallet',
    holder: 'Ayu Pratama',
  },
  {
    name: 'Bank transfer',
    ...bankWords,
    image_url: paths.drawn('logo', 'bank'),
    account: '608010167519',
    kind: 'bank',
    holder: 'ريم العتيبي',
    bank_name: 'Al Rajhi Bank',
    iban: 'SA0380000000608010167519',
  },
  {
    name: 'USDT',
    image_url: paths.drawn('logo', 'usdt'),
    account: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    kind: 'crypto',
    network: 'TRC20',
  },
]

interface Course {
  readonly share: number
  readonly events: readonly Event[]
  /** Days ago; younger orders than the clock would move on. */
  readonly age: readonly [least: number, most: number]
}
const courses: readonly Course[] = [
  { share: 0.05, events: [], age: [0, 2] },
  { share: 0.05, events: ['process'], age: [0, 2] },
  { share: 0.08, events: ['process', 'transfer'], age: [1, 5] },
  { share: 0.03, events: ['process', 'transfer', 'dispute'], age: [2, 5] },
  { share: 0.03, events: ['process', 'transfer', 'dispute', 'reprocess'], age: [2, 5] },
  { share: 0.06, events: ['process', 'transfer', 'receive'], age: [1, 5] },
  { share: 0.5, events: ['process', 'transfer', 'receive'], age: [9, 380] },
  { share: 0.1, events: ['cancel'], age: [3, 380] },
  { share: 0.1, events: ['process', 'refuse'], age: [3, 380] },
]

/** Orders in every state, each brought there along the table of transitions. */
export function seedWithdrawals(db: Database, random: Random, now: number, proof: Uint8Array): void {
  db.run('insert into images values (?, ?, ?, ?, ?)', proofId, '', 'image/png', 0, proof)
  const demo = demoUid('reseller')
  const people = [demoUid('host'), demoUid('host'), demoUid('owner'), demoUid('member'), demoUid('admin')] as const
  for (let at = 0; at < count; at += 1) {
    const course = courseAt(at / count)
    const requested = now - days(random.between(...course.age)) - random.between(3600 * 5, 3600 * 9)
    const uid = random.pick(people)
    const resellerUid = random.share() < 0.7 ? demo : random.pick(otherResellers).uid
    const diamonds = random.between(10, 900) * 1000
    // What was withdrawn in the past was earned before it, beside what the person holds today.
    move(db, {
      unit: 'diamonds',
      from: accounts.house,
      to: accounts.user(uid),
      amount: diamonds,
      at: requested,
      note: 'earned',
    })
    const orderNo = holdWithdrawal(db, {
      uid,
      resellerUid,
      payee: random.pick(payees),
      diamonds,
      at: requested,
      orderNo: `${seeded}${String(1_000_000 + at * 7919)}`,
    })
    course.events.forEach((event, step) => {
      const moment = requested + (step + 1) * 3600
      applyEvent(db, orderOf(db, orderNo, 'uid', uid), {
        event,
        at: moment,
        ...details(event, moment, random, diamonds),
      })
    })
  }
}

function courseAt(share: number): Course {
  let sum = 0
  const found = courses.find((course) => share < (sum += course.share))
  if (!found) throw new Error('The shares of the courses do not add up to 1.')
  return found
}

function details(event: Event, at: number, random: Random, diamonds: number) {
  const proof = [paths.image + proofId]
  if (event === 'transfer') return { proof, columns: { transferred_at: at } }
  if (event === 'reprocess') return { proof, columns: { reprocessed_at: at }, said: { text: excuse, images: proof } }
  if (event === 'refuse') return { columns: { reason: random.pick(reasons) } }
  if (event === 'dispute') {
    const isLess = random.share() < 0.5
    const part = Math.floor(diamonds / 20)
    const kind = isLess ? ('received_less' as const) : ('not_received' as const)
    const amount = isLess ? part : null
    const columns = { dispute_kind: kind, dispute_since: at, dispute_amount: amount, dispute_text: complaint }
    return { columns, said: { kind, amount, text: complaint, images: proof } }
  }
  return {}
}
