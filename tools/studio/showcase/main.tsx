import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { kindGroups } from './kinds'
import { Showcase } from './Showcase'
import './showcase.css'

const element = document.getElementById('showcase')
if (!element) throw new Error('The page of the showcase has no element with the id "showcase".')
createRoot(element).render(
  <StrictMode>
    <Showcase groups={kindGroups()} />
  </StrictMode>,
)
