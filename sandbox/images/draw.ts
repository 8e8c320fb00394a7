import { flag } from './flag'
import { mark } from './mark'
import { portrait } from './portrait'
import { banner, cover } from './scene'

/** The pictures of the sandbox, as SVG of about a kilobyte. A seed always has the same picture. */
const drawings = { avatar: portrait, banner, cover, flag, logo: mark } as const
export type DrawnKind = keyof typeof drawings

export function isDrawnKind(kind: string): kind is DrawnKind {
  return Object.hasOwn(drawings, kind)
}

export function drawSvg(kind: DrawnKind, seed: string): string {
  return drawings[kind](seed)
}
