// For react-is, of which the renderer asks whether a widget is wrapped. Ours are plain functions.

const isWrapped = (): boolean => false

export default { isForwardRef: isWrapped, isMemo: isWrapped }
