import { appFunctions, people } from 'virtual:studio/product'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readChoices, writeChoices } from './choices'
import { createPhone, type Phone } from './phone'
import { Shell } from './Shell'

declare global {
  interface Window {
    /** The first script of a page in the phone reads the phone here. */
    phone?: Phone
  }
}

const element = document.getElementById('shell')
if (!element) throw new Error('The page of the shell has no element with the id "shell".')

try {
  const user = people[0]?.uid ?? ''
  const phone = createPhone(readChoices(window.location.search, { functions: appFunctions, user }))
  phone.subscribe(() => {
    const address = window.location.pathname + writeChoices(phone.state().choices, user)
    if (address !== window.location.pathname + window.location.search) window.history.replaceState(null, '', address)
  })
  window.phone = phone
  createRoot(element).render(
    <StrictMode>
      <Shell phone={phone} />
    </StrictMode>,
  )
} catch (error) {
  element.textContent = error instanceof Error ? error.message : String(error)
}
