import type { Country, Settings } from '../../src/generated/types'
import type { Handlers } from '../handler'
import { absolute, paths } from '../images/address'
import { wholeList } from '../paging'
import { aliasesOf } from '../seed/countryAliases'
import { readSettings } from '../settings'
import { openUpload } from '../upload'

/** What `settings/kv` tells; the other settings are told by `withdrawal/config` only. */
const told: { readonly [K in keyof Required<Settings>]: true } = {
  max_images: true,
  image_max_bytes: true,
  auto_confirm_days: true,
  customer_contact: true,
  max_transfer: true,
  settlement_warn_days: true,
  receipt_hours_min: true,
  receipt_hours_max: true,
}

interface CountryRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly names: string
  readonly phone_code: string
}

export const productHandlers = {
  'POST /withoutsign/country': ({ db, origin }, { page }) => {
    const rows = db.all<CountryRow>('select id, code, name, names, phone_code from countries order by name')
    const list = rows.map(({ names, ...row }): Country => ({
      ...row,
      aliases: aliasesOf(row.code, row.name),
      icon: absolute(origin, paths.drawn('flag', row.code)),
      ...(JSON.parse(names) as Partial<Country>),
    }))
    return wholeList(page, list)
  },

  'POST /web/settings/kv': ({ db }, { keys }) => {
    const isAsked = ([name]: [string, unknown]) => name in told && (keys?.includes(name) ?? true)
    return Object.fromEntries(Object.entries(readSettings(db)).filter(isAsked))
  },

  'POST /web/upload': ({ db, now, origin }, file) => {
    const { uploadPath, imagePath } = openUpload(db, file, now)
    return { upload_url: origin + uploadPath, url: origin + imagePath }
  },
} satisfies Partial<Handlers>
