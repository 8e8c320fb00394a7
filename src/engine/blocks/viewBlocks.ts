// The views of the kinds in the code group `view`: what shows something, and is small. Hardly a page can do without them, and
// one file is one request.
export { CarouselBlockView as carousel } from './carousel/CarouselBlockView'
export { LinksBlockView as links } from './links/LinksBlockView'
export { RecordBlockView as record } from './record/RecordBlockView'
export { TabsBlockView as tabs } from './tabs/TabsBlockView'
export { TextBlockView as text } from './text/TextBlockView'
export { WidgetBlockView as widget } from './widget/WidgetBlockView'
