import { useState } from 'react'

/** Draws the time of its first drawing. It is the product's widget in the example of `widget` blocks. */
export function Clock() {
  const [time] = useState(() => new Date().toLocaleTimeString())
  return <p>{`Drawn at ${time} by a widget of the product.`}</p>
}
