import { lazy, Suspense } from 'react'
import { Icon } from './Icon'
import './Illustration.css'

interface IllustrationProps {
  /** Says what is missing: each kind of icon has a drawing. */
  readonly icon: string
  readonly tone?: 'primary' | 'danger'
}

/** Draws a small scene on the ground and the mark of the market, for screens with nothing else to look at. */
export function Illustration({ icon, tone = 'primary' }: IllustrationProps) {
  return (
    <div className={`pw-art pw-tone-${tone}`}>
      <Suspense fallback={null}>
        <Drawing icon={icon} />
      </Suspense>
    </div>
  )
}

/** The drawings load after the text beside them. Without a connection the icon stands in their place. */
const Drawing = lazy(() =>
  import('./Drawing').then(
    (file) => ({ default: file.Drawing }),
    () => ({ default: LargeIcon }),
  ),
)

function LargeIcon({ icon }: { readonly icon: string }) {
  return <Icon name={icon} />
}
