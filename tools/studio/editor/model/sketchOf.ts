// Reduces a page to boxes for its thumbnail. It draws what the page shows while it loads, so a change is seen at once.
import { blockDefinitions, isObject, type Outline, pageRule } from '@pagewright/engine/studio'
import type { JsonObject } from '../../server/api/studioProduct'
import { idsInOrder } from './partOrder'

/** A box of a thumbnail. `main` is in the colour of the brand. */
export interface SketchBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly kind: 'text' | 'line' | 'face' | 'main' | 'soft'
}

/** The size of a thumbnail, in its own units. */
export const sketchSize = { width: 48, height: 64 } as const
const [left, right] = [5, sketchSize.width - 5]
const room = right - left

/** Returns the boxes of a page, from the top to where the thumbnail ends. */
export function sketchOf(page: JsonObject): readonly SketchBox[] {
  const boxes: SketchBox[] = [{ x: left, y: 5, width: room * 0.55, height: 3, kind: 'text' }]
  let y = 12
  const blocks = isObject(page['blocks']) ? page['blocks'] : {}
  for (const id of idsInOrder(pageRule, page, 'blocks')) {
    const block = blocks[id]
    if (!isObject(block)) continue
    const drawn = drawBlock(block, y)
    boxes.push(...drawn)
    if (drawn.length > 0) y = Math.max(...drawn.map((box) => box.y + box.height)) + 4
  }
  return boxes.filter((box) => box.y + box.height <= sketchSize.height)
}

function drawBlock(block: JsonObject, y: number): readonly SketchBox[] {
  const definitions: { readonly [kind: string]: { readonly outline: Outline } } = blockDefinitions
  const kind = String(block['block'])
  const outline = Object.hasOwn(definitions, kind) ? definitions[kind]?.outline : undefined
  if (!outline) return []
  const look = outline.byLook?.[String(block['look'])] ?? outline.look
  if (kind === 'links') return drawLinks(block, y)
  if (kind === 'tabs') return [...row(y, 3, 3, 'soft'), ...rows(y + 7, 3)]
  if (look === 'rows') return rows(y, 4)
  if (look === 'form') return drawForm(block, y)
  if (look === 'cells') return [...card(y, 14), ...row(y + 3, 2, 8, 'line', 3)]
  if (look === 'hero') return [{ x: left, y, width: room, height: 16, kind: 'main' }]
  if (look === 'lines') return [0, 1, 2].map((at) => line(y + at * 4, 0.9 - at * 0.15))
  if (look === 'banner') return [...card(y, 9), { x: left + 3, y: y + 3, width: room * 0.5, height: 2, kind: 'line' }]
  return look === 'page' ? card(y, 22) : []
}

function drawLinks(block: JsonObject, y: number): readonly SketchBox[] {
  const count = Math.min(6, Object.keys(isObject(block['links']) ? block['links'] : {}).length)
  if (block['look'] === 'buttons')
    return Array.from({ length: Math.min(count, 2) }, (_, at) => ({
      x: left,
      y: y + at * 8,
      width: room,
      height: 6,
      kind: at === 0 ? ('main' as const) : ('soft' as const),
    }))
  if (block['look'] !== 'grid') return rows(y, Math.min(count, 4))
  return Array.from({ length: Math.ceil(count / 3) }, (_, at) => row(y + at * 13, 3, 10, 'face'))
    .flat()
    .slice(0, count)
}

function drawForm(block: JsonObject, y: number): readonly SketchBox[] {
  const count = Math.min(4, Math.max(1, Object.keys(isObject(block['fields']) ? block['fields'] : {}).length))
  const fields = Array.from({ length: count }, (_, at) => card(y + at * 9, 7)).flat()
  return [...fields, { x: left, y: y + count * 9 + 1, width: room, height: 6, kind: 'main' }]
}

function rows(y: number, count: number): readonly SketchBox[] {
  return Array.from({ length: count }, (_, at): readonly SketchBox[] => [
    ...card(y + at * 10, 8),
    { x: left + 2, y: y + at * 10 + 2, width: 4, height: 4, kind: 'soft' },
    { x: left + 9, y: y + at * 10 + 2, width: room * 0.45, height: 1.5, kind: 'text' },
    { x: left + 9, y: y + at * 10 + 5, width: room * 0.3, height: 1.5, kind: 'line' },
  ]).flat()
}

/** Returns boxes beside each other. */
function row(y: number, count: number, height: number, kind: SketchBox['kind'], inset = 0): readonly SketchBox[] {
  const width = (room - 2 * inset - (count - 1) * 3) / count
  return Array.from({ length: count }, (_, at) => ({ x: left + inset + at * (width + 3), y, width, height, kind }))
}

function card(y: number, height: number): readonly SketchBox[] {
  return [{ x: left, y, width: room, height, kind: 'face' }]
}

function line(y: number, share: number): SketchBox {
  return { x: left, y, width: room * share, height: 1.5, kind: 'line' }
}
