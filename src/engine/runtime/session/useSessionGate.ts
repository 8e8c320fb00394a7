import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import { removeAnswers } from '../../api/queries'
import { useApp } from '../app/app'
import { loginRouteOf, loginRoutes, returnPath } from '../navigation/logins'
import type { SessionGate } from './sessionGate'

/** Ties the session to the router: when it is over one goes to the login of where one stood, with the way back kept. */
export function useSessionGate(gate: SessionGate, setFailed: (hasFailed: boolean) => void): void {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const here = useRef(location)
  const isLeaving = useRef(false)
  useEffect(() => {
    here.current = location
    if (!isLeaving.current) return
    // Not before the page is gone: it would ask for what it misses once more, as nobody.
    isLeaving.current = false
    removeAnswers(cache)
  }, [location, cache])

  useEffect(
    () =>
      gate.attach({
        isOnLogin: () => loginRoutes(app.site).includes(here.current.pathname),
        hasAccount: () => cache.getQueryData(['read', app.account.call, {}]) !== undefined,
        redirect() {
          const { pathname, search, hash } = here.current
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
          if (!app.session.current() || !loginRoutes(app.site).includes(here.current.pathname)) return
          void navigate(returnPath(app.site, here.current) ?? '/', { replace: true })
        },
      }),
    [gate, app, cache, navigate, setFailed],
  )

  useEffect(() => {
    const look = () => gate.checkSession()
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && gate.checkSession()
    window.addEventListener('storage', look)
    window.addEventListener('pageshow', shownAgain)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('storage', look)
      window.removeEventListener('pageshow', shownAgain)
      document.removeEventListener('visibilitychange', look)
    }
  }, [gate])
}
