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
        {log.toReversed().map(({ at, by, did, release, changes = [], isBroken }) => (
          <li key={`${at} ${did}`}>
            <div>
              <p>{didWords(did, release)}</p>
              {changes.length > 0 && (
                <div className="pw-studio-note">
                  <SavedWords words={changes} />
                </div>
              )}
              <small>
                {whenWords(at)} · {by}
              </small>
              {isBroken && <small>Somebody has changed the entry before this one.</small>}
            </div>
          </li>
        ))}
      </ol>
    </Notice>
  )
}

/** What the log calls `stage 10 of north`, `promote` or `halt by itself: why`, in words. */
function didWords(did: string, release: string): string {
  const [command = '', share = '', , markets] = did.split(' ')
  if (command === 'publish') return `${release} was published`
  if (command === 'stage')
    return `${release} was given to ${share} %${markets === undefined ? '' : ` in ${markets.replaceAll(',', ', ')}`}`
  if (command === 'promote') return `${release} was given to everybody`
  if (command === 'rollback') return `Everybody was given ${release} back`
  if (command === 'halt') return `${release} was halted${did.slice(command.length)}`
  return `${did}: ${release}`
}
