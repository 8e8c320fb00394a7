// What schema and examples cannot say: who asks, whom they follow, and what they like.
import { SandboxRefusal, type SandboxRow, type SandboxCall, type SandboxHandler } from '@pagewright/testkit/sandbox'

/** Returns the person of the session. Refuses the call if nobody is signed in. */
function asker(call: SandboxCall): SandboxRow {
  const user = call.rows('users').find(({ token }) => token === call.token)
  if (!user) throw new SandboxRefusal(401, { errors: { token: ['is missing'] } })
  return user
}

/** Answers by schema and examples, after each row says what the person of the session follows and likes. */
function answer(call: SandboxCall, body: SandboxRow = call.body): unknown {
  const me = call.rows('users').find(({ token }) => token === call.token)?.username
  const has = (list: unknown) => Array.isArray(list) && list.includes(me)
  for (const profile of call.rows('profiles')) profile.following = has(profile.followers)
  for (const article of call.rows('articles')) {
    const { favoritedBy } = article
    article.favorited = has(favoritedBy)
    article.favoritesCount = Array.isArray(favoritedBy) ? favoritedBy.length : 0
    article.author = profileOf(call, (article.author as SandboxRow).username)
  }
  return call.answer(body)
}

function profileOf(call: SandboxCall, username: unknown): SandboxRow {
  const { followers: _, ...profile } = call.rows('profiles').find((one) => one.username === username) ?? { username }
  return { following: false, ...profile }
}

/** Adds the person of the session to a list of a row, or removes it. */
function mark(call: SandboxCall, row: SandboxRow | undefined, list: string): void {
  if (!row) throw new SandboxRefusal(404, { errors: { body: ['is not there'] } })
  const { username } = asker(call)
  const others = (row[list] as readonly unknown[]).filter((one) => one !== username)
  row[list] = call.endpoint.startsWith('POST') ? [...others, username] : others
}

const follow: SandboxHandler = (call) => {
  const profile = call.rows('profiles').find(({ username }) => username === call.body.username)
  mark(call, profile, 'followers')
  answer(call, {})
  return { profile }
}

const favorite: SandboxHandler = (call) => {
  const article = call.rows('articles').find(({ slug }) => slug === call.body.slug)
  mark(call, article, 'favoritedBy')
  answer(call, {})
  return { article }
}

/** Makes a row of the person of the session. */
const write =
  (member: string): SandboxHandler =>
  (call) => {
    const { username } = asker(call)
    const createdAt = new Date().toISOString()
    const own = { ...(call.body[member] as SandboxRow), createdAt, author: profileOf(call, username) }
    if (member === 'article') Object.assign(own, { favoritedBy: [] })
    return answer(call, { ...call.body, [member]: own })
  }

/** Changes or removes a row, if the person of the session wrote it. */
const own =
  (collection: string, key: string): SandboxHandler =>
  (call) => {
    const { username } = asker(call)
    const row = call.rows(collection).find((one) => String(one[key]) === String(call.body[key]))
    if (row && (row.author as SandboxRow).username !== username)
      throw new SandboxRefusal(403, { errors: { author: ['is another'] } })
    return answer(call)
  }

const signedIn: SandboxHandler = (call) => ({ user: asker(call) })

export const handlers: { readonly [endpoint: string]: SandboxHandler } = {
  'POST /api/users/login': (call) => {
    const { email, password } = call.body.user as SandboxRow
    const user = call.rows('users').find((one) => one.email === email && one.password === password)
    if (!user) throw new SandboxRefusal(422, { errors: { 'E-mail or password': ['is not right'] } })
    return { user }
  },
  'POST /api/users': (call) => {
    const { username, email } = call.body.user as SandboxRow
    const users = call.rows('users')
    if (users.some((one) => one.username === username))
      throw new SandboxRefusal(422, { errors: { username: ['is taken'] } })
    if (users.some((one) => one.email === email)) throw new SandboxRefusal(422, { errors: { email: ['is taken'] } })
    const user = { ...(call.body.user as SandboxRow), token: `jwt.${String(username)}` }
    users.push(user)
    call.rows('profiles').push({ username, following: false, followers: [] })
    return { user }
  },
  'GET /api/user': signedIn,
  'PUT /api/user': (call) => {
    const user = asker(call)
    const before = user.username
    Object.assign(user, call.body.user, { token: `jwt.${String((call.body.user as SandboxRow).username)}` })
    const { username, bio, image } = user
    for (const profile of call.rows('profiles').filter((one) => one.username === before))
      Object.assign(profile, { username, bio, image })
    for (const row of [...call.rows('articles'), ...call.rows('comments')].filter(
      (one) => (one.author as SandboxRow).username === before,
    ))
      row.author = profileOf(call, username)
    return { user }
  },
  'GET /api/profiles/{username}': (call) => answer(call),
  'POST /api/profiles/{username}/follow': follow,
  'DELETE /api/profiles/{username}/follow': follow,
  'GET /api/articles': (call) => answer(call),
  'GET /api/articles/feed': (call) => {
    asker(call)
    return answer(call, { ...call.body, following: 'true' })
  },
  'GET /api/articles/{slug}': (call) => answer(call),
  'POST /api/articles': write('article'),
  'PUT /api/articles/{slug}': own('articles', 'slug'),
  'DELETE /api/articles/{slug}': own('articles', 'slug'),
  'POST /api/articles/{slug}/comments': write('comment'),
  'DELETE /api/articles/{slug}/comments/{id}': own('comments', 'id'),
  'POST /api/articles/{slug}/favorite': favorite,
  'DELETE /api/articles/{slug}/favorite': favorite,
  'GET /api/tags': (call) => ({
    tags: [...new Set(call.rows('articles').flatMap(({ tagList }) => tagList as string[]))],
  }),
}
