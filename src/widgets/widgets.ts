import { lazy } from 'react'

/**
 * The product's own widgets by the name that pages use. Each loads when a page shows it. Until then, the page has a skeleton
 * with the class `pw-waits-<name>`.
 */
export const widgets = {
  payResult: lazy(() => import('./pay-result/PayResult').then(({ PayResult }) => ({ default: PayResult }))),
} as const
