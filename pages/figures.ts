// Conditions on figures of the server, which may be absent, nothing or negative.

/** Holds for a count. No count is below 0. */
import type { Parts } from '@pagewright/engine/language'

export const figures = {
  isCount: { value: { min: 0 } },
  /** Holds for a bound that binds: one of nothing or less binds nobody, and no sentence names it. */
  isBound: { value: { min: 0.01 } },
  /** Holds for a rate that gives something. */
  isRate: { value: { min: 1 } },
  /** Diamonds have a worth in money. */
  isWorthKnown: {
    value: {
      'data.withdrawal.diamonds_per_unit': { use: 'figures.isRate' },
      'data.withdrawal.currency': { exists: true },
    },
  },
  /** Counts in the rows of lists, in words. */
  memberCount: {
    value: {
      label: 'guild.members',
      value: 'row.member_count',
      format: 'count',
      bare: true,
      text: {
        say: 'guild.members.count',
        with: { count: { from: 'row.member_count' }, num: { from: 'row.member_count', format: 'count' } },
      },
    },
  },
  guildCount: {
    value: {
      label: 'data.guilds',
      value: 'row.guild_count',
      format: 'count',
      bare: true,
      text: {
        say: 'data.guilds.count',
        with: { count: { from: 'row.guild_count' }, num: { from: 'row.guild_count', format: 'count' } },
      },
    },
  },
  /** Who belongs to a person, as cells or columns. */
  teamCounts: {
    entries: {
      guilds: { label: 'data.guilds', value: 'row.guild_count', format: 'count' },
      members: { label: 'data.members', value: 'row.member_count', format: 'count' },
    },
  },
} as const satisfies Parts
