import { useEffect, useState } from 'react'
import { benchAddress } from './benchAddress'
import type { Places } from './places'

export interface KnownPlaces {
  readonly places?: Places
  /** The reason why there are no places. */
  readonly problem?: string
}

/** Asks the server where the page of a route is written, as a market has it. */
export function usePlaces(market: string, route: string | undefined): KnownPlaces {
  const [known, setKnown] = useState<KnownPlaces>({})
  useEffect(() => {
    if (route === undefined) return undefined
    let isWanted = true
    const query = new URLSearchParams({ market, route }).toString()
    fetch(`${benchAddress}places?${query}`)
      .then(async (answer) =>
        answer.ok ? { places: (await answer.json()) as Places } : { problem: await answer.text() },
      )
      .catch((error: unknown) => ({ problem: String(error) }))
      .then((found) => isWanted && setKnown(found))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [market, route])
  return known
}
