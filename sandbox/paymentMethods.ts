import type { PaymentMethod, PaymentMethodPage, PaymentMethodQuery } from '../src/generated/types'
import type { Database } from './database'
import type { Context } from './handler'
import { absolute } from './images/address'
import { wholeList } from './paging'

interface Row {
  readonly id: string
  readonly country_id: string
  readonly body: string
}

/** The ways to pay in a country. */
export function listPaymentMethods(
  { db, origin }: Pick<Context, 'db' | 'origin'>,
  { country_id, page }: PaymentMethodQuery,
): PaymentMethodPage {
  const rows = db.all<Row>('select * from payment_methods where country_id = ? order by id', country_id)
  const list = rows.map(methodFrom).map((method) => ({ ...method, image_url: absolute(origin, method.image_url) }))
  return wholeList(page, list)
}

export function paymentMethodBy(db: Database, id: string): PaymentMethod | undefined {
  const row = db.get<Row>('select * from payment_methods where id = ?', id)
  return row && methodFrom(row)
}

/** Sets how many coins a unit of the currency buys. */
export function setRate(db: Database, id: string, coins_per_unit: number): void {
  const sql = "update payment_methods set body = json_set(body, '$.coins_per_unit', ?) where id = ?"
  db.run(sql, coins_per_unit, id)
}

/** The provider knows every account of 6 to 20 characters. */
export function isKnownPayer(account: string): boolean {
  const { length } = account.trim()
  return length >= 6 && length <= 20
}

function methodFrom({ id, country_id, body }: Row): PaymentMethod {
  return { ...(JSON.parse(body) as PaymentMethod), id, country_id }
}
