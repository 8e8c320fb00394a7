// The figures of the data centre: cells, columns, the chart and the file.

/** The income beside a name, where no label says what it is. */
export const incomeFigure = {
  value: 'row.income',
  format: 'money',
  text: {
    say: 'data.diamonds',
    with: { count: { from: 'row.income', format: 'money' }, num: { from: 'row.income', format: 'money' } },
  },
} as const

/** The figures of an agency in a period. */
export const guildCells = {
  income: { label: 'data.income', value: 'row.income', format: 'money', big: true },
  members: { label: 'data.members', value: 'row.member_count', format: 'count' },
  active: { label: 'data.active', value: 'row.active_count', format: 'count' },
  share: {
    label: 'data.activeShare',
    value: 'row.active_count',
    over: 'row.member_count',
    places: 4,
    format: 'percent',
  },
  fresh: { label: 'data.new', value: 'row.new_count', format: 'count' },
  guilds: {
    label: 'data.guilds',
    value: 'row.guild_count',
    format: 'count',
    when: { 'row.guild_count': { exists: true } },
  },
  bds: {
    label: 'data.bds',
    value: 'row.bd_count',
    format: 'count',
    when: { 'row.bd_count': { exists: true } },
  },
} as const

/** The days that a period has. */
export const billDates = {
  from: { label: 'data.from', value: 'row.from', format: 'date' },
  to: { label: 'data.to', value: 'row.to', format: 'date' },
} as const

/** The figures of one member in a period. */
export const personalCells = {
  income: { label: 'data.income', value: 'row.income', format: 'money', big: true },
  hours: { label: 'data.hours', value: 'row.live_hours', format: 'count' },
  perHour: { label: 'data.perHour', value: 'row.income', over: 'row.live_hours', format: 'money' },
  days: { label: 'data.validDays', value: 'row.valid_days', format: 'count' },
  gifts: { label: 'data.gifts', value: 'row.gift_count', format: 'count' },
} as const

/** The income of each day. */
export const chart = {
  title: 'data.chart',
  points: 'row.days',
  x: 'date',
  y: 'income',
  from: 'row.from',
  format: 'count',
} as const

/** The columns of a team on a wide screen: what each member earned and did. */
export const teamColumns = {
  income: { label: 'data.income', value: 'row.income', format: 'money', sort: 'income' },
  hours: { label: 'data.hours', value: 'row.live_hours', format: 'count', sort: 'live_hours' },
  days: { label: 'data.validDays', value: 'row.valid_days', format: 'count', sort: 'valid_days' },
  role: { label: 'guild.role', use: 'roles.roleBadge' },
  duid: { label: 'account.id', value: 'row.duid', format: 'id' },
} as const

/** The figures of all members, for a spreadsheet. */
export const teamFile = {
  name: 'data.team',
  columns: {
    name: { label: 'role.member', value: 'row.nickname' },
    duid: { label: 'account.id', value: 'row.duid', format: 'id' },
    role: { label: 'guild.role', value: 'row.role', words: { use: 'roles.roleWords' } },
    income: { label: 'data.income', value: 'row.income', format: 'money' },
    hours: { label: 'data.hours', value: 'row.live_hours', format: 'count' },
    days: { label: 'data.validDays', value: 'row.valid_days', format: 'count' },
  },
} as const
