import './Spinner.css'

/** Turns, one em large, in the colour of the text; what it stands for is said by the words or `aria-busy` around it. */
export function Spinner() {
  return <span className="pw-spinner" aria-hidden="true" />
}
