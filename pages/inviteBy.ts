// Shares the own agency in the ways that the app knows.
import type { Parts } from '@pagewright/engine/language'

export const inviteBy = {
  /** Words and address of the own agency; the address is behind the words. */
  ownGuild: {
    value: {
      do: 'share',
      text: { say: 'guild.share.text', with: { name: { from: 'user.guild_name' }, id: { from: 'user.guild_id' } } },
      to: '/guild/list',
      query: { row: { from: 'user.guild_id' } },
    },
  },
  shareOwnGuild: {
    value: {
      use: 'inviteBy.ownGuild',
      label: 'guild.invite.share',
      icon: 'share-2',
      by: { call: 'appShare', args: { type: 1 } },
    },
  },
  sheet: {
    value: {
      do: 'sheet',
      label: 'inviteBy.title',
      icon: 'send',
      when: { use: 'inApp.inApp' },
      title: 'inviteBy.title',
      blocks: {
        ways: {
          block: 'links',
          look: 'grid',
          links: {
            whatsApp: {
              use: 'inviteBy.ownGuild',
              label: 'inviteBy.whatsApp',
              icon: 'message-circle',
              by: { call: 'appShare', args: { type: 2 } },
            },
            snapchat: {
              use: 'inviteBy.ownGuild',
              label: 'inviteBy.snapchat',
              icon: 'ghost',
              by: { call: 'appShare', args: { type: 3 } },
            },
            instagram: {
              use: 'inviteBy.ownGuild',
              label: 'inviteBy.instagram',
              icon: 'camera',
              by: { call: 'appShare', args: { type: 4 } },
            },
            facebook: {
              use: 'inviteBy.ownGuild',
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
              use: 'inviteBy.ownGuild',
              label: 'inviteBy.copy',
              icon: 'copy',
              by: { call: 'appShare', args: { type: 7, tips: { say: 'inviteBy.copied', with: {} } } },
            },
            link: {
              use: 'inviteBy.ownGuild',
              label: 'inviteBy.link',
              icon: 'link',
              by: { call: 'appShare', args: { type: 1 } },
            },
          },
        },
      },
    },
  },
} as const satisfies Parts
