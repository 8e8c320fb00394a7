import { lazy } from 'react'

/**
 * The product's own widgets by the name that pages use. Each loads where it is shown; until then, `.pw-waits-<name>` is
 * drawn.
 */
export const widgets = {
  payResult: lazy(() => import('./pay-result/PayResult').then(({ PayResult }) => ({ default: PayResult }))),
  image: lazy(() => import('./bridge/ImageField').then(({ ImageField }) => ({ default: ImageField }))),
} as const
