import type { Page } from '@playwright/test'

/** Keeps a file of the build from coming until the release that it gives is called. */
export async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js`), async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
