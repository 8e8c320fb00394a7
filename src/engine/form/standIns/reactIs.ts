// For react-is, of which the renderer asks whether a widget is wrapped. Ours are plain functions.

const isWrapped = (): boolean => false

const reactIs = { isForwardRef: isWrapped, isMemo: isWrapped }

// The package has one export, without a name.
export { reactIs as default }
