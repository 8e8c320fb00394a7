import type { RJSFSchema } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { ById, Field } from '../../language/types/plain'
import { chosenFiles, toDraft } from '../fields/draftValues'
import { createDraftSaver, type DraftSaver } from '../fields/draftSaver'
import type { FieldPath } from '../fields/path'
import { useFormServices } from '../fields/services'
import type { PendingInputs } from '../fields/pendingInputs'

interface DraftOptions {
  readonly fields: ById<Field>
  readonly schema: RJSFSchema
  readonly pending: PendingInputs
  /** Returns true if the person has used the control at a path. */
  isTouched(path: FieldPath): boolean
}

/** Returns the saver of the form's draft. It also saves when the page is left or the form unmounts. Secrets are left out. */
export function useDraft(id: string, { fields, schema, pending, isTouched }: DraftOptions): DraftSaver {
  const { drafts } = useFormServices()
  // If it is recreated, the cleanup of the effect below first flushes the old one.
  const draft = useMemo(
    () =>
      createDraftSaver({
        save: (values) =>
          drafts.save(id, toDraft(values, fields, schema, isTouched), chosenFiles(values, fields, schema, isTouched)),
        clear: () => drafts.clear(id),
      }),
    [drafts, id, fields, schema, isTouched],
  )

  useEffect(() => {
    const saveNow = () => {
      flushSync(pending.commitAll)
      draft.flush()
    }
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      draft.flush()
    }
  }, [draft, pending])

  return draft
}
