import { useMemo } from 'react'
import type { JsonObject, StudioTexts } from '../server/api/studioProduct'
import { sketchOf, sketchSize } from './model/sketchOf'

interface PageSketchProps {
  readonly page: JsonObject
  /** The light colours of the market. */
  readonly tokens: StudioTexts
}

/** Draws the thumbnail of a page: its title and its blocks as boxes, in the colours of the market. */
export function PageSketch({ page, tokens }: PageSketchProps) {
  const boxes = useMemo(() => sketchOf(page), [page])
  const fills = {
    text: tokens['text'],
    line: tokens['muted'],
    face: tokens['surface'],
    main: tokens['primary'],
    soft: tokens['primary-soft'],
  }
  return (
    <svg
      className="pw-studio-sketch"
      viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={sketchSize.width} height={sketchSize.height} fill={tokens['bg']} />
      {boxes.map(({ kind, ...box }) => (
        <rect
          key={`${box.x} ${box.y} ${kind}`}
          {...box}
          rx={1.5}
          fill={fills[kind]}
          opacity={kind === 'line' ? 0.5 : 1}
          stroke={kind === 'face' ? tokens['field-line'] : undefined}
          strokeWidth={0.4}
        />
      ))}
    </svg>
  )
}
