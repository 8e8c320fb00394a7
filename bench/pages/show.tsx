import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

/** Renders a page into the element of its HTML. */
export function showPage(page: ReactNode): void {
  const element = document.getElementById('app')
  if (!element) throw new Error('The page has no element with the id "app".')
  createRoot(element).render(<StrictMode>{page}</StrictMode>)
}

/** Calls the bench's server and returns its answer. */
export async function ask<Answer>(name: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`/bench/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { res } = (await response.json()) as { readonly res: Answer }
  return res
}
