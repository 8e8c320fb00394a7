// What shows something, and is small: hardly a page can do without, and one file is one request.
export { CarouselBlockView } from './CarouselBlockView'
export { LinksBlockView } from './LinksBlockView'
export { RecordBlockView } from './RecordBlockView'
export { TabsBlockView } from './TabsBlockView'
export { TextBlockView } from './TextBlockView'
export { WidgetBlockView } from './WidgetBlockView'
