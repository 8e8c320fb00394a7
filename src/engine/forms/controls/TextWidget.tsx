import type { WidgetProps } from '@rjsf/utils'
import { CheckLine } from './CheckLine'
import { hasErrors } from './input/ariaProps'
import { PartedInput } from './input/PartedInput'
import { TextInput } from './input/TextInput'
import { configOf, widgetNameOf } from './input/uiSchema'
import { useLabel, usePath } from '../state/formRuntime'
import { isMoment, textKind } from '../state/textKinds'
import { useTexts } from '../../i18n/useTexts'
import { Suggestions } from './Suggestions'

/** Draws a single line of text, with what the field adds to it. */
export function TextWidget(props: WidgetProps) {
  const { id, schema, options, value, readonly } = props
  const config = configOf(options)
  const path = usePath(id)
  const label = useLabel(props)
  const kind = textKind(schema, widgetNameOf(options, props.uiSchema), useTexts().language)
  const isFixed = readonly === true || schema.const !== undefined
  const hasBounds = isMoment(kind) && (config?.min ?? config?.max) !== undefined
  const hasParts = (config?.mask ?? config?.dialCodes) !== undefined || hasBounds
  return (
    <>
      {hasParts ? <PartedInput {...props} config={config} kind={kind} /> : <TextInput {...props} kind={kind} />}
      {config !== undefined && (config.suggest ?? config.fillMax ?? config.recent) !== undefined && !isFixed && (
        <Suggestions
          id={id}
          config={config}
          label={label}
          schema={schema}
          value={value}
          write={kind.format}
          onPick={props.onChange}
        />
      )}
      {config?.check && <CheckLine id={id} path={path} check={config.check} hasError={hasErrors(props.rawErrors)} />}
    </>
  )
}
