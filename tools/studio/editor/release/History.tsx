import type { ReleaseList } from '@pagewright/cli/source'
import { whenWords } from '../model/whenWords'
import { SavedWords } from '../review/SavedWords'
import { Notice } from './Question'

/** Lists who did what with the releases, the newest first. */
export function History({ log, onClose }: { readonly log: ReleaseList['log']; onClose(): void }) {
  return (
    <Notice title="History of releases" onClose={onClose}>
      {log.length === 0 && <p>Nothing was published yet.</p>}
      <ol className="pw-studio-changes">
        {log.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.did}`}>
            <div>
              <p>{deedWords(entry)}</p>
              {entry.changes && entry.changes.length > 0 && (
                <div className="pw-studio-note">
                  <SavedWords words={entry.changes} />
                </div>
              )}
              <small>
                {whenWords(entry.at)} · {entry.by}
              </small>
              {entry.isBroken && <small>Somebody has changed the entry before this one.</small>}
            </div>
          </li>
        ))}
      </ol>
    </Notice>
  )
}

function deedWords({ did, release, share, only, reason }: ReleaseList['log'][number]): string {
  switch (did) {
    case 'publish':
      return `${release} was published`
    case 'stage':
      return `${release} was given to ${share} %${only ? ` in ${only.join(', ')}` : ''}`
    case 'promote':
      return `${release} was given to everybody`
    case 'rollback':
      return `Everybody was given ${release} back`
    case 'halt':
      return `${release} was halted${reason === undefined ? '' : ` by itself: ${reason}`}`
    case 'sign':
      return `The list was signed. Everybody has ${release}`
    case 'rotate':
      return `Other keys may sign. Everybody has ${release}`
  }
}
