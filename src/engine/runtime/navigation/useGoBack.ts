import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../app/app'
import { useGoHome } from './useHome'

/** Returns a function that goes back one page. Without one it leaves to the app, or goes to the start page. */
export function useGoBack(): () => void {
  const { native } = useApp()
  const navigate = useNavigate()
  const goHome = useGoHome()
  return useCallback(() => {
    if (canGoBack()) void navigate(-1)
    else if (native.isHosted) native.leave()
    else goHome()
  }, [native, navigate, goHome])
}

/**
 * Returns true if one step back leads to a page of this site. The router counts its entries in the history state. The
 * location's key does not tell: it changes when the first entry is replaced.
 */
export function canGoBack(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
