// The build of the bench writes these files.
declare module '*/schemas/texts.json' {
  const texts: { readonly [key: string]: string }
  export default texts
}
