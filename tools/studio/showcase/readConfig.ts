// Turns the text of the editor into a page, or into sentences about its problems.
import { checkPages } from '@pagewright/cli/browser'
import { sentence } from '@pagewright/engine/tools'
import type { Kind } from './kinds'
import { known } from './product/known'

export type ReadConfig = { readonly page: object } | { readonly problems: readonly string[] }

/** Parses and checks a config. The sentences name places within the page that the showcase puts around it. */
export function readConfig(kind: Kind, text: string): ReadConfig {
  let config: unknown
  try {
    config = JSON.parse(text)
  } catch (error) {
    return { problems: [`This is not JSON yet: ${error instanceof Error ? error.message : String(error)}`] }
  }
  // Examples of the action `set` count rounds.
  const page = { title: 'preview.title', state: { round: 0 }, blocks: kind.blocksOf(config) }
  const problems = checkPages({ '/things': page }, known).map((problem) =>
    sentence({ ...problem, where: problem.where.slice(1) }),
  )
  return problems.length > 0 ? { problems } : { page }
}
