// Pictures of a form in the browser: how many, how large, and what is said of those that are not taken.
import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { photo } from '../../sandbox/images/photo'
import { fillRest } from './support/fillRest'
import { agree, buttonOf, expectSaid, rows, saying } from './support/parts'
import { adder, sentPictures } from './support/pictures'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { newOrder, press } from './support/withdrawals'
import { words, type Word } from './support/words'

const picture = Buffer.from(photo('proof'))
const pictures = (count: number) => Array.from({ length: count }, (_, index) => file(`proof-${index}.png`))

interface Field {
  readonly what: string
  readonly max: number
  readonly label: Word
  open(page: Page, site: Site): Promise<void>
}

/** The bound of a complaint is the page's; that of a proof is the server's; a cover is one picture. */
const fields: readonly Field[] = [
  { what: 'a complaint', max: 3, label: 'order.dispute.images', open: openComplaint },
  {
    what: 'a proof, where the server allows two',
    max: 2,
    label: 'order.proof',
    async open(page, site) {
      await site.settings({ max_proof_images: 2 })
      await openProof(page, site)
    },
  },
]

for (const { what, max, label, open } of fields) {
  test(`S5-06 ${what} takes ${max} pictures: of one more the first ${max} stay, and it says so`, async ({
    page,
    site,
  }) => {
    await open(page, site)
    const group = page.getByRole('group', { name: words(label), exact: true })
    const message = saying(page, words('engine.image.tooMany', { maxCount: max }))
    if (max > 2) await choose(page, pictures(max - 2))
    await expect(sentPictures(page)).toHaveCount(max - 2)
    await expect(group.getByText(words('engine.image.count', { used: max - 2, max }), { exact: true })).toBeVisible()
    await expect(message).toHaveCount(0)
    await choose(page, pictures(3))
    const said = page.getByRole('alert').getByText(`Max ${max} images`, { exact: true })
    await expect(said).toBeVisible()
    await expectUncovered(said)
    await expect(sentPictures(page)).toHaveCount(max)
    await expect(adder(page)).toHaveCount(0)
    await expect.poll(() => site.log('upload')).toHaveLength(max)
    await page.getByRole('button', { name: words('engine.image.remove', { number: max }) }).click()
    await expect(sentPictures(page)).toHaveCount(max - 1)
    await choose(page, pictures(1))
    await expect(sentPictures(page)).toHaveCount(max)
    await expect(message).toHaveCount(0)
  })
}

test('S8-04 S5-12 a proof that does not arrive says so, holds the form back, and goes at the second try', async ({
  page,
  site,
}) => {
  await openProof(page, site)
  await buttonOf(page, 'order.transfer.submit').click()
  await expect(saying(page, 'Please upload the voucher first')).toBeVisible()
  await site.fault({ endpoint: 'upload', kind: 'status', status: 500 })
  await choose(page, pictures(1))
  await expect(page.getByRole('alert').getByText(/^Upload failed/)).toBeVisible()
  await page.getByRole('button', { name: words('engine.image.retry', { number: 1 }) }).click()
  await expect(sentPictures(page)).toHaveCount(1)
  await expect(page.getByText(/^Upload failed/)).toHaveCount(0)
  await fillRest(page, 'proof')
  await buttonOf(page, 'order.transfer.submit').click()
  await agree(page)
  await expectSaid(page, 'order.transfer.done')
})

async function openComplaint(page: Page, site: Site): Promise<void> {
  await page.goto(await site.entrance('/withdraw/order?status=in_progress', 'owner'))
  await rows(page).first().click()
  await buttonOf(page.getByRole('dialog').first(), 'order.dispute').click()
  await expect(adder(page)).toBeVisible()
}

async function openProof(page: Page, site: Site): Promise<void> {
  const { number } = await newOrder(site)
  await page.goto(await site.entrance(`/withdraw/order?side=toPay&row=${number}`, 'reseller'))
  await press(page, 'order.process', 'order.process')
  await press(page, 'order.transfer')
  await expect(adder(page)).toBeVisible()
}

/** Rows of pictures push what is said down, where the bar of the form is. */
async function expectUncovered(text: Locator): Promise<void> {
  const isOnTop = () =>
    text.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && element.contains(hit)
    })
  await expect.poll(isOnTop).toBe(true)
}

async function choose(page: Page, files: readonly ReturnType<typeof file>[]): Promise<void> {
  await page.locator('form input[type=file]').setInputFiles([...files])
}

/** A picture of so many bytes; what stands behind its end is not looked at. */
function file(name: string, bytes = picture.length) {
  const padding = Buffer.alloc(Math.max(0, bytes - picture.length))
  return { name, mimeType: 'image/png', buffer: Buffer.concat([picture, padding]) }
}
