// The widgets of files. One file is one request: two would take what they share out of the forms of all pages.
export { FileWidget } from './FileWidget'
export { ImageWidget } from './ImageWidget'
