// docs/answers.md: each value of each answer is on a page, or left out for a reason, and the page is current.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { loadProduct, type Product } from '@pagewright/cli'
import { filesAt, readContract, root } from '@pagewright/cli/source'
import { answerRows, answersPage, staleReasons, type AnswerRow } from '../../tools/quality/answers/answersPage'

let product: Product
let rows: readonly AnswerRow[] = []
beforeAll(async () => {
  product = (await loadProduct(filesAt(root))).product
  rows = answerRows(product, readContract(root))
})

const rowOf = (endpoint: string, value: string) => rows.find((row) => row.endpoint === endpoint && row.value === value)
const orders = 'POST /web/withdrawal/agent/order/list'

it('S1-14 S3-13 each value that an answer carries is on a page, or is left out for a reason', () => {
  expect(rows.length).toBeGreaterThan(350)
  const lost = rows.filter(({ shown, decides, reason }) => shown.length + decides.length === 0 && reason === undefined)
  expect(lost.map(({ endpoint, value }) => `${endpoint} ${value}`)).toEqual([])
  expect(staleReasons(rows)).toEqual([])
})

it('S1-14 finds values of rows, of steps, of pictures, of sources and of the account', () => {
  for (const [endpoint, value, route] of [
    [orders, 'list.method.iban', '/withdraw/order'],
    [orders, 'list.after_sale.thread.images', '/withdraw/order'],
    [orders, 'list.proof.uploaded_at', '/withdraw/order'],
    ['POST /web/withdrawal/config', 'weekly_left', '/withdraw'],
    ['POST /web/withdrawal/order/list', 'list.expected_at', '/withdraw/done'],
    ['POST /web/agent/list', 'list.channels.name', '/withdraw'],
    ['POST /web/guild/bill', 'days.income', '/guild/data-center'],
    ['POST /web/MyAccountInfo', 'gold', '/my-diamond'],
  ] as const)
    expect(rowOf(endpoint, value)?.shown, `${endpoint} ${value}`).toContain(route)
  expect(rowOf('POST /web/MyAccountInfo', 'is_bd')).toMatchObject({ shown: [], reason: undefined })
})

it('a page that no longer shows a value leaves it without a page and without a reason', () => {
  const text = JSON.stringify(product.pages).replaceAll('row.method.iban', 'row.method.account')
  const poorer = { ...product, pages: JSON.parse(text) as Product['pages'] }
  const iban = answerRows(poorer, readContract(root)).find(
    ({ value, endpoint }) => endpoint === orders && value === 'list.method.iban',
  )
  expect(iban).toMatchObject({ shown: [], decides: [], reason: undefined })
})

it('is what `npm run quality -- answers` writes', () => {
  expect(readFileSync(join(root, 'docs/answers.md'), 'utf8')).toBe(answersPage(rows))
})
