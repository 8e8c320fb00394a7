import { lazy } from 'react'

/** The product's own widgets by the name that pages give them; each is loaded where it is shown, `.pw-waits-<name>` until then. */
export const widgets = {
  payResult: lazy(() => import('./pay-result/PayResult').then(({ PayResult }) => ({ default: PayResult }))),
  image: lazy(() => import('./bridge/ImageField').then(({ ImageField }) => ({ default: ImageField }))),
} as const
