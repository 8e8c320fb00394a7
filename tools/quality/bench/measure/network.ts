import type { CDPSession, Page } from '@playwright/test'

export interface Network {
  readonly latencyMs: number
  readonly kBitDown: number
  readonly kBitUp: number
  /** From when this selector is visible, the network goes offline for a moment again and again. */
  readonly flapsFrom?: string
}

/** Simulates the network of a page, as long as the page is open. */
export async function limit(page: Page, cdp: CDPSession, network: Network): Promise<void> {
  const set = (offline: boolean) => cdp.send('Network.emulateNetworkConditions', { ...conditionsOf(network), offline })
  await set(false)
  if (network.flapsFrom !== undefined) flap(page, network.flapsFrom, set).catch(closed)
}

const thereMs = 1200
const awayMs = 400

async function flap(page: Page, from: string, set: (offline: boolean) => Promise<unknown>): Promise<void> {
  await page.locator(from).first().waitFor({ timeout: 90_000 })
  for (let isAway = true; ; isAway = !isAway) {
    await set(isAway)
    await new Promise((resolve) => setTimeout(resolve, isAway ? awayMs : thereMs))
  }
}

/** Ignores errors of a closed page. */
function closed(): void {}

function conditionsOf({ latencyMs, kBitDown, kBitUp }: Network) {
  const bytes = (kBit: number) => (kBit * 1000) / 8
  return { latency: latencyMs, downloadThroughput: bytes(kBitDown), uploadThroughput: bytes(kBitUp) }
}
