import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { removeAnswers } from '../../api/queries'
import { useApp } from '../../runtime/app/app'
import { resolveBindings, isFullyResolved } from '../../language/runtime/resolveBindings'
import type { Then } from '../../language/types/plain'
import { readPath, readText } from '../../language/runtime/evaluateCondition'
import { returnPath } from '../../runtime/navigation/logins'
import { useNavigateTo, type NavigationTarget } from '../../runtime/navigation/useNavigateTo'
import { useGoBack } from '../../runtime/navigation/useGoBack'
import { isIdentity } from '../../session/session'
import { useTexts } from '../../i18n/useTexts'
import { whenOverlaysSettled } from '../../ui/overlay/overlays'
import { safeLink } from '../../ui/format/safeUrl'
import { useToast } from '../../ui/feedback/ToastProvider'
import type { ActionPlace } from './placeContext'

/**
 * Gives what goes on after a call: stay, ask again, go back, close, go to a route, leave for a partner's page, begin a
 * session. Whoever leaves, or is not let out, finds `found` on the way back: the page of what was done.
 */
export function useFollowUp(): (
  then: Then,
  scope: object,
  place: ActionPlace,
  found?: NavigationTarget,
) => Promise<void> {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const navigateTo = useNavigateTo()
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
        await whenOverlaysSettled()
        return goBack()
      }
      if ('leave' in then) {
        const link = safeLink(readPath(scope, then.leave.from), [...app.market.linkHosts, window.location.host])
        // A partner's page that cannot be reached must not lead back to a form that would order once more.
        if (found && isFullyResolved(found.query, resolveBindings(found.query, scope)))
          await Promise.race([navigateTo({ ...found, replace: true }, scope), soon()])
        if (link) window.location.assign(link)
        else toast(texts.t('engine.error.address'), 'danger')
        return
      }
      if ('signIn' in then) {
        const uid = readText(scope, then.signIn.uid.from)
        const token = readText(scope, then.signIn.token.from)
        if (!isIdentity(uid, token)) return toast(texts.t('engine.error.failed'), 'danger')
        app.session.signIn({ uid, token })
        removeAnswers(cache)
        return void navigate(returnPath(app.site, location) ?? then.to, { replace: true })
      }
      return navigateTo(then, scope)
    },
    [app, cache, navigate, navigateTo, goBack, location, texts, toast],
  )
}

/** A page whose code does not load keeps nobody from leaving. */
function soon(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1500)
  })
}
