import { isObject } from '@pagewright/engine/studio'
import { valueAtPath } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { nameOf } from '../model/pageParts'

interface NamesFieldProps {
  /** The path of the list. */
  readonly path: readonly string[]
  readonly value: unknown
  onChange(names: readonly string[]): void
}

/** Edits a list of names by choice, in the order in which they are chosen. */
export function NamesField({ path, value, onChange }: NamesFieldProps) {
  const { page, english } = useEditing()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const possible = namesAround(page, path)
  const all = [...chosen, ...Object.keys(possible).filter((one) => !chosen.includes(one))]
  return (
    <fieldset className="pw-studio-names">
      <legend>Chosen, in this order</legend>
      {all.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />{' '}
          {nameOf(possible[name], name, english)}
        </label>
      ))}
    </fieldset>
  )
}

/** Returns what a list may name: the fields of the form around it, or the parts beside an order. */
function namesAround(page: unknown, path: readonly string[]): { readonly [name: string]: unknown } {
  for (let at = path.slice(0, -1); at.length > 0; at = at.slice(0, -1))
    for (const member of ['fields', 'blocks', 'lines', 'links', 'cells']) {
      const found = valueAtPath(page, [...at, member])
      if (isObject(found)) return found
    }
  return {}
}
