// The way back: the pages of this site in the history, the start page, and what "back" does.
import { createContext, type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { attempt } from '../../lib/attempt'
import { isObject } from '../../language/runtime/merge'
import { storageName } from '../../lib/storageName'
import { type App, useApp } from '../app/app'
import { isForEverybody, type Site } from '../site/site'
import { loginRoutes } from './logins'

/** More entries than anybody goes back through. The oldest are forgotten first. */
const most = 100

const EntriesContext = createContext<ReturnType<typeof createEntries> | undefined>(undefined)

/** Counts the pages of this site before the open one in the tab's history. Draw it once, around all pages. */
export function Entries({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  const type = useNavigationType()
  const [entries] = useState(createEntries)
  useLayoutEffect(() => entries.arrive(key, type), [entries, key, type])
  useEffect(() => {
    addEventListener('pagehide', entries.store)
    return () => removeEventListener('pagehide', entries.store)
  }, [entries])
  return <EntriesContext value={entries}>{children}</EntriesContext>
}

/** Returns a function that tells whether one step back leads to a page of this site. */
export function useCanGoBack(): () => boolean {
  const entries = useContext(EntriesContext)
  return entries?.canGoBack ?? never
}

const never = () => false

/** Session storage keeps the counts over a reload, and for a person who comes back from another site. */
function createEntries() {
  const name = storageName('entries')
  const stored: unknown = attempt(() => JSON.parse(window.sessionStorage.getItem(name) ?? '{}'))
  /** The pages before each entry, by the key that the router gives to it. */
  const counts = new Map<string, unknown>(isObject(stored) ? Object.entries(stored) : [])
  let before = 0

  return {
    canGoBack: () => before > 0,
    arrive(key: string, type: `${NavigationType}`) {
      const known = counts.get(key)
      // The first entry of a document has no key of its own.
      if (type === 'POP') before = key !== 'default' && typeof known === 'number' ? known : 0
      else if (type === 'PUSH') before += 1
      counts.delete(key)
      counts.set(key, before)
      for (const oldest of counts.keys()) if (counts.size > most) counts.delete(oldest)
    },
    store() {
      attempt(() => window.sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(counts))))
    },
  }
}

/** Returns a function that goes back one page. Without one it leaves to the app, or goes to the start page. */
export function useGoBack(): () => void {
  const { native } = useApp()
  const navigate = useNavigate()
  const goHome = useGoHome()
  const canGoBack = useCanGoBack()
  return useCallback(() => {
    if (canGoBack()) void navigate(-1)
    else if (native.isHosted) native.leave()
    else goHome()
  }, [native, navigate, goHome, canGoBack])
}

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
