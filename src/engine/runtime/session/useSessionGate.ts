import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { removeAnswers } from '../../api/queries'
import { useApp } from '../app/app'
import { loginRouteOf, loginRoutes, returnPath } from '../navigation/logins'
import type { SessionGate } from './sessionGate'

/**
 * Connects the session gate to the router. When the session ends, it redirects to the login of the current page and
 * keeps the way back.
 */
export function useSessionGate(gate: SessionGate, setFailed: (hasFailed: boolean) => void): void {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const currentLocation = useRef(location)
  const isLeaving = useRef(false)
  const leaveLogin = useEffectEvent(() => {
    if (!app.session.current() || !loginRoutes(app.site).includes(currentLocation.current.pathname)) return
    void navigate(returnPath(app.site, currentLocation.current) ?? '/', { replace: true })
  })
  useEffect(() => {
    currentLocation.current = location
    if (!isLeaving.current) return
    // Removes answers only now: while the page still showed, it would have refetched them without a user.
    isLeaving.current = false
    removeAnswers(cache)
    // The app may have named its user on the way to the login.
    leaveLogin()
  }, [location, cache])

  useEffect(
    () =>
      gate.attach({
        isOnLogin: () => loginRoutes(app.site).includes(currentLocation.current.pathname),
        hasAccount: () => cache.getQueryData(['read', app.account.call, {}]) !== undefined,
        redirect() {
          const { pathname, search, hash } = currentLocation.current
          void navigate(loginRouteOf(app.site, pathname), {
            state: { back: `${pathname}${search}${hash}` },
            replace: true,
          })
          isLeaving.current = true
        },
        fail: () => setFailed(true),
        enter() {
          setFailed(false)
          void cache.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route' })
          leaveLogin()
        },
      }),
    [gate, app, cache, navigate, setFailed],
  )

  useEffect(() => {
    const check = () => gate.checkSession()
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && gate.checkSession()
    window.addEventListener('storage', check)
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', check)
    return () => {
      window.removeEventListener('storage', check)
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', check)
    }
  }, [gate])
}
