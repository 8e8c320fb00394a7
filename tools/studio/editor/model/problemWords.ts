// Says problems and their corrections in the words of the screen. With the code, they are said as `npm run check` says them.
import { pathWords } from '@pagewright/cli/browser'
import type { StudioProduct } from '../../server/api/studioProduct'
import { pathName } from '../../workbench/places'
import type { StudioProblem } from './apiClient'
import { partOfValue, partsOf } from './pageParts'

type Said = Pick<StudioProblem, 'name' | 'says' | 'at'>

/** Returns a problem as a sentence: with the name of its part instead of its path, and without lists of what is allowed. */
export function problemWords({ name, says, at }: Said, product: StudioProduct, isCodeShown: boolean): string {
  if (isCodeShown) return says
  const page = at && product.pages[at.page]
  if (!page || !says.startsWith(at.page)) return plainWords(name, says)
  const path = pathName(partOfValue(page, at.path))
  const part = partsOf(page, product.locales['en'] ?? {}).find((one) => pathName(one.path) === path)
  const what = plainWords(name, says.slice(says.indexOf(': ') + 2))
  return part ? `${part.name}${part.noun === '' ? '' : ` (${part.noun.toLowerCase()})`}: ${what}` : what
}

export function fixWords({ name, fix = '' }: Pick<StudioProblem, 'name' | 'fix'>, isCodeShown: boolean): string {
  return isCodeShown || name !== 'unknown-path' ? fix : withPathWords(fix)
}

function plainWords(name: string, says: string): string {
  const short = says.replace(/; allowed: [^;]*/, '')
  if (name === 'unknown-path')
    return withPathWords(short.replace(/ leads nowhere: .*?(?=; did you mean|$)/, ' does not exist'))
  return name === 'never-holds' ? withPathWords(short) : short
}

function withPathWords(text: string): string {
  return text.replaceAll(/"([a-z]+(?:\.\w+)+)"/g, (_found, path: string) => `“${pathWords(path)}”`)
}
