// The size in which the studio shows a page. The address keeps it.
import { usualDesignWidth } from '@pagewright/engine/studio'
import { oneOf } from '../../shell/choices'

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** Returns the width of the page in px. A phone is as wide as the market's pages are designed for. */
export function deviceWidth(device: Device, market: { readonly designWidth?: unknown } = {}): number {
  const { designWidth } = market
  if (device === 'phone') return typeof designWidth === 'number' ? designWidth : usualDesignWidth
  return device === 'tablet' ? 768 : 1280
}

const name = 'size'

/** Takes the size out of the query of an address. Throws one sentence for an unknown one. */
export function readDevice(search: string): { readonly device: Device; readonly rest: string } {
  const query = new URLSearchParams(search)
  const device = oneOf(name, query.get(name) ?? 'phone', devices)
  query.delete(name)
  return { device, rest: query.toString() }
}

/** Adds a size to the query of an address, unless it is the usual one. */
export function withDevice(search: string, device: Device): string {
  if (device === 'phone') return search
  return `${search === '' ? '?' : `${search}&`}${name}=${device}`
}
