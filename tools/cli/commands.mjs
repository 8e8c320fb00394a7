// The commands, each with what it does in one line. Plain JavaScript, because the list works before anything is installed.

/** The commands of `pagewright`. */
export const productCommands = {
  check: 'Reports what is wrong in the product, by file, line and column.',
  generate: 'Compiles pages into modules, and writes types and documents.',
  new: 'Writes a page, field, market, language or endpoint into the files.',
  change: 'Plans, writes, undoes and redoes changes of pages, markets, schemas and messages.',
  import: 'Adds all calls of a document to schemas/.',
  texts: 'Writes the texts of a language for translators, and takes them back.',
  mcp: 'Serves the product to an agent over standard input and output.',
  effective: 'Prints a page as one market has it.',
  symbolicate: 'Prints a failure report with the source line of each frame.',
}

/** The commands of this repository, by the files of tools/ that run them. */
export const repositoryCommands = {
  start: 'Serves Lumi, its sandbox, the studio, the workbench and the shell; follows changes.',
  test: 'Runs all that CI runs, or some steps, or the test files whose names contain a word.',
  dev: 'Serves the showcase of the engine, or an example with its sandbox, studio and workbench.',
  build: 'Writes dist/ with compressed files.',
  preview: 'Builds, then serves the build with its real headers and the sandbox.',
  ...productCommands,
  docs: 'Serves this documentation, builds it, or writes the API reference.',
  format: 'Formats the sources.',
  floor: 'Finds features of the build that browsers of the floor lack.',
  sandboxReset: 'Puts the data of the sandbox back to the first start.',
  bench: 'Measures what the builds cost a phone, beside other libraries.',
  simulate: 'Simulates payments over bad networks.',
  pictures: 'Takes the pictures of the documents.',
  size: 'Compares the sizes of the build with their bounds.',
  pack: 'Packs the public packages into a folder.',
}
