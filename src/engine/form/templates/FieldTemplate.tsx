import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from '@rjsf/utils'
import { useFrame } from './useFrame'

/** A field of the renderer's with its label above and help and message below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { schema, registry, rawHelp, help, children } = props
  const { WrapIfAdditionalTemplate } = registry.templates
  return useFrame({
    ...props,
    help: rawHelp !== undefined && help,
    control: children,
    ...(ADDITIONAL_PROPERTY_FLAG in schema && {
      wrap: (inside, label) => (
        <WrapIfAdditionalTemplate {...props} label={label}>
          <>{inside}</>
        </WrapIfAdditionalTemplate>
      ),
    }),
  })
}
