import { useId, useState } from 'react'
import type { ProductChange } from '@pagewright/cli/browser'
import { useEditing } from '../context'
import { ColourInput } from './ColourInput'
import { brandTokens, type Schemes } from '../model/legible'

/** Sets the main colours of the shown market in light and dark from one colour. Each of them is legible. */
export function BrandColour({ own }: { readonly own: Schemes }) {
  const { state, combination, studio } = useEditing()
  const { market } = combination
  const { tokens: defaults } = state.product
  const id = useId()
  const [brand, setBrand] = useState(own.light['primary'] ?? defaults.light['primary'] ?? '#000000')
  const derive = () => {
    const derived = brandTokens(brand, defaults, own)
    const changes = (['light', 'dark'] as const).flatMap((scheme) =>
      Object.entries(derived[scheme]).map(([token, value]): ProductChange => ({
        do: 'token',
        market,
        scheme,
        token,
        value,
      })),
    )
    studio.change(...changes)
  }
  return (
    <form
      className="pw-studio-new"
      aria-label="Colours of the brand"
      onSubmit={(event) => {
        event.preventDefault()
        derive()
      }}
    >
      <label htmlFor={id}>Colour of the brand</label>
      <div className="pw-studio-colour">
        <ColourInput id={id} pickerName="Colour of the brand, picker" value={brand} isRequired onChange={setBrand} />
      </div>
      <small>The main action, its soft background and the focus follow from it, in light and in dark.</small>
      <button type="submit">Derive the colours</button>
    </form>
  )
}
