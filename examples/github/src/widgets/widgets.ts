/** The product's own widgets by the name that pages give them. */
export const widgets = {} as const
