// The size in which the studio shows a page. The address keeps it.
import { oneOf } from '../../shell/choices'

export const devices = ['phone', 'tablet', 'desktop'] as const
export type Device = (typeof devices)[number]

/** The widths of the page in px. */
export const deviceWidths: { readonly [D in Device]: number } = { phone: 375, tablet: 768, desktop: 1280 }

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
