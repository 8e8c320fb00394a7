// The places of the app in words.

type Data = { readonly [name: string]: unknown }

/** Names the place that a call opens. Returns undefined for other calls. */
export function placeOf(name: string, data: Data): string | undefined {
  const place = Object.hasOwn(places, name) ? places[name] : undefined
  return place?.(data)
}

const places: { readonly [name: string]: (data: Data) => string } = {
  jumpToFamily: ({ familyId }) => `family ${String(familyId)}`,
  jumpToUser: ({ uid }) => `user ${String(uid)}`,
  jumpToRoom: ({ rid }) => `room ${String(rid)}`,
  jumpToStore: ({ index = 0 }) => `store, tab ${String(index)}`,
  jumpToUserStore: ({ index = 0 }) => `own things, tab ${String(index)}`,
  jumpToWallet: ({ index = 0 }) => `wallet, tab ${String(index)}`,
  jumpToTab: ({ tab }) => `tab ${String(tab)}`,
  jumpToFriend: () => 'friends',
  jumpToWelfare: ({ url }) => `welfare at ${String(url)}`,
  jumpToGames: ({ type, gid, url }) => `game ${String(type)} of group "${String(gid)}" at "${String(url)}"`,
  gotoBroadcast: () => 'broadcast',
  startBySchema: ({ schema }) => String(schema),
  openThirdApp: ({ app }) => `the other app ${String(app)}`,
  toAppShow: () => 'its own show',
  onAppTaskRoute: ({ route }) => `task ${String(route)}`,
  createRoomSuccess: ({ rid }) => `the new room ${String(rid)}`,
}
