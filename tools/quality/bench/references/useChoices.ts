import { useEffect, useState } from 'react'
import type { Choice } from '../drawn/rows'
import { ask } from './ask'

interface Answer {
  readonly list: readonly Choice[]
}

/** Returns the countries and the methods of the chosen one, or nothing while they load. */
export function useChoices(country: string | undefined) {
  const [countries, setCountries] = useState<readonly Choice[]>()
  const [found, setFound] = useState<Answer & { readonly country: string }>()
  useEffect(() => void load(setCountries), [])
  useEffect(() => {
    let isLate = false
    if (country) void load((list) => isLate || setFound({ list, country }), country)
    return () => {
      isLate = true
    }
  }, [country])
  return { countries, methods: found?.country === country ? found?.list : undefined }
}

async function load(take: (list: readonly Choice[]) => unknown, country?: string): Promise<void> {
  const { list } = await (country ? ask<Answer>('method', { country_id: country }) : ask<Answer>('country'))
  take(list)
}
