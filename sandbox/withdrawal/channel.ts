import type { Channel } from '../../src/generated/types'
import { Refused } from '../codes'
import type { Database } from '../database'
import type { Context } from '../handler'
import { absolute } from '../images/address'

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

/** Returns the channels of a country, and those that know no border; throws `unknownCountry`. */
export function channelsOf({ db, origin }: Context, country_id: string): Channel[] {
  const icon = db.get<{ icon: string }>('select icon from countries where id = ?', country_id)?.icon
  if (icon === undefined) throw new Refused('unknownCountry')
  const sql = 'select * from channels where country_id = ? or country_id is null order by kind, id'
  return db.all<ChannelRow>(sql, country_id).map((row) => {
    const body = channelBody(row)
    const image_url = absolute(origin, body.image_url)
    return { ...body, image_url, id: row.id, kind: row.kind, country_id, country_icon: icon }
  })
}
