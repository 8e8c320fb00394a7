import { routeOwner } from '@pagewright/cli/browser'
import type { StudioProduct } from '../../server/api/studioProduct'

interface CheckedInputProps {
  readonly id: string
  readonly value: string
  /** Why the value cannot be taken. */
  readonly refusal?: string | undefined
  readonly hint?: string | undefined
  readonly isNeeded?: boolean
  /** The id of a list with suggestions. */
  readonly list?: string
  onChange(value: string): void
}

/** Draws an input that says what is allowed while somebody types. A form with a refused value cannot be sent. */
export function CheckedInput({ id, value, refusal, hint, isNeeded = true, list, onChange }: CheckedInputProps) {
  const isRefused = value !== '' && refusal !== undefined
  return (
    <>
      <input
        id={id}
        ref={(input) => {
          input?.setCustomValidity(isRefused ? refusal : '')
        }}
        value={value}
        required={isNeeded}
        list={list}
        aria-invalid={isRefused}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <small id={`${id}-hint`} className={isRefused ? 'pw-studio-long' : undefined}>
        {isRefused ? refusal : hint}
      </small>
    </>
  )
}

/** Draws the one main button of a form, and the one that leaves it. */
export function FormButtons({ submit, onCancel }: { readonly submit: string; onCancel(): void }) {
  return (
    <div className="pw-studio-group">
      <button type="submit" className="pw-studio-main">
        {submit}
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}

/** Returns why a text is no address of a new page, or undefined. */
export function addressRefusal(
  address: string,
  { pages, known }: Pick<StudioProduct, 'pages' | 'known'>,
): string | undefined {
  if (!/^\/[\w-]+(\/[\w-]+)*$/.test(address)) return 'Write an address such as /team/members: letters, digits and -.'
  if (Object.hasOwn(pages, address)) return 'Another page has this address.'
  const taken = routeOwner(address, Object.keys(known.endpoints))
  return taken && `${taken.slice(0, 1).toUpperCase()}${taken.slice(1)} Choose another address.`
}
