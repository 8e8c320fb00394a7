// Small pictures beside choices: an icon as pages draw it, and a page as its thumbnail.
import { type ReactNode, useEffect, useState } from 'react'
import { useEditing } from '../context'
import { Drawn } from '../Icon'
import { effectivePage, lightTokens } from '../model/draftProduct'
import type { Control } from '../model/rules'
import { PageSketch } from '../PageSketch'

/** Returns how the choices of a control are drawn, or undefined for those without a picture. */
export function usePictures(control: Control): ((value: string) => ReactNode) | undefined {
  const { ask, state, combination } = useEditing()
  const set = control.kind === 'name' ? control.set : undefined
  const { icons } = state.product.known
  const [shapes, setShapes] = useState<Awaited<ReturnType<typeof ask<'icons'>>>>({})
  useEffect(() => {
    if (set !== 'icon') return undefined
    let isWanted = true
    ask('icons', { names: icons })
      .then((found) => isWanted && setShapes(found))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [ask, icons, set])
  if (set === 'icon') return (name) => <Drawn className="pw-studio-drawn" shapes={shapes[name]} />
  if (set !== 'route' && set !== 'linkedRoute') return undefined
  const tokens = lightTokens(state.product, combination.market)
  return (route) => (
    <PageSketch
      page={effectivePage(state.product, combination.market, route) ?? state.product.pages[route] ?? {}}
      tokens={tokens}
    />
  )
}
