// What a list shows while it comes: its outline, and then its rows in that place.
import { rows } from './support/parts'
import { expect, test } from './support/test'

const lists = { '/guild/member': 'owner', '/guild/list': 'host', '/withdraw/order': 'owner' } as const

for (const [route, who] of Object.entries(lists)) {
  test(`S2-22 S8-01 ${route}: rows take the place of their outline with no empty moment between`, async ({
    page,
    site,
    signIn,
  }) => {
    await page.addInitScript(noteFrames)
    await site.fault({ endpoint: '*', kind: 'delay', ms: 200, times: 20 })
    await signIn(who, route)
    await expect(rows(page).first()).toBeVisible()
    // Rows that are in the page are noted before they are painted, which may yet have to come.
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(window.seenFrames)))
    expect(await page.evaluate(frame)).toEqual(['outline', 'rows'])
  })
}

declare global {
  interface Window {
    seenFrames?: string[]
  }
}

/** Notes what the list shows before each painting, where that changes. Runs in the page and refers to nothing outside itself. */
function noteFrames(): void {
  const seen: string[] = []
  window.seenFrames = seen
  const look = () => {
    const list = document.querySelector('section[aria-busy]')
    const shown = list?.querySelector('[role=listitem]')
      ? 'rows'
      : list?.querySelector('[role=status][aria-busy=true]')
        ? 'outline'
        : 'none'
    if (list && shown !== seen.at(-1)) seen.push(shown)
    requestAnimationFrame(look)
  }
  look()
}
