import type { ComponentType } from 'react'
import { useApp } from '../../runtime/app/app'
import { UnknownPart } from '../../lib/unknownPart'
import type { WidgetBlock } from '../../language/types/plainBlocks'

/** Renders a widget of the product. Throws if the product has no widget of that name. */
export function WidgetBlockView({ block }: { readonly block: WidgetBlock }) {
  const { widgets } = useApp()
  const Widget = widgets[block.widget] as ComponentType | undefined
  if (!Widget) throw new UnknownPart(`There is no widget "${block.widget}". Known: ${Object.keys(widgets).join(', ')}.`)
  return <Widget />
}
