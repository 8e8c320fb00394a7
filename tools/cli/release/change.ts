// Changes which releases a document names, in one step, and notes it in the log.
import { type ReleaseDeed, type Releases, releasesIn } from './document'
import { note } from './log'
import { signedDocument, type Signing } from './signing'
import { type Kept, pause, type Store } from './store/store'

const document = 'index.html'
const attempts = 20

/** Reads the document and the releases that it names. Throws if there is none. */
export async function named(store: Store): Promise<{ readonly kept: Kept; readonly releases: Releases }> {
  const kept = await store.read(document)
  if (!kept) throw new Error('The store has no index.html. Deploy a build there first: docs/deploy.md.')
  return { kept, releases: releasesIn(kept.bytes.toString()) }
}

/** Returns the releases that the document names. Throws if they are signed, and the keys do not suffice to change them. */
export async function changeable(store: Store, signing: Signing): Promise<Releases> {
  const { kept, releases } = await named(store)
  await signedDocument(kept.bytes.toString(), releases, signing)
  return releases
}

/** What a change does: the releases after it, the one that it is about, and the sentence when it is done. */
interface Changed {
  readonly releases: Releases
  readonly id: string
  readonly says: string
}

export interface ChangeOptions extends Signing {
  /** The release that the change is about. If it is about another one by now, nothing is changed. */
  readonly meant?: string | undefined
}

/**
 * Changes which releases the document names. If somebody else does so at the same time, it begins again with what they have
 * written. `next` returns a sentence where the change makes no sense. Resolves to the exit code of a command.
 */
export async function change(
  store: Store,
  deed: ReleaseDeed,
  next: (releases: Releases) => Changed | string,
  { meant: expectedId, ...signing }: ChangeOptions,
): Promise<number> {
  let meant = expectedId
  for (let at = 0; at < attempts; at += 1) {
    await pause(at)
    const { kept, releases } = await named(store)
    const changed = next(releases)
    if (typeof changed === 'string') return refuse(changed)
    meant ??= changed.id
    if (changed.id !== meant)
      return refuse(`Nothing was changed: somebody else has just named ${changed.id} in place of ${meant}.`)
    const written = Buffer.from(await signedDocument(kept.bytes.toString(), changed.releases, signing))
    if (!(await store.replace(document, kept, written))) continue
    await note(store, deed, changed.id, signing.root)
    console.log(changed.says)
    return 0
  }
  return refuse('Somebody else changes the releases all the time. Try again.')
}

/** Says why nothing was done. Returns the exit code of that. */
export function refuse(sentence: string): number {
  console.error(sentence)
  return 1
}
