import { localise } from '../../api/answer/localised'
import { readPage } from '../../api/answer/listPage'
import type { Client } from '../../api/client'
import { isObject } from '../../language/runtime/merge'

/** Loads all rows of choices, in the language of the texts. Nobody can choose among more rows than these pages hold. */
export async function loadAllRows(
  client: Client,
  call: string,
  body: object,
  language: string,
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const consumer = `options ${JSON.stringify(body)}`
    const answer = readPage(await client.read(call, { ...body, page }, { consumer, signal }))
    rows.push(...answer.list)
    if (!answer.hasMore) break
  }
  return rows.map((row) => searchable(row, localise(row, language)))
}

/** Adds the name of the row before it was translated, because people also search by it. */
function searchable(row: unknown, shown: unknown): unknown {
  const isRenamed = isObject(row) && isObject(shown) && row.name !== shown.name
  return isRenamed ? { ...shown, name_default: row.name } : shown
}

const mostPages = 20
