import type { DrawnKind } from './draw'

/** Addresses are kept without the origin, as the sandbox may be reached at another one tomorrow. */
export function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path
}

export const paths = {
  upload: '/__sandbox/upload/',
  image: '/__sandbox/image/',
  drawn: (kind: DrawnKind, seed: string) => `/__sandbox/${kind}/${seed}.svg`,
}
