// What the image field takes of the form around it, whose code is there by then. A build in which another file had it by a
// static import would put a second one before the form's: of eighty bytes, and a request of every page with a form.
export const { configOf, describedBy, errorId, getSchemaType, useFormServices, useInScope, useLabel } =
  await import('../../engine/blocks/formBlocks')
