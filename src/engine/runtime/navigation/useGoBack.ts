import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../app/app'

/** Gives what goes back where one came from; who came from outside goes to the app that shows the page, or home. */
export function useGoBack(): () => void {
  const { native } = useApp()
  const navigate = useNavigate()
  return useCallback(() => {
    if (canGoBack()) void navigate(-1)
    else if (native.isHosted) native.leave()
    else void navigate('/', { replace: true })
  }, [native, navigate])
}

/**
 * Tells whether one step back leads to a page of this site. The router counts its entries in the history's state; the
 * location's key tells nothing: it changes where the very first entry is replaced, as by a login.
 */
export function canGoBack(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
