import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../app/app'
import { useCanGoBack } from './Entries'
import { useGoHome } from './useHome'

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
