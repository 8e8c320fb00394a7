// The addresses and the header that the studio and its server share.

export const studioAddress = '/__studio/'
/** Each door is an address below this one. */
export const doorAddress = `${studioAddress}door/`
/** Carries the token of this start of the server. */
export const tokenHeader = 'x-studio-token'
/** Modules of pages with unsaved changes. */
export const draftModules = 'virtual:studio-draft/'
