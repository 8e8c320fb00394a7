/** An answer from columns: members that hold null or undefined are left out, as the contract knows no null. */
export function answer<T extends object>(columns: { readonly [K in keyof T]: T[K] | null | undefined }): T {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null && value !== undefined)) as T
}
