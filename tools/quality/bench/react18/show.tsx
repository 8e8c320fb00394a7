import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '../references/style.css'

/** Draws a page where its HTML has room for it. */
export function show(page: ReactNode): void {
  const element = document.getElementById('app')
  if (!element) throw new Error('The page has no element with the id "app".')
  createRoot(element).render(<StrictMode>{page}</StrictMode>)
}
