// The interface of the app around the page.
export type { HostDevice, HostListener, NativeHost } from '../native/nativeHost'
