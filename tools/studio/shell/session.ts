import type { AppUser } from './appTypes'
import type { Choices } from './choices'

/** Signs the app's user in at the sandbox, as a real app does before it opens a page. Rejects if the sandbox refuses. */
export async function signIn(
  { user, session }: Pick<Choices, 'user' | 'session'>,
  ask: typeof fetch,
): Promise<AppUser> {
  const answer = await ask('/__sandbox/session', {
    method: 'POST',
    body: JSON.stringify({ uid: user, expired: session === 'over' }),
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`The sandbox has no session for ${user}: ${await answer.text()}`)
  return (await answer.json()) as AppUser
}
