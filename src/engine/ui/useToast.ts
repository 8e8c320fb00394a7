import { createContext, useContext } from 'react'

export type ToastTone = 'plain' | 'good' | 'warn' | 'danger'
export type Toast = (text: string, tone?: ToastTone) => void

export const ToastContext = createContext<Toast | null>(null)

/** Gives a function that shows a short message for a few seconds; `danger` interrupts a screen reader, the rest waits. */
export function useToast(): Toast {
  const toast = useContext(ToastContext)
  if (!toast) throw new Error('useToast is called outside <ToastProvider>: put the provider around the whole app.')
  return toast
}
