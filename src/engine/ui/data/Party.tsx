import { Isolated } from '../format/Isolated'
import { Avatar } from './Avatar'
import './Party.css'

export interface PartyProps {
  readonly label: string
  readonly name: string
  readonly number?: string | undefined
  readonly image?: string | undefined
  readonly imageShape?: 'round' | 'square' | undefined
}

/** Shows a person or an account with picture, name and number. */
export function Party({ label, name, number, image, imageShape }: PartyProps) {
  return (
    <div className="pw-party">
      <Avatar src={image} name={name} shape={imageShape} />
      <div className="pw-party-words">
        <span className="pw-party-label">{label}</span>
        <strong className="pw-party-name">
          <Isolated>{name}</Isolated>
        </strong>
        {number !== undefined && (
          <span className="pw-party-number">
            <Isolated>{number}</Isolated>
          </span>
        )}
      </div>
    </div>
  )
}
