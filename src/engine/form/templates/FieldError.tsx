import { Icon } from '../../ui/Icon'

interface FieldErrorProps {
  readonly id: string
  readonly messages: readonly string[] | undefined
}

/** The messages of a field, below its control. */
export function FieldError({ id, messages = [] }: FieldErrorProps) {
  if (messages.length === 0) return null
  return (
    <div id={id} className="pw-field-error">
      <Icon name="circle-alert" />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  )
}
