// The build of the bench writes this file.
declare module '*/schemas/texts.json' {
  const texts: { readonly [key: string]: string }
  export default texts
}
