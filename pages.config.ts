import type { Navigation } from '@pagewright/engine/language'
import { agentLogin, home, login, me, signIn } from './pages/account'
import { activity, fruit, gashapon, welfare } from './pages/activity'
import { agentCoin, agentSent, agentTransferRecord, changeFigure, kindBadge } from './pages/agent'
import { appRecharge, rechargeFaq } from './pages/appRecharge'
import { centre } from './pages/centre'
import demo from './pages/demo.json' with { type: 'json' }
import { guildCreate, guildList, guildMember } from './pages/guild'
import { data, guildDataCenter, guildDataDetail, personalCenter } from './pages/guildData'
import { banners, guildConsole, guildHome, guildMiddle } from './pages/guildHome'
import { guildApplications, guildApply, guildInvite, reviews } from './pages/guildReview'
import { guildBdMember, guildBindList, guildExtAdminMember, guildExtAdmins } from './pages/guildTeam'
import { payNotice, payResult, questions, recharge } from './pages/recharge'
import { rechargeRecords, recharges } from './pages/rechargeRecords'
import { opened } from './pages/opened'
import { roles } from './pages/roles'
import { figures } from './pages/figures'
import { periods } from './pages/periods'
import { language } from './pages/language'
import { needs } from './pages/needs'
import { ways } from './pages/ways'
import { testSite } from './pages/testSite'
import { settlement } from './pages/settlement'
import { inApp } from './pages/inApp'
import { networkWords } from './pages/withdraw/networkWords'
import { limits } from './pages/withdraw/limits'
import { teamLinks } from './pages/teamLinks'
import { countries } from './pages/countries'
import { accountFields } from './pages/withdraw/accountFields'
import { orders } from './pages/withdraw/orders'
import { rechargeFields } from './pages/rechargeFields'
import { joining } from './pages/joining'
import { inviteBy } from './pages/inviteBy'
import { guildFigures } from './pages/guildFigures'
import { refusals } from './pages/refusals'
import { withdrawAccount } from './pages/withdraw/account'
import { withdrawAddMethod } from './pages/withdraw/addMethod'
import { withdrawDone } from './pages/withdraw/done'
import { myDiamond } from './pages/withdraw/diamond'
import { withdrawOrder } from './pages/withdraw/order'
import { withdraw, withdrawing } from './pages/withdraw/withdraw'

/** The site map: every route and the page shown there. */
export const pages = {
  '/': home,
  '/login': login,
  '/agent/login': agentLogin,
  '/me': me,
  '/recharge': recharge,
  '/recharge/records': rechargeRecords,
  '/agent/coin': agentCoin,
  '/agent/transferRrecord': agentTransferRecord,
  '/agent/sent': agentSent,
  '/pay/result': payResult,
  '/pay/notice': payNotice,
  '/demo': demo,
  '/activity/gashapon': gashapon,
  '/activity/fruit': fruit,
  '/activity/welfare': welfare,
  '/my-diamond': myDiamond,
  '/withdraw/account': withdrawAccount,
  '/withdraw/add-method': withdrawAddMethod,
  '/withdraw': withdraw,
  '/withdraw/order': withdrawOrder,
  '/withdraw/done': withdrawDone,
  '/console': centre,
  '/app-recharge': appRecharge,
  '/app-recharge/faq': rechargeFaq,
  '/guild/middle': guildMiddle,
  '/guild': guildHome,
  '/guild/list': guildList,
  '/guild/apply': guildApply,
  '/guild/member': guildMember,
  '/guild/invite': guildInvite,
  '/guild/create': guildCreate,
  '/guild/console': guildConsole,
  '/guild/bind-list': guildBindList,
  '/guild/bd-member': guildBdMember,
  '/guild/apply-guild': guildApplications,
  '/guild/ext-admins': guildExtAdmins,
  '/guild/data-center': guildDataCenter,
  '/guild/data-center/detail': guildDataDetail,
  '/guild/personal-center': personalCenter,
  '/guild/ext-admin-member': guildExtAdminMember,
} as const

/** What several pages share, by the name of its file. */
export const parts = {
  accountFields,
  activity,
  banners,
  changeFigure,
  countries,
  data,
  figures,
  guildFigures,
  inApp,
  inviteBy,
  joining,
  kindBadge,
  language,
  limits,
  needs,
  networkWords,
  opened,
  orders,
  periods,
  questions,
  rechargeFields,
  recharges,
  refusals,
  reviews,
  roles,
  settlement,
  signIn,
  teamLinks,
  testSite,
  ways,
  withdrawing,
} as const

/** The places of the bar or rail in browsers. The app around the pages has tabs of its own. */
export const navigation = {
  home: { label: 'nav.home', icon: 'house', to: '/', when: { use: 'roles.signedIn' } },
  wallet: {
    label: 'nav.wallet',
    icon: 'wallet',
    to: '/my-diamond',
    when: { use: 'roles.signedIn' },
    covers: ['/withdraw', '/app-recharge', '/recharge', '/pay/result', '/pay/notice', '/agent/coin'],
  },
  agency: {
    label: 'nav.agency',
    icon: 'users-round',
    to: '/guild',
    when: { use: 'roles.signedIn', 'user.guild_id': { exists: true } },
  },
  agencies: {
    label: 'nav.agency',
    icon: 'users-round',
    to: '/guild/list',
    when: { use: 'roles.signedIn', 'user.guild_id': { exists: false } },
    covers: ['/guild'],
  },
  centre: {
    label: 'nav.centre',
    icon: 'clipboard-check',
    to: '/console',
    when: { any: { use: 'roles.bringsGuilds' } },
    covers: ['/guild/bd-member', '/guild/ext-admins', '/guild/ext-admin-member', '/guild/apply-guild'],
  },
  me: {
    label: 'nav.me',
    icon: 'circle-user-round',
    to: '/me',
    when: { use: 'roles.signedIn' },
    covers: ['/guild/personal-center'],
  },
} as const satisfies Navigation

/** Pages that are opened from outside, as by the app: no other page need lead there. */
export const entries = [
  '/',
  '/guild/middle',
  '/activity/gashapon',
  '/activity/fruit',
  '/activity/welfare',
  '/demo',
] as const satisfies readonly (keyof typeof pages)[]
