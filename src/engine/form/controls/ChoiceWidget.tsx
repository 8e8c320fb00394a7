import { optionsList, type WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
import type { Field } from '../../config/plain'
import { useTexts } from '../../text/useTexts'
import type { Choice } from '../choice'
import { configOf } from '../uiSchema'
import { ChoiceControl } from './ChoiceControl'
import { LoadedChoice } from './LoadedChoice'

/** A choice among an enum's values, or among the rows of an endpoint. */
export function ChoiceWidget(props: WidgetProps) {
  const config = configOf(props.options)
  if (config?.options) return <LoadedChoice {...props} from={config.options} />
  return <ListedChoice {...props} config={config} />
}

function ListedChoice({ config, ...props }: WidgetProps & { readonly config: Field | undefined }) {
  const { options, schema } = props
  const texts = useTexts()
  const words = config?.words ?? config?.items?.words
  const listed =
    options.enumOptions ??
    (typeof schema.items === 'object' && !Array.isArray(schema.items) ? optionsList(schema.items) : undefined)
  const choices = useMemo(
    () =>
      (listed ?? []).map(({ value, label }): Choice => {
        const key = words?.[String(value)]
        if (key !== undefined) return { value, label: texts.t(key) }
        return { value, label: value === null ? texts.t('engine.form.none') : label }
      }),
    // The texts stay the same object in every language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [listed, words, texts, texts.language],
  )
  return <ChoiceControl {...props} choices={choices} />
}
