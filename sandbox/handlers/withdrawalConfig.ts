import type { WithdrawalConfig } from '../../src/generated/types'
import { answer } from '../answer'
import type { Context, Handlers } from '../handler'
import { readSettings } from '../settings'
import { channelsOf } from '../withdrawal/channel'
import { waitsFor } from '../withdrawal/list'
import { nextWeek, weeklyLeft } from '../withdrawal/place'

/** The limits of withdrawals, and what waits for the asking person. */
export const withdrawalConfigHandlers = {
  'POST /web/withdrawal/config': (context) => {
    const { db, now, asker } = context
    const all = readSettings(db)
    return answer<WithdrawalConfig>({
      min_diamonds: all.min_diamonds,
      weekly_limit: all.weekly_limit,
      weekly_left: weeklyLeft(db, asker.uid, now),
      weekly_reset_at: all.weekly_limit === undefined ? undefined : nextWeek(now),
      min_amount: all.min_amount,
      auto_confirm_days: all.auto_confirm_days,
      max_proof_images: all.max_proof_images,
      receipt_hours_min: all.receipt_hours_min,
      receipt_hours_max: all.receipt_hours_max,
      diamonds_per_unit: all.diamonds_per_unit,
      currency: all.currency,
      channelList: channelsOf(context, asker.country_id),
      to_process: asker.is_reseller === 1 ? waiting(context, 'reseller_uid') : undefined,
      to_confirm: waiting(context, 'uid'),
    })
  },
} satisfies Partial<Handlers>

function waiting({ db, asker }: Context, party: keyof typeof waitsFor): number {
  const sql = `select count(*) as count from withdrawals where ${party} = ? and ${waitsFor[party]}`
  return db.get<{ count: number }>(sql, asker.uid)?.count ?? 0
}
