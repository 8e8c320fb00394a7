import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp, type App } from '../../runtime/app/app'
import { useCountedFigure } from '../../ui/chart/useCountedFigure'
import { Figure } from '../../ui/format/Figure'
import { useValues, type ValueViewProps } from './ValueView'

interface MainFigureProps extends ValueViewProps {
  /** Names the place on its page. The figure counts from what this place showed last, even if it was away meanwhile. */
  readonly place: string
}

/** Shows a figure of a block that counts to a new value. */
export function MainFigure({ line, scope, label, place }: MainFigureProps) {
  const app = useApp()
  const value = useValues(scope)(line, label)
  const text = typeof value === 'string' ? value : ''
  // Nobody's figure counts from one of somebody else, or of another page.
  const key = `${app.session.current()?.uid} ${useLocation().pathname} ${place}`
  const [before] = useState(() => shownFigures.get(app)?.[key])
  useEffect(() => void shownFigures.set(app, { ...shownFigures.get(app), [key]: text }), [app, key, text])
  const shown = useCountedFigure(text, before)
  return text ? <Figure>{shown}</Figure> : value
}

/** Keeps what the main figures of an app showed last. */
const shownFigures = new WeakMap<App, { readonly [key: string]: string }>()
