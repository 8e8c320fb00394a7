/** The people one can sign in as; `npm start` prints them. All have the password `lumi`. */
export interface DemoAccount {
  readonly account: string
  readonly uid: string
  readonly nickname: string
  readonly who: string
}

/** The call of the account, for the workbench of `npm start`. */
export const accountCall = 'POST /web/MyAccountInfo'

export const demoPassword = 'lumi'

export const demoAccounts = [
  { account: 'owner', uid: '1000001', nickname: 'Layla Haddad', who: 'owner of the guild with 5,000 members' },
  { account: 'admin', uid: '1000002', nickname: 'Omar Khan', who: 'admin of the same guild' },
  { account: 'member', uid: '1000003', nickname: 'ريم العتيبي', who: 'member of the same guild, a host' },
  { account: 'host', uid: '1000004', nickname: 'Ayu Pratama ✨', who: 'host without a guild, has withdrawn a lot' },
  { account: 'reseller', uid: '1000005', nickname: 'Gulf Cashout', who: 'reseller, pays withdrawals' },
  { account: 'agent', uid: '1000006', nickname: 'Coin Corner', who: 'recharge agent' },
  { account: 'bd', uid: '1000007', nickname: 'Elif Demir', who: 'business developer (BD), brought in eight guilds' },
  { account: 'subbd', uid: '1000008', nickname: 'Timur Karimov', who: 'subordinate BD' },
  { account: 'extadmin', uid: '1000009', nickname: 'Sofia Costa', who: 'outside admin, brought in three guilds' },
  { account: 'upper', uid: '1000010', nickname: 'Grand Coins', who: 'upper-level recharge agent' },
] as const satisfies readonly DemoAccount[]

export type DemoName = (typeof demoAccounts)[number]['account']

/** The user id of a demo person. */
export function demoUid(account: DemoName): string {
  const found = demoAccounts.find((each) => each.account === account)
  if (!found) throw new Error(`There is no demo account "${account}".`)
  return found.uid
}
