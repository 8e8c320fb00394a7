// The native functions that the product's code calls itself, and its reactions to events of the app. The checker
// compares this with schemas/native.json, and docs/bridge.md is written from it.

/** When the client itself calls a function, on any page. */
export const ownUses: { readonly [name: string]: string } = {
  getUserInfo: 'at a start without a session, and when a session ends, to identify the user of the app',
  getUserDeviceInfo: 'at a start in the app, for request headers and the language',
  getDeviceInfo: 'before the first function with a gate',
  hasNativeMethod: 'before an action is shown',
  chooseImage: 'a field for images',
  uploadFile: 'a field for images',
  closeWebViewPage: 'Back, if the history has no earlier page',
  stopLoading: 'once, when the first page is shown',
  changeWebViewBackgroundAlpha: 'when the page becomes transparent or opaque',
}

/** Why nothing calls a function. */
export const unused: { readonly [name: string]: string } = {
  createRoomSuccess: 'No page of the product creates a room yet.',
}

/** The reaction of the page when the app calls one of its functions. */
export const eventUses: { readonly [name: string]: string } = {
  onProgress: 'Draws a progress bar at the top until 100 percent.',
  onTransparentView: 'Becomes transparent or opaque.',
  onResume: 'Refetches the data on the screen.',
  onBackButton: 'Closes the topmost sheet or dialog; otherwise goes back if the history has an earlier page.',
}
