import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetAnswers } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import { bind, isWhole } from '../../language/runtime/bind'
import type { Then } from '../../language/types/plain'
import { read, readText } from '../../language/runtime/when'
import { wayBack } from '../../runtime/navigation/logins'
import { useGo, type Way } from '../../runtime/navigation/useGo'
import { useGoBack } from '../../runtime/navigation/useGoBack'
import { isIdentity } from '../../session/session'
import { useTexts } from '../../i18n/useTexts'
import { overlaysSettled } from '../../ui/overlay/overlays'
import { safeLink } from '../../ui/format/safeUrl'
import { useToast } from '../../ui/feedback/ToastProvider'
import type { ActionPlace } from './placeContext'

/**
 * Gives what goes on after a call: stay, ask again, go back, close, go to a route, leave for a partner's page, begin a
 * session. Whoever leaves, or is not let out, finds `found` on the way back: the page of what was done.
 */
export function useFollow(): (then: Then, scope: object, place: ActionPlace, found?: Way) => Promise<void> {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const go = useGo()
  const goBack = useGoBack()
  const location = useLocation()
  const texts = useTexts()
  const toast = useToast()

  return useCallback(
    async (then, scope, place, found) => {
      if (then === 'stay') return
      // What could not be asked for again says so where it stands.
      if (then === 'reload') return place.reload().catch(() => undefined)
      if (then === 'close') return place.close()
      if (then === 'back') {
        await overlaysSettled()
        return goBack()
      }
      if ('leave' in then) {
        const link = safeLink(read(scope, then.leave.from), [...app.market.linkHosts, window.location.host])
        // A partner's page that cannot be reached must not lead back to a form that would order once more.
        if (found && isWhole(found.query, bind(found.query, scope)))
          await Promise.race([go({ ...found, replace: true }, scope), soon()])
        if (link) window.location.assign(link)
        else toast(texts.t('engine.error.address'), 'danger')
        return
      }
      if ('signIn' in then) {
        const uid = readText(scope, then.signIn.uid.from)
        const token = readText(scope, then.signIn.token.from)
        if (!isIdentity(uid, token)) return toast(texts.t('engine.error.failed'), 'danger')
        app.session.signIn({ uid, token })
        forgetAnswers(cache)
        return void navigate(wayBack(app.site, location) ?? then.to, { replace: true })
      }
      return go(then, scope)
    },
    [app, cache, navigate, go, goBack, location, texts, toast],
  )
}

/** A page whose code does not load keeps nobody from leaving. */
function soon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1500)
  })
}
