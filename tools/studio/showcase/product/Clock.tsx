import { useState } from 'react'

/** The product's widget in the example of `widget` blocks: shows the time at which it was first drawn. */
export function Clock() {
  const [time] = useState(() => new Date().toLocaleTimeString())
  return <p>{`Drawn at ${time} by a widget of the product.`}</p>
}
