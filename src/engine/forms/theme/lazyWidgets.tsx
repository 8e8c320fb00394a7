// Widgets whose code loads with the first field that has one.
import type { WidgetProps } from '@rjsf/utils'
import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { lazyPart } from '../../ui/layout/lazyPart'

export function LazyFileWidget(props: WidgetProps) {
  return <Suspense fallback={null}>{renderFileWidget(props)}</Suspense>
}

export function LazyImageWidget(props: WidgetProps) {
  return <Suspense fallback={<Outline name="image" schema={props.schema} />}>{renderImageWidget(props)}</Suspense>
}

const renderFileWidget = lazyPart(async () => (await import('../files/fileWidgets')).FileWidget)
const renderImageWidget = lazyPart(async () => (await import('../files/fileWidgets')).ImageWidget)

/** Wraps the product's lazy widgets for RJSF, which takes plain components only. Each loads when it is shown. */
export function lazyFieldWidgets(widgets: { readonly [name: string]: ComponentType<never> }): {
  readonly [name: string]: ComponentType<WidgetProps>
} {
  return Object.fromEntries(
    Object.entries(widgets).map(([name, widget]) => {
      const Widget = widget as ComponentType<WidgetProps>
      const LoadedWidget = (props: WidgetProps) => (
        <Suspense fallback={<Outline name={name} schema={props.schema} />}>
          <Widget {...props} />
        </Suspense>
      )
      return [name, LoadedWidget]
    }),
  )
}

/** Holds the place of a widget. The widget's style sheet loads before its code, and may set the height. */
function Outline({ name, schema }: Pick<WidgetProps, 'name' | 'schema'>) {
  return (
    <div className={`pw-waits-${name}`} data-many={schema.type === 'array' || undefined}>
      <Skeleton look="rows" count={1} />
    </div>
  )
}
