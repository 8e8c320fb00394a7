import { Suspense, type ComponentType } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { Skeleton } from '../ui/Skeleton'

/** The product's widgets as a form can take them: each loads where it is shown, and the schema renderer knows plain components only. */
export function fieldWidgets(widgets: { readonly [name: string]: ComponentType<never> }): {
  readonly [name: string]: ComponentType<WidgetProps>
} {
  return Object.fromEntries(
    Object.entries(widgets).map(([name, widget]) => {
      const Widget = widget as ComponentType<WidgetProps>
      const LoadedWidget = (props: WidgetProps) => (
        <Suspense fallback={<Skeleton look="rows" count={1} />}>
          <Widget {...props} />
        </Suspense>
      )
      return [name, LoadedWidget]
    }),
  )
}
