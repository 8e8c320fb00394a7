import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { type App, useApp } from '../app/app'
import { isForEverybody, type Site } from '../site/site'
import { loginRoutes } from './logins'

/**
 * Returns the start page of whoever is here. Where `/` needs an account, that of visitors is the first page of the site
 * map that everybody sees. They did not ask to sign in.
 */
export function homeOf({ site, session }: Pick<App, 'site' | 'session'>): string {
  if (session.current() || !site['/'] || isForEverybody(site['/'])) return '/'
  return visitorHome(site) ?? '/'
}

/** Returns a function that opens the start page. A visitor in the app leaves to the app instead. */
export function useGoHome(): () => void {
  const app = useApp()
  const navigate = useNavigate()
  return useCallback(() => {
    if (app.native.isHosted && !app.session.current()) app.native.leave()
    else void navigate(homeOf(app), { replace: true })
  }, [app, navigate])
}

function visitorHome(site: Site): string | undefined {
  const logins = loginRoutes(site)
  return Object.keys(site).find((route) => isForEverybody(site[route]) && !logins.includes(route))
}
