import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/answer/apiError'
import { writeOptions } from '../../api/queries'
import type { CallAction } from '../../language/types/plain'
import { useApp } from '../../runtime/app/app'
import { useTrack } from '../../runtime/app/track'
import { useTranslate } from '../../i18n/useTranslate'
import { callBody } from './usePerformCall'
import { failureText } from './actionTexts'

/** One row that an action is sent for. */
interface SentRow {
  readonly key: string
  readonly name: string
  readonly scope: object
}
/** A row whose call did not succeed, with the reason. */
export interface UnsentRow {
  readonly key: string
  readonly name: string
  readonly reason: string
}

/**
 * Returns a function that sends one call for each row, one after another and each once. Resolves with the rows that
 * failed. A failure of the connection or of the session ends it: the rows after it are not sent.
 */
export function useSendEach(): (action: CallAction, rows: readonly SentRow[]) => Promise<readonly UnsentRow[]> {
  const app = useApp()
  const cache = useQueryClient()
  const translate = useTranslate()
  const track = useTrack()
  const { mutateAsync: send } = useMutation({
    ...writeOptions,
    mutationFn: ({ action, scope }: { readonly action: CallAction; readonly scope: object }) =>
      app.client.write(action.call, callBody(app.endpoint(action.call), action.body, scope)),
  })

  return async (action, rows) => {
    const failed: UnsentRow[] = []
    let isOver = false
    for (const { key, name, scope } of rows) {
      if (isOver) {
        failed.push({ key, name, reason: translate('engine.bulk.notSent') })
        continue
      }
      try {
        await send({ action, scope })
      } catch (error) {
        const reason = failureText(action, error, (message) => translate(message, scope))
        failed.push({ key, name, reason: reason ?? translate('engine.bulk.notSent') })
        isOver = !(error instanceof ApiError && error.kind === 'business')
      }
    }
    track(action.event, action.do, failed.length === 0)
    void cache.invalidateQueries({ queryKey: ['read'] })
    void cache.invalidateQueries({ queryKey: ['list'], refetchType: 'none' })
    return failed
  }
}
