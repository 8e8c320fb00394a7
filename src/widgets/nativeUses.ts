// Functions of the app that the product's code calls by itself, and what it does when the app calls it. Plain data: the
// checker compares it with schemas/native.json, and docs/bridge.md is written from it.

/** When the client calls a function, whatever the page. */
export const ownUses: { readonly [name: string]: string } = {
  getUserInfo: 'who uses the app, at a start without a session and when a session is over',
  getUserDeviceInfo: 'at a start in the app, for the headers of requests and the language',
  getDeviceInfo: 'before the first function with a gate',
  hasNativeMethod: 'before an action is shown',
  chooseImage: 'a field for images',
  uploadFile: 'a field for images',
  closeWebViewPage: 'Back where no page is behind',
  stopLoading: 'once, when the first page is shown',
  changeWebViewBackgroundAlpha: 'when what lies behind the page is to be seen through it, and when no longer',
}

/** Why nothing calls a function. */
export const unused: { readonly [name: string]: string } = {
  createRoomSuccess: 'Nothing: no screen of the product makes a room. It is there for one that does.',
}

/** What the page does when the app calls a function of it. */
export const eventUses: { readonly [name: string]: string } = {
  onProgress: 'Draws a line on top until 100 percent.',
  onTransparentView: 'Lets what lies behind it be seen, or no longer.',
  onResume: 'Asks again for what is on the screen.',
  onBackButton: 'Closes what lies on top of the page; else goes back, if there is a page behind.',
}
