import { useEffect, useState } from 'react'
import type { Choice } from '../shared/rows'
import { ask } from './ask'

/** The countries, and the methods of the chosen one; nothing while they are on their way. */
export function useChoices(country: string | undefined) {
  const [countries, setCountries] = useState<readonly Choice[]>()
  const [methods, setMethods] = useState<readonly Choice[]>()
  useEffect(() => {
    void ask<{ readonly list: readonly Choice[] }>('country').then(({ list }) => setCountries(list))
  }, [])
  useEffect(() => {
    let isLate = false
    setMethods(undefined)
    if (country)
      void ask<{ readonly list: readonly Choice[] }>('method', { country_id: country }).then(({ list }) => {
        if (!isLate) setMethods(list)
      })
    return () => {
      isLate = true
    }
  }, [country])
  return { countries, methods }
}
