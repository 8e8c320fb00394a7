// Ways from the pages to other places of the app. None is there in a browser, nor where the app lacks the function.
import type { Block } from '@pagewright/engine/language'

/** For what the app's functions do not decide by themselves: sheets, titles, and what is called by itself. */
export const inApp = { 'host.isApp': true } as const

/** An ID that is absent or "0" names nobody. */
export const isId = { exists: true, not: '0' } as const

export const live = { do: 'native', label: 'inApp.live', icon: 'radio', call: 'toAppShow' } as const
export const wallet = { do: 'native', label: 'inApp.wallet', icon: 'wallet', call: 'jumpToWallet' } as const
export const store = { do: 'native', label: 'inApp.store', icon: 'store', call: 'jumpToStore' } as const
export const myProfile = {
  do: 'native',
  label: 'inApp.myProfile',
  icon: 'circle-user-round',
  call: 'startBySchema',
  args: { target: 'user', uid: { from: 'user.uid' } },
} as const
/** Who the row is about. */
export const profile = {
  do: 'native',
  label: 'inApp.profile',
  icon: 'circle-user-round',
  call: 'jumpToUser',
  args: { uid: { from: 'row.uid' } },
} as const
/** Back to where coins were wanted: the address names the room that the page was opened from. */
export const room = {
  do: 'native',
  label: 'inApp.room',
  icon: 'door-open',
  when: { 'query.rid': isId },
  call: 'jumpToRoom',
  args: { rid: { from: 'query.rid' } },
} as const
export const whatsApp = {
  do: 'native',
  label: 'inApp.whatsApp',
  icon: 'message-circle',
  call: 'openThirdApp',
  args: { app: 'whatsapp' },
} as const
export const leave = { do: 'native', label: 'inApp.leave', icon: 'x', call: 'closeWebview' } as const

export const ownersFamily = {
  do: 'native',
  label: 'inApp.family',
  icon: 'heart-handshake',
  when: { 'row.admin_info.family_id': isId },
  call: 'jumpToFamily',
  args: { familyId: { from: 'row.admin_info.family_id' } },
} as const

const gid = { from: 'user.guild_id' } as const
const gamesBlock: Block = {
  block: 'links',
  look: 'grid',
  links: {
    gashapon: { do: 'native', label: 'inApp.gashapon', icon: 'egg', call: 'jumpToGames', args: { type: 1, gid } },
    wheel: { do: 'native', label: 'inApp.wheel', icon: 'loader-pinwheel', call: 'jumpToGames', args: { type: 2, gid } },
    fruit: { do: 'native', label: 'inApp.fruit', icon: 'cherry', call: 'jumpToGames', args: { type: 3, gid } },
    fourth: { do: 'native', label: 'inApp.fourth', icon: 'dices', call: 'jumpToGames', args: { type: 4, gid } },
    fifth: { do: 'native', label: 'inApp.fifth', icon: 'puzzle', call: 'jumpToGames', args: { type: 5, gid } },
  },
}
/** In the agency of whoever plays, if there is one. */
export const games = {
  do: 'sheet',
  label: 'inApp.games',
  icon: 'gamepad-2',
  when: inApp,
  title: 'inApp.games',
  blocks: { games: gamesBlock },
} as const

const moreBlock: Block = {
  block: 'links',
  links: {
    main: {
      do: 'native',
      label: 'inApp.main',
      icon: 'house',
      call: 'startBySchema',
      args: { target: 'main', tab: 'home' },
    },
    discover: { do: 'native', label: 'inApp.discover', icon: 'compass', call: 'jumpToTab', args: { tab: 'discover' } },
    broadcast: { do: 'native', label: 'inApp.broadcast', icon: 'megaphone', call: 'gotoBroadcast' },
    friends: { do: 'native', label: 'inApp.friends', icon: 'users-round', call: 'jumpToFriend' },
    newFriends: {
      do: 'native',
      label: 'inApp.newFriends',
      icon: 'user-round-plus',
      call: 'startBySchema',
      args: { target: 'friendAdd' },
    },
    myProfile,
  },
}

/** What people open most stands on the page itself. */
export const placesInApp: Block = {
  block: 'links',
  title: 'inApp.title',
  look: 'grid',
  when: inApp,
  links: {
    live,
    tasks: {
      do: 'native',
      label: 'inApp.tasks',
      icon: 'list-checks',
      call: 'onAppTaskRoute',
      args: { route: 'daily' },
    },
    welfare: { do: 'native', label: 'inApp.welfare', icon: 'party-popper', call: 'jumpToWelfare' },
    games,
    wallet,
    store,
    items: { do: 'native', label: 'inApp.items', icon: 'backpack', call: 'jumpToUserStore' },
    more: {
      do: 'sheet',
      label: 'inApp.more',
      icon: 'layout-grid',
      when: inApp,
      title: 'inApp.more',
      blocks: { more: moreBlock },
    },
  },
}
