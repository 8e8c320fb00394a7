import { useTexts } from '../../i18n/useTexts'
import type { RoomStyle } from '../format/roomStyle'
import './Skeleton.css'

interface SkeletonProps {
  readonly look?: 'rows' | 'table' | 'form' | 'cells' | 'lines' | 'banner' | 'hero' | 'page' | undefined
  /** Number of rows, fields, cells or lines. */
  readonly count?: number | undefined
  /** The box of a picture or a video, or the columns of cards. */
  readonly style?: RoomStyle | undefined
}

/** Shows placeholders in the place and size of the parts that are loading. */
export function Skeleton({ look = 'rows', count, style }: SkeletonProps) {
  const texts = useTexts()
  return (
    <div
      className={`pw-skeleton pw-skeleton-${look}`}
      style={style}
      role="status"
      aria-busy="true"
      aria-label={texts.t('engine.loading')}
    >
      {look === 'banner' || look === 'hero' ? (
        <span className={`pw-bone pw-bone-${look}`} />
      ) : look === 'page' ? (
        <>
          <span className="pw-bone pw-bone-hero" />
          <Bones look="cells" count={4} />
          <Bones look="rows" count={3} />
        </>
      ) : (
        <Bones look={look} count={count ?? counts[look]} />
      )}
    </div>
  )
}

const counts = { rows: 6, table: 12, form: 4, cells: 4, lines: 3 }

function Bones({ look, count }: { readonly look: keyof typeof counts; readonly count: number }) {
  return (
    <span className={`pw-bones pw-bones-${look}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="pw-bones-one">
          {(look === 'rows' || look === 'table') && <span className="pw-bone pw-bone-round" />}
          {look !== 'lines' && <span className="pw-bone pw-bone-short" />}
          <span className="pw-bone pw-bone-long" />
        </span>
      ))}
    </span>
  )
}
