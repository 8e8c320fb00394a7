// The addresses and the header that the studio and its server share.

export const studioAddress = '/__studio/'
/** Each operation has an address below this one. */
export const apiAddress = `${studioAddress}api/`
/** Carries the token of this start of the server. */
export const tokenHeader = 'x-studio-token'
/** Modules of pages with unsaved changes. */
export const draftModules = 'virtual:studio-draft/'
