// The figures of the data centre: cells, columns, the chart and the file.
import type { Parts } from '@pagewright/engine/language'

export const guildFigures = {
  /** The income beside a name, where no label says what it is. */
  incomeFigure: {
    value: {
      value: 'row.income',
      format: 'money',
      text: {
        say: 'data.diamonds',
        with: { count: { from: 'row.income', format: 'money' }, num: { from: 'row.income', format: 'money' } },
      },
    },
  },
  /** The days that a period has, or its only one. */
  billDates: {
    entries: {
      dates: {
        label: 'data.dates',
        value: 'row.from',
        format: 'date',
        text: {
          say: 'data.range',
          with: { from: { from: 'row.from', format: 'date' }, to: { from: 'row.to', format: 'date' } },
        },
        when: { any: [{ 'row.from': { exists: false } }, { 'row.from': { not: { from: 'row.to' } } }] },
      },
      day: { label: 'data.day', value: 'row.to', format: 'date', when: { 'row.from': { is: { from: 'row.to' } } } },
    },
  },
  /** The figures of one member in a period. */
  personalCells: {
    entries: {
      income: { label: 'data.income', value: 'row.income', format: 'money', big: true },
      hours: { label: 'data.hours', value: 'row.live_hours', format: 'count' },
      perHour: { label: 'data.perHour', value: 'row.income', over: 'row.live_hours', format: 'money' },
      days: { label: 'data.validDays', value: 'row.valid_days', format: 'count' },
      gifts: { label: 'data.gifts', value: 'row.gift_count', format: 'count' },
    },
  },
  /** The income of each day. */
  chart: {
    value: {
      title: 'data.chart',
      points: 'row.days',
      x: 'date',
      y: 'income',
      from: 'row.from',
      format: 'count',
    },
  },
  /** The columns of a team on a wide screen: what each member earned and did. */
  teamColumns: {
    entries: {
      income: { label: 'data.income', value: 'row.income', format: 'money', sort: 'income' },
      hours: { label: 'data.hours', value: 'row.live_hours', format: 'count', sort: 'live_hours' },
      days: { label: 'data.validDays', value: 'row.valid_days', format: 'count', sort: 'valid_days' },
      role: { label: 'guild.role', use: 'roles.roleBadge' },
      duid: { label: 'account.id', value: 'row.duid', format: 'id' },
    },
  },
  /** The figures of all members, for a spreadsheet. */
  teamFile: {
    value: {
      name: 'data.team',
      columns: {
        name: { label: 'role.member', value: 'row.nickname' },
        duid: { label: 'account.id', value: 'row.duid', format: 'id' },
        role: { label: 'guild.role', value: 'row.role', words: { use: 'roles.roleWords' } },
        income: { label: 'data.income', value: 'row.income', format: 'money' },
        hours: { label: 'data.hours', value: 'row.live_hours', format: 'count' },
        days: { label: 'data.validDays', value: 'row.valid_days', format: 'count' },
      },
    },
  },
} as const satisfies Parts
