import { signsOf } from '../described'

/** What is wrong with a field, below its control. Its sign is drawn by the style sheet: a form may show a hundred of them. */
export function fieldError(id: string, messages: readonly string[]) {
  const [only] = messages
  return (
    <div {...signsOf(id, true).words}>
      {messages.length === 1 ? only : messages.map((message) => <p key={message}>{message}</p>)}
    </div>
  )
}
