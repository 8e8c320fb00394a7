// Which calls the pages made in the whole run: each worker notes those of its site, and a test after all others reads them.
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(process.env.E2E_FOLDER ?? '', 'calls')

/** Notes what a site was asked for; called when its worker ends. */
export async function noteCalls(endpoints: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${randomUUID()}.json`), JSON.stringify(endpoints))
}

/** All calls noted in this run. */
export async function notedCalls(): Promise<ReadonlySet<string>> {
  // Tests that bring a server of their own note none.
  const files = existsSync(folder) ? await readdir(folder) : []
  const lists = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return new Set(lists.flatMap((list) => JSON.parse(list) as string[]))
}
