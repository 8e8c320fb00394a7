import { useId, useState } from 'react'
import { useEditing } from '../context'
import { newKey } from '../model/textKeys'
import { addressRefusal, CheckedInput, FormButtons } from '../panel/CheckedInput'

/** Makes a page like the open one, with a title and an address of its own. */
export function CopyPage({ onClose }: { onClose(): void }) {
  const { route, state, studio, open } = useEditing()
  const id = useId()
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState('')
  const add = () => {
    const key = newKey(state.product, route, `${title} title`)
    studio.change(
      { do: 'text', language: 'en', key, text: title },
      { do: 'create', page: address, like: route, value: { title: key } },
    )
    onClose()
    open(address)
  }
  return (
    <form
      className="pw-studio-new"
      aria-label="Copy of the page"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <h3>A page like {route}</h3>
      <label htmlFor={`${id}-title`}>Title in English</label>
      <input id={`${id}-title`} value={title} required onChange={({ target }) => setTitle(target.value)} />
      <label htmlFor={`${id}-address`}>Address</label>
      <CheckedInput
        id={`${id}-address`}
        value={address}
        refusal={addressRefusal(address, state.product)}
        hint="Such as /team/members."
        onChange={setAddress}
      />
      <FormButtons submit="Add the copy" onCancel={onClose} />
    </form>
  )
}
