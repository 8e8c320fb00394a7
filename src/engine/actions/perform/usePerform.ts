import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetAnswers } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import { bind } from '../../language/runtime/bind'
import type { Action } from '../../language/types/plain'
import { readText } from '../../language/runtime/when'
import { useBindArgs } from '../../runtime/native/useHost'
import { loginOf } from '../../runtime/navigation/logins'
import { useSetState } from '../../runtime/scope/pageState'
import { target, useGo } from '../../runtime/navigation/useGo'
import { useSay } from '../../runtime/scope/useSay'
import { overlaysSettled } from '../../ui/overlay/overlays'
import { useAsk } from '../../ui/overlay/useAsk'
import type { ActionPlace } from './placeContext'
import { useSheets } from './sheetsContext'
import { useCallNative } from './useCallNative'
import { useCopy } from './useCopy'
import { usePerformCall } from './usePerformCall'
import { useShare } from './useShare'

/** Gives what does any action of a config. */
export function usePerform(): (action: Action, scope: object, place: ActionPlace) => Promise<void> {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const go = useGo()
  const callNative = useCallNative()
  const bindArgs = useBindArgs()
  const location = useLocation()
  const performCall = usePerformCall()
  const openSheet = useSheets()
  const ask = useAsk()
  const copy = useCopy()
  const share = useShare()
  const say = useSay()
  const set = useSetState()

  return useCallback(
    async (action, scope, place) => {
      switch (action.do) {
        case 'call':
          return void (await performCall(action, scope, place))
        case 'form':
        case 'sheet':
        case 'language':
          return openSheet({ action, scope, place })
        case 'link':
          return go(action, scope)
        case 'native':
          return callNative(action.call, bindArgs(action.args, scope))
        case 'copy':
          return copy(readText(scope, action.value), action.done && say(action.done, scope))
        case 'share':
          return share({
            title: action.title && say(action.title, scope),
            text: say(action.text, scope),
            path: action.to && target(action.to, bind(action.query, scope)),
            by: action.by && { call: action.by.call, args: bindArgs(action.by.args, scope) },
          })
        case 'set':
          return set(action)
        case 'signOut': {
          if (action.ask && !(await ask({ title: say(action.ask, scope), ok: say(action.label), tone: 'danger' })))
            return
          await overlaysSettled()
          app.session.clear('signOut')
          await navigate(loginOf(app.site, location.pathname), { replace: true })
          return forgetAnswers(cache)
        }
      }
    },
    [app, cache, navigate, go, callNative, bindArgs, location, performCall, openSheet, ask, copy, share, say, set],
  )
}
