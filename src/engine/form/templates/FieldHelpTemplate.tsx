import { type FieldHelpProps, helpId } from '@rjsf/utils'

/** A hint below a control. */
export function FieldHelpTemplate({ help, fieldPathId }: FieldHelpProps) {
  return help ? (
    <p id={helpId(fieldPathId)} className="pw-field-help">
      {help}
    </p>
  ) : null
}
