import { evaluateCondition } from '../language/runtime/evaluateCondition'
import type { Detail } from '../language/types/plainBlocks'
import { orderedEntries } from '../lib/compare'
import { useTranslate } from '../i18n/useTranslate'
import { Notice } from '../ui/feedback/Notice'

interface NotesProps {
  readonly notes: Detail['notes']
  readonly scope: object
}

/** Draws the notes whose conditions hold. */
export function Notes({ notes, scope }: NotesProps) {
  const translate = useTranslate()
  return orderedEntries(notes)
    .filter(([, { when }]) => evaluateCondition(when, scope))
    .map(([id, { tone, text }]) => (
      <Notice key={id} tone={tone}>
        {translate(text, scope)}
      </Notice>
    ))
}
