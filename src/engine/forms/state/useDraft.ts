import type { RJSFSchema } from '@rjsf/utils'
import { useEffect, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { ById, Field } from '../../language/types/plain'
import { toDraft } from '../fields/draftValues'
import { createDraftSaver, type Draft } from '../fields/draftSaver'
import { useFormServices } from '../fields/services'
import type { PendingInputs } from '../fields/pendingInputs'

/** Keeps what was typed on the device, without its secrets. */
export function useDraft(id: string, fields: ById<Field>, schema: RJSFSchema, pending: PendingInputs): Draft {
  const { drafts } = useFormServices()
  // A new one first keeps what waits in the old one: the effect below leaves by `flush`.
  const draft = useMemo(
    () =>
      createDraftSaver({
        save: (values) => drafts.save(id, toDraft(values, fields, schema)),
        clear: () => drafts.clear(id),
      }),
    [drafts, id, fields, schema],
  )

  useEffect(() => {
    // What still stands in an input is handed over first.
    const leave = () => {
      flushSync(pending.handOver)
      draft.flush()
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      draft.flush()
    }
  }, [draft, pending])

  return draft
}
