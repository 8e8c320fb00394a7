import { home, login } from './pages/account'
import { guildCreate, guildList, guildMember } from './pages/guild'
import { guildDataCenter } from './pages/guildData'
import { payResult, recharge } from './pages/recharge'
import { withdrawAddMethod } from './pages/withdraw/addMethod'
import { withdrawOrder } from './pages/withdraw/order'

/** The site map: every route and the page shown there. */
export const pages = {
  '/': home,
  '/login': login,
  '/recharge': recharge,
  '/pay/result': payResult,
  '/guild/list': guildList,
  '/guild/member': guildMember,
  '/guild/create': guildCreate,
  '/guild/data-center': guildDataCenter,
  '/withdraw/add-method': withdrawAddMethod,
  '/withdraw/order': withdrawOrder,
} as const
