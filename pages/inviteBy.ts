// Shares the own agency in the ways that the app knows.
import type { Block } from '@pagewright/engine/language'

/** Words and address of the own agency; the address is behind the words. */
const ownGuild = {
  do: 'share',
  text: { say: 'guild.share.text', with: { name: { from: 'user.guild_name' }, id: { from: 'user.guild_id' } } },
  to: '/guild/list',
  query: { row: { from: 'user.guild_id' } },
} as const

/** The app's own sharing: a link. */
export const byLink = { call: 'appShare', args: { type: 1 } } as const

export const shareOwnGuild = { ...ownGuild, label: 'guild.invite.share', icon: 'share-2', by: byLink } as const

const ways: Block = {
  block: 'links',
  look: 'grid',
  links: {
    whatsApp: {
      ...ownGuild,
      label: 'inviteBy.whatsApp',
      icon: 'message-circle',
      by: { call: 'appShare', args: { type: 2 } },
    },
    snapchat: { ...ownGuild, label: 'inviteBy.snapchat', icon: 'ghost', by: { call: 'appShare', args: { type: 3 } } },
    instagram: {
      ...ownGuild,
      label: 'inviteBy.instagram',
      icon: 'camera',
      by: { call: 'appShare', args: { type: 4 } },
    },
    facebook: {
      ...ownGuild,
      label: 'inviteBy.facebook',
      icon: 'thumbs-up',
      by: { call: 'appShare', args: { type: 5 } },
    },
    // Whoever has the code types it in: nothing stands around it.
    code: {
      do: 'native',
      label: 'inviteBy.code',
      icon: 'ticket',
      call: 'appShare',
      args: { type: 6, text: { from: 'user.guild_id' } },
    },
    copy: {
      ...ownGuild,
      label: 'inviteBy.copy',
      icon: 'copy',
      by: { call: 'appShare', args: { type: 7, tips: { say: 'inviteBy.copied', with: {} } } },
    },
    link: { ...ownGuild, label: 'inviteBy.link', icon: 'link', by: byLink },
  },
}

export const inviteBy = {
  do: 'sheet',
  label: 'inviteBy.title',
  icon: 'send',
  when: { use: 'inApp.inApp' },
  title: 'inviteBy.title',
  blocks: { ways },
} as const
