import { errorId, type FieldErrorProps } from '@rjsf/utils'
import { FieldError } from './FieldError'

/** The messages of a field, where the renderer puts them. */
export function FieldErrorTemplate({ errors = [], fieldPathId }: FieldErrorProps) {
  return <FieldError id={errorId(fieldPathId)} messages={errors.map(String)} />
}
