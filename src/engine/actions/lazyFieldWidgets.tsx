import { Suspense, type ComponentType } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { Skeleton } from '../ui/feedback/Skeleton'

/** Wraps the product's lazy widgets for RJSF, which takes plain components only. Each loads when it is shown. */
export function lazyFieldWidgets(widgets: { readonly [name: string]: ComponentType<never> }): {
  readonly [name: string]: ComponentType<WidgetProps>
} {
  return Object.fromEntries(
    Object.entries(widgets).map(([name, widget]) => {
      const Widget = widget as ComponentType<WidgetProps>
      const LoadedWidget = (props: WidgetProps) => (
        <Suspense fallback={<Outline name={name} isMany={props.schema.type === 'array'} />}>
          <Widget {...props} />
        </Suspense>
      )
      return [name, LoadedWidget]
    }),
  )
}

/** Holds the place of a widget. The widget's style sheet loads before its code, and may set the height. */
function Outline({ name, isMany }: { readonly name: string; readonly isMany: boolean }) {
  return (
    <div className={`pw-waits-${name}`} data-many={isMany || undefined}>
      <Skeleton look="rows" count={1} />
    </div>
  )
}
