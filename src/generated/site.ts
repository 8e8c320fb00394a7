// Written by `npm run generate` from pages.config.ts and markets/. Do not edit.
import type { Site } from '../engine/page/site'

export const site: Site = {
  '/': { access: 'account', load: { default: () => import('./routes/home') } },
  '/login': { access: 'open', load: { default: () => import('./routes/login') } },
  '/recharge': { access: 'open', load: { default: () => import('./routes/recharge') } },
  '/pay/result': { access: 'open', load: { default: () => import('./routes/pay-result') } },
  '/guild/list': { access: 'account', load: { default: () => import('./routes/guild-list') } },
  '/guild/member': { access: 'account', load: { default: () => import('./routes/guild-member') } },
  '/guild/create': { access: 'account', load: { default: () => import('./routes/guild-create') } },
  '/guild/data-center': { access: 'account', load: { default: () => import('./routes/guild-data-center') } },
  '/withdraw/add-method': { access: 'account', load: { default: () => import('./routes/withdraw-add-method'), russia: () => import('./routes/withdraw-add-method.russia') } },
  '/withdraw/order': { access: 'account', load: { default: () => import('./routes/withdraw-order') } },
}
