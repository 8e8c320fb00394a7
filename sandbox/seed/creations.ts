import { demoUid, type DemoName } from '../accounts'
import type { Database } from '../database'
import { days } from '../day'
import { paths } from '../images/address'
import type { Newcomers } from './applications'
import { realName } from './names'

interface Share {
  readonly inviter: DemoName
  readonly pending: readonly string[]
  readonly rejected: readonly string[]
}

const shares: readonly Share[] = [
  {
    inviter: 'bd',
    pending: [
      'Night Owls',
      'أصوات الخليج',
      'İstanbul Rüzgârı',
      'Golden Mic Club',
      'Ankara Akşamı',
      'Белые ночи',
      'نسيم البحر',
      'Midnight Karaoke 🎤',
      'ستاره‌های شرق',
      'A house for all who sing too loudly in the kitchen and too softly on stage',
      '星河公会',
      'Izmir Melodi',
      'قمر الصحراء',
      'Silver Strings',
    ],
    rejected: ['Free Coins 100%', 'Test', 'Desert Stars 2', 'اربح الآن', 'Kara Kedi', 'Gift Exchange'],
  },
  {
    inviter: 'extadmin',
    pending: ['Samba da Lua', 'Suara Bandung', 'Lahore Lights', 'Bossa Nova Nights'],
    rejected: ['Rio Ganha Fácil', 'Bali Promo'],
  },
  {
    inviter: 'subbd',
    pending: ['Buxoro Kechasi', 'Toshkent Ovozi', 'Шёлковый путь'],
    rejected: ['Pul Yutish'],
  },
]
const reasons = [
  'The contact phone is not reachable',
  'اسم الوكالة يخالف قواعدنا',
  'The real name does not match your papers',
]

/** Applications to found a guild: the guilds that are there came of one, others wait or were refused. */
export function seedCreations(db: Database, newcomers: Newcomers): void {
  let nextId = 900_001
  const add = (row: CreationRow) => addCreation(db, String(nextId++), row)
  for (const guild of db.all<FoundedRow>('select * from guilds order by gid')) {
    const { owner_uid: uid, created_at: processedAt, ...rest } = guild
    add({ ...rest, uid, status: 'agreed', at: processedAt - days(2), processedAt, reason: null })
  }
  for (const { inviter, pending, rejected } of shares) {
    const wish = (name: string) => ({ ...contact(newcomers, name), inviter_uid: demoUid(inviter), gid: null })
    pending.forEach((name, count) => {
      const at = newcomers.now - 7200 - count * 41_000
      add({ ...wish(name), status: 'pending', at, processedAt: null, reason: null })
    })
    rejected.forEach((name, count) => {
      const at = newcomers.now - days(4 + count * 6)
      const reason = reasons[count % reasons.length] ?? ''
      add({ ...wish(name), status: 'rejected', at, processedAt: at + days(1), reason })
    })
  }
}

interface Contact {
  readonly name: string
  readonly country_id: string
  readonly contact_phone: string
  readonly contact_address: string
  readonly real_name: string
}
interface FoundedRow extends Contact {
  readonly gid: string
  readonly owner_uid: string
  readonly inviter_uid: string
  readonly created_at: number
}
interface CreationRow extends Contact {
  readonly uid: string
  readonly inviter_uid: string
  readonly gid: string | null
  readonly status: 'pending' | 'agreed' | 'rejected'
  readonly at: number
  readonly processedAt: number | null
  readonly reason: string | null
}

function contact({ random, stranger }: Newcomers, name: string): Contact & { readonly uid: string } {
  return {
    uid: stranger(),
    name,
    country_id: random.pick(['1', '2', '19', '20', '22', '24', '26']),
    contact_phone: `+966 50 2${random.between(10, 99)} ${random.between(1000, 9999)}`,
    contact_address: `${random.between(1, 90)} Harbour Road`,
    real_name: realName(random),
  }
}

/** Adds an application to found a guild, whatever came of it. */
export function addCreation(db: Database, applyId: string, row: CreationRow): void {
  db.run(
    'insert into creations values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    applyId,
    row.uid,
    row.name,
    paths.drawn('cover', row.gid ?? applyId),
    row.country_id,
    row.contact_phone,
    row.contact_address,
    row.real_name,
    row.inviter_uid,
    row.status,
    row.at,
    row.processedAt,
    row.reason,
    row.gid,
  )
}
