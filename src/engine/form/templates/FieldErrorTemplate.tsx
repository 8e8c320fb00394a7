import { errorId, type FieldErrorProps } from '@rjsf/utils'

/** Shows what is wrong with a field, below its control. The style sheet draws its sign. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null
  return (
    <div id={errorId(fieldPathId)} className="pw-field-error">
      {errors.length === 1 ? errors[0] : errors.map((error, index) => <p key={index}>{error}</p>)}
    </div>
  )
}
