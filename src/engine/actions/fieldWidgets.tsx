import { Suspense, type ComponentType } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { Skeleton } from '../ui/feedback/Skeleton'

/** The product's widgets as a form can take them: each loads where it is shown, and the schema renderer knows plain components only. */
export function fieldWidgets(widgets: { readonly [name: string]: ComponentType<never> }): {
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

/** Where a widget will stand: its style sheet, which is there before its code, may say how high that is. */
function Outline({ name, isMany }: { readonly name: string; readonly isMany: boolean }) {
  return (
    <div className={`pw-waits-${name}`} data-many={isMany || undefined}>
      <Skeleton look="rows" count={1} />
    </div>
  )
}
