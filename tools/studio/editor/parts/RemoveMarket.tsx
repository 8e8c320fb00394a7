import { useId, useState } from 'react'
import { useEditing } from '../context'

/** Removes a market with its file. The shown one stays, because the page runs in it. */
export function RemoveMarket({ onDone }: { onDone(): void }) {
  const { state, studio, combination } = useEditing()
  const id = useId()
  const others = Object.keys(state.product.markets).filter((one) => one !== combination.market)
  const [market, setMarket] = useState('')
  if (others.length === 0) return null
  return (
    <form
      className="pw-studio-panel pw-studio-new"
      aria-label="Remove a market"
      onSubmit={(event) => {
        event.preventDefault()
        studio.change({ do: 'delete', market })
        onDone()
      }}
    >
      <h2>Remove a market</h2>
      <label htmlFor={id}>Market</label>
      <select id={id} value={market} required onChange={({ target }) => setMarket(target.value)}>
        <option value="">Choose</option>
        {others.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <small>Everything that it changes of pages goes too. The shown market cannot be removed.</small>
      <button type="submit">Remove the market</button>
    </form>
  )
}
