import { vi } from 'vitest'
import { main } from '../../../tools/cli/new'

/** Runs `npm run new` in the product of a folder. Returns the exit code and what it printed. */
export async function runNew(args: readonly string[], folder: string) {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const wrong = vi.spyOn(console, 'error').mockReturnValue()
  try {
    const code = await main(args, folder).catch((error: unknown) => {
      console.error(String(error))
      return 1
    })
    return { code, said: said.mock.calls.join('\n'), wrong: wrong.mock.calls.join('\n') }
  } finally {
    said.mockRestore()
    wrong.mockRestore()
  }
}
