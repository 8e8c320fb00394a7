// What shows something, and is small: hardly a page can do without, and one file is one request.
export { CarouselBlockView } from './carousel/CarouselBlockView'
export { LinksBlockView } from './links/LinksBlockView'
export { RecordBlockView } from './record/RecordBlockView'
export { TabsBlockView } from './tabs/TabsBlockView'
export { TextBlockView } from './text/TextBlockView'
export { WidgetBlockView } from './widget/WidgetBlockView'
