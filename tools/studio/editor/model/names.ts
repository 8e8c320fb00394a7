// The names that a value may have, from the product.
import type { Rule } from '@pagewright/engine/studio'
import { fieldWidgets } from '@pagewright/engine/studio'
import type { StudioProduct } from '../../server/api/studioProduct'

export function namesOf({ known, pages }: StudioProduct, set: Extract<Rule, { is: 'name' }>['set']): readonly string[] {
  const endpoints = (isRead: boolean) =>
    Object.entries(known.endpoints).flatMap(([name, { kind }]) => ((kind === 'read') === isRead ? [name] : []))
  switch (set) {
    case 'readEndpoint':
      return endpoints(true)
    case 'writeEndpoint':
      return endpoints(false)
    case 'fileEndpoint':
      return known.files
    case 'route':
    case 'linkedRoute':
      return Object.keys(pages)
    case 'form':
      return Object.keys(known.forms)
    case 'icon':
      return known.icons
    case 'event':
      return known.events
    case 'widget':
      return known.widgets
    case 'nativeCall':
      return known.nativeCalls
    case 'fieldWidget':
      return Object.keys(fieldWidgets)
    case 'message':
      return []
  }
}
