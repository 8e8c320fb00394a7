// One call, from the press to what follows: body, confirmation, the request, its result, and `then`.
import { useContext } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { removeAnswers, writeOptions } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import type { Body, CallAction, Then } from '../../language/types/plain'
import { evaluateCondition, readPath, readText } from '../../language/runtime/evaluateCondition'
import { useTrack } from '../../runtime/app/track'
import { RouteContext } from '../../runtime/site/routeContext'
import { useTranslate } from '../../i18n/useTranslate'
import { useConfirm } from '../../ui/overlay/ConfirmProvider'
import { useToast } from '../../ui/feedback/ToastProvider'
import { confirmQuestion, failureText, isRefusal } from './actionTexts'
import { type ActionPlace, useReview } from './placeContext'
import { ApiError, type ServerProblem, unsentError } from '../../api/answer/apiError'
import { intentMessageKey } from '../../money/intentMessageKey'
import { leaveMs } from '../../money/journal/moneyClock'
import type { IntentState } from '../../money/journal/intent'
import type { EndpointShape } from '../../api/client'
import { isFullyResolved, resolveBindings } from '../../language/runtime/resolveBindings'
import type { KnownResult, MoneyService } from '../../money/money'
import { returnPath } from '../../runtime/navigation/logins'
import { useNavigateTo, type NavigationTarget } from '../../runtime/navigation/useNavigateTo'
import { useGoBack } from '../../runtime/navigation/Entries'
import { isIdentity } from '../../session/session'
import { useTexts } from '../../i18n/useTexts'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'
import { safeLink } from '../../ui/format/safeUrl'

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
  /** Tells at its fields what a refusal says about the values. Without it, a notice tells it. */
  onRefused?: ((problems: readonly ServerProblem[]) => void) | undefined
  /** Tells a failure where the person pressed. Without it, a notice tells it. */
  onFailed?: ((text: string) => void) | undefined
  /** Called with the answer as soon as the call succeeds, before any navigation. */
  onDone?: ((answer: unknown) => void) | undefined
}
type PerformCall = (action: CallAction, scope: object, place: ActionPlace, options?: CallOptions) => Promise<boolean>

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

  async function perform(
    ...[action, scope, place, { form, onDone, onRefused, onFailed } = {}]: Parameters<PerformCall>
  ): Promise<boolean> {
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
        const problems = error instanceof ApiError && onRefused ? error.problems : undefined
        const failure = problems ? undefined : failureText(action, error, (message) => translate(message, scope))
        if (problems) onRefused?.(problems)
        if (failure && onFailed) onFailed(failure)
        else if (failure) toast(failure, 'danger')
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

function thenOf({ then = 'stay', found }: CallAction, { answer }: MoneyResult): Then {
  return answer === undefined && found ? found : then
}

/** Returns the body of a call: form values that the request has members for, overridden by the bindings of the config. */
export function callBody(
  shape: EndpointShape,
  body: Body | undefined,
  scope: unknown,
  form: { readonly [name: string]: unknown } = {},
): { [name: string]: unknown } {
  const taken = Object.keys(shape.request?.properties ?? {}).flatMap((name) =>
    Object.hasOwn(form, name) && form[name] !== undefined ? [[name, form[name]] as const] : [],
  )
  return { ...Object.fromEntries(taken), ...resolveBindings(body, scope) }
}

/** A result that the server has confirmed, with the server's reference. */
interface MoneyResult extends KnownResult {
  readonly ref?: string | undefined
  /** Notes that the person has seen the result. Until then each page tells it. */
  readonly seen?: () => Promise<void>
}

interface MoveMoneyOptions {
  readonly money: MoneyService
  readonly body: object
  /** Path of the page of the tap. */
  readonly page: string | undefined
  /** Steady-clock milliseconds of the tap. */
  readonly tappedAt: number
  /** True for the submit of a form. The form itself shows that the result is being checked. */
  readonly isForm: boolean
  /** True while the page of the tap is there. Later, a notice on the current page tells the result. */
  isHere(): boolean
  /** Called when the result is not known yet. */
  onChecking(): void
  /** Shows a message to the person. */
  tell(key: string, tone: 'warn' | 'danger'): void
  /** Tells the person how an intent ended that did not move money. */
  tellEnd(state: IntentState): void
}

/**
 * Sends a call that moves money and resolves when its result is known, from the answer or from a row of a list.
 * Resolves to undefined if no money moved and the person was told, or is told by a notice. Rejects with the server's refusal.
 */
async function moveMoney(
  { call, label, found }: CallAction,
  { money, body, page, tappedAt, isForm, isHere, onChecking, tell, tellEnd }: MoveMoneyOptions,
): Promise<MoneyResult | undefined> {
  const outcome = await money.send(call, body, { label, page, found, tappedAt })
  switch (outcome.is) {
    case 'justDone':
      tell('engine.money.justDone', 'warn')
      return undefined
    case 'refused':
      // A request that was never sent has no key, and no notice.
      if (outcome.key !== undefined) {
        if (!isHere()) return undefined
        void seen(outcome.key)
      }
      throw outcome.error
    case 'done':
      return { ...outcome, seen: () => seen(outcome.key) }
    case 'checking':
      onChecking()
      if (!isForm) tell('engine.money.checking', 'warn')
  }
  const end = await money.whenEnded(outcome.key)
  if (end?.state === 'done') return { ...end, seen: () => seen(end.key) }
  // An intent without a result stays on the page until the person decides.
  if (!end || !isHere()) return undefined
  if (end.state === 'refused') void seen(end.key)
  if (end.error) throw end.error
  tellEnd(end.state)
  return undefined

  /** A person who looks elsewhere has not seen it yet. */
  async function seen(key: string): Promise<void> {
    if (document.visibilityState === 'visible') return money.acknowledge(key)
    document.addEventListener('visibilitychange', () => void seen(key), { once: true })
  }
}

/**
 * Returns a function that runs the `then` of a call, such as a reload or the way to another page. Before the
 * person leaves the site, `found`, the page of the result, replaces the current page in the history.
 */
function useFollowUp(): (then: Then, scope: object, place: ActionPlace, found?: NavigationTarget) => Promise<void> {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const navigateTo = useNavigateTo()
  const goBack = useGoBack()
  const location = useLocation()
  const texts = useTexts()
  const toast = useToast()

  return async (then, scope, place, found) => {
    if (then === 'stay') return
    // A list that fails to reload shows the failure itself.
    if (then === 'reload') return void (await place.reload().catch(() => undefined))
    if (then === 'close') return place.close()
    if (then === 'back') {
      await whenOverlaysSettled()
      return goBack()
    }
    if ('leave' in then) {
      const link = safeLink(readPath(scope, then.leave.from), [...app.market.linkHosts, window.location.host])
      // Going back from the partner's page must not open a form that would order once more.
      if (found && isFullyResolved(found.query, resolveBindings(found.query, scope)))
        await Promise.race([navigateTo({ ...found, replace: true }, scope), soon()])
      if (link) window.location.assign(link)
      else toast(texts.t('engine.error.address'), 'danger')
      return
    }
    if ('signIn' in then) {
      const uid = readText(scope, then.signIn.uid.from)
      const token = readText(scope, then.signIn.token.from)
      if (!isIdentity(uid, token)) return void toast(texts.t('engine.error.failed'), 'danger')
      app.session.signIn({ uid, token })
      removeAnswers(cache)
      return void navigate(returnPath(app.site, location) ?? then.to, { replace: true })
    }
    return navigateTo(then, scope)
  }
}

/** Limits the wait for a page whose code does not load. */
function soon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1500)
  })
}
