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
 * Returns a function that runs the `then` of a call, such as a reload or the way to another page. Before the
 * person leaves the site, `found`, the page of the result, replaces the current page in the history.
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
