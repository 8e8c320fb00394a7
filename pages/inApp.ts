// Ways from the pages to other places of the app. None is there in a browser, nor where the app lacks the function.

import type { Parts } from '@pagewright/engine/language'

export const inApp = {
  /** For what the app's functions do not decide by themselves: sheets, titles, and what is called by itself. */
  inApp: { value: { 'host.isApp': true } },
  /** An ID that is absent or "0" names nobody. */
  isId: { value: { exists: true, not: '0' } },
  live: { value: { do: 'native', label: 'inApp.live', icon: 'radio', call: 'toAppShow' } },
  wallet: { value: { do: 'native', label: 'inApp.wallet', icon: 'wallet', call: 'jumpToWallet' } },
  store: { value: { do: 'native', label: 'inApp.store', icon: 'store', call: 'jumpToStore' } },
  myProfile: {
    value: {
      do: 'native',
      label: 'inApp.myProfile',
      icon: 'circle-user-round',
      call: 'startBySchema',
      args: { target: 'user', uid: { from: 'user.uid' } },
    },
  },
  /** Who the row is about. */
  profile: {
    value: {
      do: 'native',
      label: 'inApp.profile',
      icon: 'circle-user-round',
      call: 'jumpToUser',
      args: { uid: { from: 'row.uid' } },
    },
  },
  /** Back to where coins were wanted: the address names the room that the page was opened from. */
  room: {
    value: {
      do: 'native',
      label: 'inApp.room',
      icon: 'door-open',
      when: { 'query.rid': { use: 'inApp.isId' } },
      call: 'jumpToRoom',
      args: { rid: { from: 'query.rid' } },
    },
  },
  whatsApp: {
    value: {
      do: 'native',
      label: 'inApp.whatsApp',
      icon: 'message-circle',
      call: 'openThirdApp',
      args: { app: 'whatsapp' },
    },
  },
  leave: { value: { do: 'native', label: 'inApp.leave', icon: 'x', call: 'closeWebview' } },
  ownersFamily: {
    value: {
      do: 'native',
      label: 'inApp.family',
      icon: 'heart-handshake',
      when: { 'row.admin_info.family_id': { use: 'inApp.isId' } },
      call: 'jumpToFamily',
      args: { familyId: { from: 'row.admin_info.family_id' } },
    },
  },
  gid: { value: { from: 'user.guild_id' } },
  gamesBlock: {
    block: {
      block: 'links',
      look: 'grid',
      links: {
        gashapon: {
          do: 'native',
          label: 'inApp.gashapon',
          icon: 'egg',
          call: 'jumpToGames',
          args: { type: 1, gid: { use: 'inApp.gid' } },
        },
        wheel: {
          do: 'native',
          label: 'inApp.wheel',
          icon: 'loader-pinwheel',
          call: 'jumpToGames',
          args: { type: 2, gid: { use: 'inApp.gid' } },
        },
        fruit: {
          do: 'native',
          label: 'inApp.fruit',
          icon: 'cherry',
          call: 'jumpToGames',
          args: { type: 3, gid: { use: 'inApp.gid' } },
        },
        fourth: {
          do: 'native',
          label: 'inApp.fourth',
          icon: 'dices',
          call: 'jumpToGames',
          args: { type: 4, gid: { use: 'inApp.gid' } },
        },
        fifth: {
          do: 'native',
          label: 'inApp.fifth',
          icon: 'puzzle',
          call: 'jumpToGames',
          args: { type: 5, gid: { use: 'inApp.gid' } },
        },
      },
    },
  },
  /** In the agency of whoever plays, if there is one. */
  games: {
    value: {
      do: 'sheet',
      label: 'inApp.games',
      icon: 'gamepad-2',
      when: { use: 'inApp.inApp' },
      title: 'inApp.games',
      blocks: { games: { use: 'inApp.gamesBlock' } },
    },
  },
  moreBlock: {
    block: {
      block: 'links',
      links: {
        main: {
          do: 'native',
          label: 'inApp.main',
          icon: 'house',
          call: 'startBySchema',
          args: { target: 'main', tab: 'home' },
        },
        discover: {
          do: 'native',
          label: 'inApp.discover',
          icon: 'compass',
          call: 'jumpToTab',
          args: { tab: 'discover' },
        },
        broadcast: { do: 'native', label: 'inApp.broadcast', icon: 'megaphone', call: 'gotoBroadcast' },
        friends: { do: 'native', label: 'inApp.friends', icon: 'users-round', call: 'jumpToFriend' },
        newFriends: {
          do: 'native',
          label: 'inApp.newFriends',
          icon: 'user-round-plus',
          call: 'startBySchema',
          args: { target: 'friendAdd' },
        },
        myProfile: { use: 'inApp.myProfile' },
      },
    },
  },
  /** What people open most stands on the page itself. */
  placesInApp: {
    block: {
      block: 'links',
      title: 'inApp.title',
      look: 'grid',
      when: { use: 'inApp.inApp' },
      links: {
        live: { use: 'inApp.live' },
        tasks: {
          do: 'native',
          label: 'inApp.tasks',
          icon: 'list-checks',
          call: 'onAppTaskRoute',
          args: { route: 'daily' },
        },
        welfare: { do: 'native', label: 'inApp.welfare', icon: 'party-popper', call: 'jumpToWelfare' },
        games: { use: 'inApp.games' },
        wallet: { use: 'inApp.wallet' },
        store: { use: 'inApp.store' },
        items: { do: 'native', label: 'inApp.items', icon: 'backpack', call: 'jumpToUserStore' },
        more: {
          do: 'sheet',
          label: 'inApp.more',
          icon: 'layout-grid',
          when: { use: 'inApp.inApp' },
          title: 'inApp.more',
          blocks: { more: { use: 'inApp.moreBlock' } },
        },
      },
    },
  },
} as const satisfies Parts
