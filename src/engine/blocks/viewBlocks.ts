// The views of the small kinds, which share the chunk `view`. Nearly every page needs one of them, and one file is one request.
export { LinksBlockView as links } from './links/LinksBlockView'
export { RecordBlockView as record } from './record/RecordBlockView'
export { TabsBlockView as tabs } from './tabs/TabsBlockView'
export { TextBlockView as text } from './text/TextBlockView'
export { WidgetBlockView as widget } from './widget/WidgetBlockView'
