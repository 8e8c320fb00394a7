import { randomInt } from 'node:crypto'
import type { Channel, WithdrawalConfig, WithdrawalMethod } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { wholeList } from '../paging'
import { readSettings } from '../settings'
import { weeklyLeft } from '../withdrawal/place'

interface ChannelRow {
  readonly id: string
  readonly country_id: string | null
  readonly kind: Channel['kind']
  readonly body: string
}
type MethodRow = Omit<WithdrawalMethod, 'name' | 'image_url'> & { readonly uid: string }

export const withdrawalMethodHandlers = {
  'GET /web/withdrawal/channel/list': ({ db, origin, asker }, { page, country_id = asker.country_id }) => {
    const rows = db.all<ChannelRow>(
      'select * from channels where country_id = ? or country_id is null order by kind, id',
      country_id,
    )
    const icon = db.get<{ icon: string }>('select icon from countries where id = ?', country_id)?.icon
    if (icon === undefined) throw new Refused('unknownCountry')
    const list = rows.map((row): Channel => {
      const body = bodyOf(row)
      const image_url = absolute(origin, body.image_url)
      return { ...body, image_url, id: row.id, kind: row.kind, country_id, country_icon: icon }
    })
    return wholeList(page, list)
  },

  'GET /web/withdrawal/method/list': ({ db, origin, asker }, { page }) => {
    const sql = 'select * from withdrawal_methods where uid = ? order by created_at desc, rowid desc'
    const list = db.all<MethodRow>(sql, asker.uid).map(({ uid: _, ...row }) => {
      const { name, image_url } = bodyOf(channelBy(db, row.channel_id))
      return answer<WithdrawalMethod>({ ...row, name, image_url: absolute(origin, image_url) })
    })
    return wholeList(page, list)
  },

  'POST /web/withdrawal/method/create': ({ db, now, asker }, wish) => {
    const channel = channelBy(db, wish.channel_id)
    if (channel.kind !== wish.kind) throw new Refused('unknownChannel')
    const needed = { bank: [wish.bank_name, wish.iban], wallet: [], crypto: [wish.network] }[channel.kind]
    const texts = [wish.holder, wish.account_no, ...needed]
    if (texts.some((text) => text === undefined || text.trim() === '')) throw new Refused('methodIncomplete')
    const id = String(randomInt(1e9, 1e10))
    db.run(
      'insert into withdrawal_methods values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      asker.uid,
      channel.id,
      channel.kind,
      wish.holder.trim(),
      wish.account_no.trim(),
      wish.bank_name ?? null,
      wish.iban?.replaceAll(' ', '').toUpperCase() ?? null,
      wish.network ?? null,
      now,
    )
    return { id }
  },

  'POST /web/withdrawal/config': ({ db, now, asker }) => {
    const all = readSettings(db)
    return answer<WithdrawalConfig>({
      min_diamonds: all.min_diamonds,
      weekly_limit: all.weekly_limit,
      weekly_left: weeklyLeft(db, asker.uid, now),
      min_amount: all.min_amount,
      auto_confirm_days: all.auto_confirm_days,
      auto_cancel_days: all.auto_cancel_days,
      max_proof_images: all.max_proof_images,
      receipt_hours_min: all.receipt_hours_min,
      receipt_hours_max: all.receipt_hours_max,
      diamonds_per_unit: all.diamonds_per_unit,
      currency: all.currency,
    })
  },
} satisfies Partial<Handlers>

function channelBy(db: Database, id: string): ChannelRow {
  const row = db.get<ChannelRow>('select * from channels where id = ?', id)
  if (!row) throw new Refused('unknownChannel')
  return row
}

/** What of a channel is kept as JSON: the rest stands in columns. */
function bodyOf(row: ChannelRow): Omit<Channel, 'id' | 'kind' | 'country_id' | 'country_icon'> {
  return JSON.parse(row.body) as Channel
}
