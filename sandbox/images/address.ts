import type { DrawnKind } from './draw'

/** Addresses are kept without the origin, as the sandbox may be reached at another one tomorrow. */
export function absolute(origin: string, path: string): string {
  return path.startsWith('/') ? origin + path : path
}

export const paths = {
  upload: '/__sandbox/upload/',
  image: '/__sandbox/image/',
  // The page takes no address that ends in .svg: one that a person opened could run a script. Ours come with a policy
  // that allows nothing.
  drawn: (kind: DrawnKind, seed: string) => `/__sandbox/${kind}/${seed}`,
}
