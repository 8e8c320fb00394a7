// The apps that the phone can run, by their name in the address.
import type { Profile } from './simulators/app'
import { dsAndroid, dsIos } from './simulators/dsBridge'
import { jsBridge1 } from './simulators/jsBridge1'
import { androidJsBridge, jsBridge2, smallJsBridge } from './simulators/jsBridge2'
import { rawHandler, rawInterface, rawListener } from './simulators/raw'
import { lision, webViewFrame, webViewOld, webViewPipe } from './simulators/webViewBridge'

export const apps = {
  dsAndroid,
  dsIos,
  webViewOld,
  webViewFrame,
  webViewPipe,
  lision,
  jsBridge1,
  androidJsBridge,
  jsBridge2,
  smallJsBridge,
  rawHandler,
  rawInterface,
  rawListener,
} as const satisfies { readonly [name: string]: Profile }

export type AppName = keyof typeof apps

export const appNames = Object.keys(apps) as readonly AppName[]
