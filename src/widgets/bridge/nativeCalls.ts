/** Native functions that pages may call, with their arguments (spec §7). */
export interface NativeCalls {
  jumpToUser: { uid: string }
  jumpToFamily: { familyId: string }
  jumpToRoom: { rid: string }
  jumpToWallet: { index: number }
  closeWebViewPage: object
}
