import type { Profile } from './app'
import { dsAndroid, dsIos } from './dsBridge'
import { jsBridge1 } from './jsBridge1'
import { jsBridge2, smallJsBridge } from './jsBridge2'
import { rawHandler, rawInterface, rawListener } from './raw'
import { lision, webViewFrame, webViewPipe } from './webViewBridge'

/** The apps that faults are tried on. */
export const profiles: readonly Profile[] = [
  dsAndroid,
  dsIos,
  webViewFrame,
  webViewPipe,
  lision,
  jsBridge1,
  jsBridge2,
  rawHandler,
]

/** All apps, with those that differ in little. */
export const allProfiles: readonly Profile[] = [...profiles, smallJsBridge, rawInterface, rawListener]
