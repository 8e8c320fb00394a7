import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

/** Renders a page into the element of its HTML. */
export function showPage(page: ReactNode): void {
  const element = document.getElementById('app')
  if (!element) throw new Error('The page has no element with the id "app".')
  createRoot(element).render(<StrictMode>{page}</StrictMode>)
}
