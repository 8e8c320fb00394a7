import { build } from 'vite'
import { root } from './root'

/** Builds `dist`; `--watch` and the like belong to `npm start`, so there are no arguments. */
export async function main(): Promise<number> {
  await build({ root })
  return 0
}
