// What must be there, what may be, and what may not, by its words.
import { expect, type Locator } from '@playwright/test'
import type { Message } from '@pagewright/engine/tools'
import type { Verdict } from './pagePeople'
import { pressables } from './parts'
import { sentence } from './saying'

export interface Judged {
  readonly label: Message
  readonly verdict: Verdict
}

/** Words that several things share are missed only where one of them is sure, and too many only where none may be there. */
export async function expectLabels(
  around: Locator,
  judged: readonly Judged[],
  where: (around: Locator) => Locator = pressables,
  message = '',
): Promise<void> {
  const patterns = judged.map(({ label, verdict }) => ({ pattern: sentence(label), verdict }))
  const of = (verdict: Verdict) => patterns.flatMap((one) => (one.verdict === verdict ? [one.pattern.source] : []))
  const must = [...new Set(of('yes'))]
  const may = new Set([...must, ...of('open')])
  const never = [...new Set(of('no'))].filter((source) => !may.has(source))
  if (must.length + never.length === 0) return
  await expect(async () => {
    const texts = await where(around).evaluateAll(textsIn)
    const isThere = (source: string) => texts.some((text) => new RegExp(source, 's').test(text))
    const found = { missing: must.filter((source) => !isThere(source)), tooMany: never.filter(isThere) }
    expect(found, `${message} shows ${texts.join(', ')}`).toEqual({ missing: [], tooMany: [] })
  }).toPass()
}

/** Every text that stands for itself in these elements. Runs in the page. */
function textsIn(elements: readonly Element[]): readonly string[] {
  const parts = elements.flatMap((element) => [element, ...element.querySelectorAll('*')])
  const own = ({ childNodes }: Element) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  const texts = parts.map((part) =>
    own(part)
      .map(({ textContent }) => textContent)
      .join('')
      .trim(),
  )
  return texts.filter((text) => text !== '')
}

export function both(...verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('no')) return 'no'
  return verdicts.includes('open') ? 'open' : 'yes'
}

export function opposite(verdict: Verdict): Verdict {
  return verdict === 'open' ? 'open' : verdict === 'yes' ? 'no' : 'yes'
}
