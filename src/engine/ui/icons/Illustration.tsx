import { lazy, Suspense } from 'react'
import './Illustration.css'

interface IllustrationProps {
  /** Says what is missing: each kind of icon has a drawing. */
  readonly icon: string
  readonly tone?: 'primary' | 'danger'
}

/** Draws a small scene on the ground and the mark of the market, for screens with nothing else to look at. */
export function Illustration({ icon, tone = 'primary' }: IllustrationProps) {
  const className = `pw-art pw-tone-${tone}`
  return (
    <Suspense fallback={<div className={className} />}>
      <Drawing icon={icon} className={className} />
    </Suspense>
  )
}

/** The drawings load after the text beside them. Without a connection the text is alone: an empty ground says nothing. */
const Drawing = lazy(() =>
  import('./Drawing').then(
    (file) => ({ default: file.Drawing }),
    () => ({ default: Nothing }),
  ),
)

function Nothing() {
  return <></>
}
