// The layout of each page on the screen of a phone. WPE's window cannot be so narrow, so each page is in a frame.
import { routes } from '../../../../tests/e2e/support/routes'
import type { EngineCheck, Kit } from './kit'
import { visitAll } from './routes'
import { phonePage } from './site'

/**
 * Checks on a phone that nothing sticks out of its block or row, and that no two blocks overlap. No page may be wider than
 * the screen.
 */
export const layoutCheck: EngineCheck = {
  id: 'layout',
  title: 'Layout of a phone',
  run: (kit) => visitAll(kit, routes, (route) => judge(kit, route), { open: (url) => openInFrame(kit, url, 375) }),
}

/** Opens the start page as wide as a tablet, and throws if something sticks out of its block or blocks overlap. */
export async function expectTabletLayout(kit: Kit): Promise<void> {
  await openInFrame(kit, await kit.site.entrance('/', 'host'), 820)
  const problems = await judge(kit, '/')
  if (problems !== undefined) throw new Error(problems)
}

async function openInFrame({ page, site, framed }: Kit, url: string, width: number): Promise<void> {
  await page.tab.open(framed + phonePage)
  const open = () => page.run(openFrame, url.replace(site.origin, framed), width)
  await page.until('The frame', async () => (await open()) || undefined)
}

async function judge({ page }: Kit, route: string): Promise<string | undefined> {
  let before = ''
  // Pictures come after the page: two readings must agree.
  const problems = await page.until('The page stands still', async () => {
    const layout = await page.run(readLayout, route)
    const now = JSON.stringify(layout)
    const isSame = layout !== null && now === before
    before = now
    return isSame ? layout.problems : undefined
  })
  return problems.length === 0 ? undefined : problems.join('; ')
}

// Functions that run in the page, as those of look.ts.

function openFrame(url: string, width: number): boolean {
  const frame = document.querySelector('iframe')
  if (!frame || document.title !== 'Phone') return false
  localStorage.clear()
  sessionStorage.clear()
  frame.width = String(width)
  frame.src = url
  return true
}

/** Returns nothing until the page in the frame is the one of the route and nothing on it is loading. */
function readLayout(route: string): { readonly height: number; readonly problems: readonly string[] } | null {
  const frame = document.querySelector('iframe')
  const shown = frame && frame.contentDocument
  if (!shown || !shown.defaultView || shown.location.pathname !== route) return null
  if (!shown.querySelector('main, h1') || shown.querySelector('[aria-busy=true]')) return null
  const { getComputedStyle } = shown.defaultView
  const problems: string[] = []
  const { scrollWidth, clientWidth, scrollHeight } = shown.documentElement
  if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px wider than the screen`)
  // A block may leave so much room for the shadow of its content.
  const room = 26
  for (const block of Array.from(shown.querySelectorAll('.pw-block, .pw-field, .pw-card, .pw-list-row'))) {
    const box = block.getBoundingClientRect()
    for (const child of Array.from(block.children)) {
      const part = child.getBoundingClientRect()
      const isPlaced = /absolute|fixed/.test(getComputedStyle(child).position)
      const out = Math.max(part.bottom - box.bottom, box.top - part.top)
      if (!isPlaced && box.height > 0 && part.height > 0 && out > room)
        problems.push(`${child.className} sticks ${Math.round(out)} px out of ${block.className}`)
    }
  }
  const blocks = Array.from(shown.querySelectorAll('main > .pw-block')).map((block) => ({
    name: block.className + ' ' + (block.textContent || '').slice(0, 20),
    box: block.getBoundingClientRect(),
  }))
  blocks.forEach(({ name, box }, at) => {
    for (const other of blocks.slice(at + 1)) {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
      if (width > 2 && height > 2) problems.push(`${other.name} covers ${name}`)
    }
  })
  return { height: scrollHeight, problems }
}
