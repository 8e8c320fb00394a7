import { useEffect, useEffectEvent } from 'react'
import { evaluateCondition } from '../language/runtime/evaluateCondition'
import type { Destination } from '../language/types/plainPage'
import { useTexts } from '../i18n/useTexts'
import { useApp } from '../runtime/app/app'
import { linkHref, useNavigateTo } from '../runtime/navigation/useNavigateTo'
import { useNativeHost } from '../runtime/native/useNativeHost'
import { Shortcuts } from './Shortcuts'
import { NavBar } from '../ui/layout/NavBar'

interface SiteNavigationProps {
  readonly path: string
  readonly scope: object
}

/**
 * Draws the bar or rail of the site with the places that this person may go to. An app has navigation of its own, so
 * there is none inside of it. Alt and a digit go to a place.
 */
export function SiteNavigation({ path, scope }: SiteNavigationProps) {
  const app = useApp()
  const { site, navigation = {} } = app
  const { isHosted } = useNativeHost()
  const texts = useTexts()
  const navigateTo = useNavigateTo()
  const places = Object.entries(navigation).filter(
    ([, place]) => Object.hasOwn(site, place.to) && evaluateCondition(place.when, scope),
  )
  const isShown = !isHosted && places.length > 1
  const goTo = useEffectEvent((event: KeyboardEvent) => {
    const place =
      isShown && event.altKey && !event.ctrlKey && !event.metaKey ? places[Number(event.key) - 1] : undefined
    // The keys do nothing while a dialog is open.
    if (!place || document.querySelector('dialog[open]')) return
    event.preventDefault()
    void navigateTo(place[1], scope)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goTo(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (isHosted) return null
  // A bar with a single place would lead nowhere.
  if (!isShown) return <Shortcuts places={[]} />
  const current = currentPlace(path, places)
  return (
    <>
      <NavBar
        label={texts.t('engine.navigation')}
        isAtPlace={places.some(([, { to }]) => to === path)}
        items={places.map(([id, place]) => ({
          id,
          label: texts.t(place.label),
          icon: place.icon,
          href: linkHref(app, place, scope),
          isCurrent: id === current,
          onPress: () => void navigateTo(place, scope),
        }))}
      />
      <Shortcuts places={places.map(([id, { label }]) => ({ id, label: texts.t(label) }))} />
    </>
  )
}

/** Returns the place that a route belongs to: the one with the longest route above it. */
function currentPlace(path: string, places: readonly (readonly [id: string, Destination])[]): string | undefined {
  const isWithin = (route: string) => path === route || (route !== '/' && path.startsWith(`${route}/`))
  const found = places.flatMap(([id, { to, covers = [] }]) =>
    [to, ...covers].filter(isWithin).map((route) => ({ id, length: route.length })),
  )
  return found.toSorted((a, b) => b.length - a.length)[0]?.id
}
