import { useEffect, useEffectEvent } from 'react'
import { evaluateCondition } from '../language/runtime/evaluateCondition'
import type { Destination } from '../language/types/plainPage'
import { useTexts } from '../i18n/useTexts'
import { useApp } from '../runtime/app/app'
import { linkHref, useNavigateTo } from '../runtime/navigation/useNavigateTo'
import { useNativeHost } from '../runtime/native/useNativeHost'
import { Shortcuts } from './Shortcuts'
import { NavBar } from '../ui/layout/NavBar'

type Place = readonly [id: string, place: Destination]

interface SiteNavigationProps {
  readonly path: string
  readonly scope: object
  readonly places: readonly Place[]
}

/**
 * Returns the places of the site that this person may go to. An app has navigation of its own, so there are none inside
 * of it. Nor is there a single one, which would lead nowhere.
 */
export function usePlaces(scope: object): readonly Place[] {
  const { site, navigation = {} } = useApp()
  const { isHosted } = useNativeHost()
  const places = Object.entries(navigation).filter(
    ([, place]) => Object.hasOwn(site, place.to) && evaluateCondition(place.when, scope),
  )
  return isHosted || places.length < 2 ? [] : places
}

/** Draws the bar or rail of the site. Alt and a digit go to a place. */
export function SiteNavigation({ path, scope, places }: SiteNavigationProps) {
  const app = useApp()
  const { isHosted } = useNativeHost()
  const texts = useTexts()
  const navigateTo = useNavigateTo()
  const goTo = useEffectEvent((event: KeyboardEvent) => {
    const place = event.altKey && !event.ctrlKey && !event.metaKey ? places[Number(event.key) - 1] : undefined
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
  if (places.length === 0) return <Shortcuts places={[]} />
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
export function currentPlace(path: string, places: readonly Place[]): string | undefined {
  const isWithin = (route: string) => path === route || (route !== '/' && path.startsWith(`${route}/`))
  const found = places.flatMap(([id, { to, covers = [] }]) =>
    [to, ...covers].filter(isWithin).map((route) => ({ id, length: route.length })),
  )
  return found.toSorted((a, b) => b.length - a.length)[0]?.id
}
