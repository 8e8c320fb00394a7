import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApp } from '../app'
import { hasPageBehind } from './pageBehind'

/** Gives what goes back where one came from; who came from outside goes to the app that shows the page, or home. */
export function useGoBack(): () => void {
  const { native } = useApp()
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasPageBehind()) void navigate(-1)
    else if (native.isHosted) native.leave()
    else void navigate('/', { replace: true })
  }, [native, navigate])
}
