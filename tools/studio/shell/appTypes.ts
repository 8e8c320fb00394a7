// The values that the simulated app and its pages exchange, in every product.

export type Platform = 'ios' | 'android'
export type WireName = 'dsBridge' | 'webViewBridge' | 'lision' | 'jsBridge1' | 'jsBridge2' | 'raw'

/** The person who is signed in to the app. */
export interface AppUser {
  readonly uid: string
  readonly token: string
}

/** The app's description of itself and of the phone. */
export interface AppDevice {
  readonly version?: string
  readonly versionCode?: number
  readonly deviceId?: string
  readonly phoneModel?: string
  readonly systemVersion?: string
  readonly language?: string
}

/** A picture, by the path that the app knows, or with its bytes in Base64. */
export interface AppImage {
  readonly path?: string
  readonly data?: string
}

/** A place on the server that takes one picture, and the later address of the picture. */
export interface UploadPlace {
  readonly upload_url: string
  readonly url: string
}
