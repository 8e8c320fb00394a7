import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { removeAnswers } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import { resolveBindings } from '../../language/runtime/resolveBindings'
import type { Action } from '../../language/types/plain'
import { readText } from '../../language/runtime/evaluateCondition'
import { useTrack } from '../../runtime/app/track'
import { useResolveArgs } from '../../runtime/native/useNativeHost'
import { loginRouteOf } from '../../runtime/navigation/logins'
import { useOpenPage } from '../../runtime/scope/scope'
import { hrefOf, useNavigateTo } from '../../runtime/navigation/useNavigateTo'
import { useTranslate } from '../../i18n/useTranslate'
import { useTexts } from '../../i18n/useTexts'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'
import { useToast } from '../../ui/feedback/ToastProvider'
import { useConfirm } from '../../ui/overlay/ConfirmProvider'
import { type ActionPlace, useSheets } from './placeContext'
import { openOutside, outsideOf, useCallNative, useCopy, useShare } from './outside'
import { linesText } from './actionTexts'
import { usePerformCall } from './usePerformCall'

/** Resolves to false if the action failed, or the person cancelled it. `onAnswer` gets the answer of a call. */
export type Perform = (
  action: Action,
  scope: object,
  place: ActionPlace,
  onAnswer?: (answer: unknown) => void,
) => Promise<boolean | void>

export function usePerform(): Perform {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const navigateTo = useNavigateTo()
  const callNative = useCallNative()
  const resolveArgs = useResolveArgs()
  const location = useLocation()
  const performCall = usePerformCall()
  const openSheet = useSheets()
  const confirm = useConfirm()
  const copy = useCopy()
  const share = useShare()
  const translate = useTranslate()
  const texts = useTexts()
  const toast = useToast()
  const page = useOpenPage()
  const track = useTrack()

  // Not memoised, because only presses call it.
  return perform

  async function perform(...[action, scope, place, onDone]: Parameters<Perform>): Promise<boolean | void> {
    const isDone = await performOne(action, scope, place, onDone)
    // `usePerformCall` tells about calls, because forms use it directly.
    if (action.do !== 'call') track(action.event, action.do, isDone !== false)
    return isDone
  }

  async function performOne(...[action, scope, place, onDone]: Parameters<Perform>): Promise<boolean | void> {
    switch (action.do) {
      case 'call':
        return performCall(action, scope, place, { onDone })
      case 'sequence':
        return (await import('./performSequence')).performSequence(action, scope, place, { page, app, perform })
      case 'form':
      case 'sheet':
      case 'language':
        return openSheet({ action, scope, place })
      case 'link':
        return navigateTo(action, scope)
      case 'open': {
        const target = outsideOf(action, scope, app.market)
        // The menu of a row has buttons instead of links, so a press opens the address here.
        if (target.href === undefined) return false
        return openOutside(target.href, app.native.isHosted)
      }
      case 'native':
        return callNative(action.call, resolveArgs(action.args, scope))
      case 'copy':
        return copy(
          action.lines ? linesText(action.lines, scope, texts) : readText(scope, action.value),
          action.done && translate(action.done, scope),
        )
      case 'share':
        return share({
          title: action.title && translate(action.title, scope),
          text: translate(action.text, scope),
          path: action.to && hrefOf(action.to, resolveBindings(action.query, scope)),
          by: action.by && { call: action.by.call, args: resolveArgs(action.by.args, scope) },
        })
      case 'download':
        return (await import('./saveServerFile')).saveServerFile(action, scope, { app, translate, toast })
      case 'set':
        return page.set(action)
      case 'signOut': {
        if (
          action.ask &&
          !(await confirm({ title: translate(action.ask, scope), ok: translate(action.label), tone: 'danger' }))
        )
          return false
        await whenOverlaysSettled()
        app.session.clear('signOut')
        await navigate(loginRouteOf(app.site, location.pathname), { replace: true })
        return removeAnswers(cache)
      }
    }
  }
}
