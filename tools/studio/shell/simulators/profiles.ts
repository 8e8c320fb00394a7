import type { Profile } from './app'
import { dsAndroid, dsIos } from './dsBridge'
import { jsBridge1 } from './jsBridge1'
import { androidJsBridge, jsBridge2, smallJsBridge } from './jsBridge2'
import { rawHandler, rawInterface, rawListener } from './raw'
import { lision, webViewFrame, webViewOld, webViewPipe } from './webViewBridge'

/** The apps that fault tests use. */
export const profiles: readonly Profile[] = [
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
]
