import { useContext } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writeOptions } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import type { CallAction, Then } from '../../language/types/plain'
import { evaluateCondition, readText } from '../../language/runtime/evaluateCondition'
import { useTrack } from '../../runtime/app/track'
import { RouteContext } from '../../runtime/site/routeContext'
import { useTranslate } from '../../i18n/useTranslate'
import { useConfirm } from '../../ui/overlay/useConfirm'
import { useToast } from '../../ui/feedback/ToastProvider'
import { failureText, isRefusal } from './failureText'
import type { ActionPlace } from './placeContext'
import { moveMoney, type MoneyResult } from './moveMoney'
import { unsentError } from '../../api/answer/apiError'
import { intentMessageKey } from '../../money/intentMessageKey'
import { leaveMs } from '../../money/journal/moneyClock'
import type { IntentState } from '../../money/journal/intent'
import { confirmQuestion } from './actionTexts'
import { callBody } from './callBody'
import { useReview } from './reviewContext'
import { useFollowUp } from './useFollow'

/** One call with its body. */
interface Sending {
  readonly action: CallAction
  readonly body: object
  /** Milliseconds of `performance.now()` at the tap. */
  readonly tappedAt: number
  /** True for the submit of a form. The form itself shows that the result is not known yet. */
  readonly isForm: boolean
  /** True while the page of the tap is there. */
  isHere(): boolean
  /** Called when the result is not known yet. */
  onChecking(): void
}
type Values = { readonly [name: string]: unknown }
export interface CallOptions {
  /** Values of the form that the call submits. */
  readonly form?: Values
  /** Called with the answer as soon as the call succeeds, before any navigation. */
  onDone?: ((answer: unknown) => void) | undefined
}
export type PerformCall = (
  action: CallAction,
  scope: object,
  place: ActionPlace,
  options?: CallOptions,
) => Promise<boolean>

/**
 * Returns a function that performs a `call` action. It checks the conditions again, asks for confirmation, sends once,
 * shows the result and runs `then`. Resolves to true if the call succeeded. Rejects only if the route lacks the endpoint.
 */
export function usePerformCall(): PerformCall {
  const app = useApp()
  const cache = useQueryClient()
  const confirm = useConfirm()
  const review = useReview()
  const toast = useToast()
  const translate = useTranslate()
  const follow = useFollowUp()
  const track = useTrack()
  // A form may stand alone, without a page.
  const page = useContext(RouteContext)?.path
  const { mutateAsync: send } = useMutation({
    ...writeOptions,
    async mutationFn({ action, body, ...sending }: Sending): Promise<MoneyResult | undefined> {
      if (app.endpoint(action.call).kind !== 'money') return { answer: await app.client.write(action.call, body) }
      // The page waited for it before it drew anything to press, unless it failed to load.
      const money = await Promise.race([app.money.open(), tooLate(action.call)])
      const tell = (key: string, tone: 'warn' | 'danger') => toast(translate(key), tone)
      const tellEnd = (state: IntentState) => tell(intentMessageKey(state), 'danger')
      return moveMoney(action, { ...sending, money, body, page, tell, tellEnd })
    },
  })

  return async (...call) => {
    const isDone = await perform(...call)
    const [action] = call
    track(action.event, action.do, isDone)
    return isDone
  }

  async function perform(...[action, scope, place, { form, onDone } = {}]: Parameters<PerformCall>): Promise<boolean> {
    if (!evaluateCondition(action.when, scope) || !evaluateCondition(action.enabled?.when, scope)) return false
    if (action.review && !(await review({ action, review: action.review, scope }))) return false
    if (action.ask && !(await confirm(confirmQuestion(action, scope, (words) => translate(words, scope))))) return false
    const tappedAt = performance.now()
    const body = callBody(app.endpoint(action.call), action.body, scope, form)
    const startedAt = window.location.pathname
    const isHere = () => window.location.pathname === startedAt
    const performing = app.money.perform(action.call)
    try {
      let made: MoneyResult | undefined
      try {
        made = await send({ action, body, tappedAt, isForm: form !== undefined, isHere, onChecking: performing.waits })
        if (!made) return false
      } catch (error) {
        const failure = failureText(action, error, (message) => translate(message, scope))
        if (failure) toast(failure, 'danger')
        // After a refusal, the data on the screen may be out of date, such as a rate or a limit. Without an answer, the
        // call may have been done.
        void cache.invalidateQueries({ queryKey: ['choices'] })
        void cache.invalidateQueries({ queryKey: ['read'] })
        if (!isRefusal(error)) void cache.invalidateQueries({ queryKey: ['list'] })
        if (isRefusal(error) && action.then === 'reload') await follow('reload', scope, place)
        return false
      }
      // The call has succeeded. No later failure may invite the person to send it again.
      const answered = { ...scope, answer: made.answer ?? made.row, ref: made.ref }
      const then = thenOf(action, made)
      const isSigningIn = typeof then === 'object' && 'signIn' in then
      const isTold = isHere() || made.seen === undefined
      if (action.done && isTold) toast(translate(action.done, answered), 'good')
      onDone?.(answered.answer)
      const kept = action.keeps && (readText(answered, action.keeps.value) || made.ref)
      if (action.keeps && kept) app.keptValues.add(action.keeps.as, kept)
      // Reads on the screen are fetched again now. Other lists are fetched when they are next shown.
      void cache.invalidateQueries({ queryKey: ['list'], refetchType: 'none' })
      if (!isSigningIn) void cache.invalidateQueries({ queryKey: ['read'] })
      // A navigation leaves the form, so its choices are not needed.
      if (typeof then === 'string') void cache.invalidateQueries({ queryKey: ['choices'] })
      // A result may take minutes. A person who has left the page is not taken back.
      if (!isHere() && !isSigningIn) return true
      // The document of a partner replaces this one, which could no longer note it.
      if (typeof then === 'object' && 'leave' in then) await made.seen?.()
      await follow(then, answered, place, action.found)
      void made.seen?.()
      return true
    } finally {
      performing.ends()
    }
  }
}

/** Rejects when it is too late to send: the person has long stopped to wait for it. */
function tooLate(endpoint: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(unsentError(endpoint)), leaveMs)
  })
}

/** Returns `found` if the endpoint's own answer was lost, else `then`. */
function thenOf({ then = 'stay', found }: CallAction, { answer }: MoneyResult): Then {
  return answer === undefined && found ? found : then
}
