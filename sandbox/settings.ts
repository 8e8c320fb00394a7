import type { Settings, WithdrawalConfig } from '../src/generated/types'
import type { Database } from './database'

/** Everything that may be bounded or switched; a setting that is taken away means no bound (decision 22). */
export type AllSettings = Settings &
  Omit<WithdrawalConfig, 'weekly_left' | 'weekly_reset_at' | 'to_process' | 'to_confirm'> & {
    /** A repeated `idempotency-key` gets the first answer again. */
    readonly honours_keys: boolean
  }

export const initialSettings: AllSettings = {
  max_images: 9,
  image_max_bytes: 3 * 1024 * 1024,
  auto_confirm_days: 7,
  customer_contact: '+971 4 555 0100',
  max_transfer: 1_000_000,
  settlement_warn_days: 3,
  receipt_hours_min: 1,
  receipt_hours_max: 2,
  min_diamonds: '100',
  weekly_limit: 3,
  min_amount: '10',
  max_proof_images: 9,
  diamonds_per_unit: 10,
  currency: 'USD',
  honours_keys: true,
}

/** The settings as they stand; absent ones have no bound. */
export function readSettings(db: Database): Partial<AllSettings> {
  const rows = db.all<{ name: string; value: string }>('select name, value from settings')
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
}

/** Sets one, or takes it away with null. */
export function writeSetting(db: Database, name: string, value: unknown): void {
  if (value === null) db.run('delete from settings where name = ?', name)
  else db.run('insert or replace into settings values (?, ?)', name, JSON.stringify(value))
}
