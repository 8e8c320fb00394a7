// The messages between the showcase and the page in its frame.

/** Asks the preview to draw a page. */
export interface ShowPage {
  readonly type: 'show'
  readonly page: object
  /** True if the product has a navigation bar. The first page of a document decides it. */
  readonly hasBar?: boolean
}

/** Comes from the preview: it can take pages, or the app was called. */
export type PreviewMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'called'; readonly call: string; readonly args: object }

/** Sends a message to the preview in a frame. */
export function sendToPreview(frame: HTMLIFrameElement | null, message: ShowPage): void {
  frame?.contentWindow?.postMessage(message, window.location.origin)
}

/** Sends a message from the preview to the showcase around it. */
export function sendToShowcase(message: PreviewMessage): void {
  window.parent.postMessage(message, window.location.origin)
}
