import type { Channel } from '../../src/generated/types'
import { Refused } from '../codes'
import type { Database } from '../database'

export interface ChannelRow {
  readonly id: string
  readonly country_id: string | null
  readonly kind: Channel['kind']
  readonly body: string
}

/** Throws `unknownChannel`. */
export function channelBy(db: Database, id: string): ChannelRow {
  const row = db.get<ChannelRow>('select * from channels where id = ?', id)
  if (!row) throw new Refused('unknownChannel')
  return row
}

/** What of a channel is kept as JSON: the rest stands in columns. */
export function channelBody(row: ChannelRow): Omit<Channel, 'id' | 'kind' | 'country_id' | 'country_icon'> {
  return JSON.parse(row.body) as Channel
}
