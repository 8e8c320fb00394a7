import { randomInt } from 'node:crypto'
import type { NewWithdrawalMethod, WithdrawalMethod } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import { channelBody, channelBy, type ChannelRow } from './channel'
import { localNames } from '../localNames'
import type { Payee } from './order'

/** A row of `withdrawal_methods`. */
export type MethodRow = Omit<WithdrawalMethod, 'name' | 'image_url'> & { readonly uid: string }
/** What its owner may change of a method. */
type Details = Pick<NewWithdrawalMethod, 'holder' | 'account_no' | 'bank_name' | 'iban' | 'network' | 'tax_id'>

export interface NewMethod extends Details {
  readonly uid: string
  readonly channel_id: string
  readonly at: number
  readonly id?: string
}

/** The method of its owner; throws `unknownMethod` for everybody else. */
export function methodOf(db: Database, id: string, uid: string): MethodRow {
  const row = db.get<MethodRow>('select * from withdrawal_methods where id = ? and uid = ?', id, uid)
  if (!row) throw new Refused('unknownMethod')
  return row
}

/** Adds a method and gives its id; throws `methodIncomplete` when the kind of its channel needs more, and `networkNotOffered`. */
export function addMethod(
  db: Database,
  { uid, channel_id, at, id = String(randomInt(1e9, 1e10)), ...details }: NewMethod,
) {
  const channel = channelBy(db, channel_id)
  db.run(
    `insert into withdrawal_methods (holder, account_no, bank_name, iban, network, tax_id, id, uid, channel_id, kind,
      created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...columnsOf(channel, details),
    id,
    uid,
    channel_id,
    channel.kind,
    at,
  )
  return id
}

/** Changes what a method says; orders already made keep what it said. */
export function changeMethod(db: Database, { id, channel_id }: MethodRow, details: Details): void {
  db.run(
    `update withdrawal_methods set holder = ?, account_no = ?, bank_name = ?, iban = ?, network = ?,
      tax_id = coalesce(?, tax_id) where id = ?`,
    ...columnsOf(channelBy(db, channel_id), details),
    id,
  )
}

/** Where the money of an order goes: a copy, as the method may change after it. */
export function payeeOf(
  db: Database,
  { channel_id, account_no, kind, holder, bank_name, iban, network, tax_id }: MethodRow,
): Payee {
  const channel = channelBody(channelBy(db, channel_id))
  const { name, image_url } = channel
  return answer<Payee>({
    ...localNames(channel),
    name,
    image_url,
    account: account_no,
    kind,
    holder,
    bank_name,
    iban,
    network,
    tax_id,
  })
}

/** Ids of the countries whose banks have IBANs. */
const ibanCountries: ReadonlySet<string> = new Set(
  '1 2 3 4 5 6 7 9 10 11 13 14 16 17 18 19 21 25 26 30 31 32 33 35 36 37 38 39 41 43'.split(' '),
)

/** Holder, account, bank, IBAN, network and tax number as they are kept. */
function columnsOf(channel: ChannelRow, { holder, account_no, bank_name, iban, network, tax_id }: Details) {
  const needed = {
    bank: [bank_name, ...(ibanCountries.has(channel.country_id ?? '') ? [iban] : [])],
    wallet: [],
    crypto: [network],
  }[channel.kind]
  if ([holder, account_no, ...needed].some((text = '') => text.trim() === '')) throw new Refused('methodIncomplete')
  const isOffered = channelBody(channel).networks?.some((one) => one === network)
  if (channel.kind === 'crypto' && isOffered === false) throw new Refused('networkNotOffered')
  const code = iban?.replaceAll(' ', '').toUpperCase()
  return [holder.trim(), account_no.trim(), bank_name ?? null, code ?? null, network ?? null, tax_id ?? null] as const
}
