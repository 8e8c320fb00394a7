// Runs before `npm publish` in the folder of a package (`prepublishOnly`), which holds sources that nobody can import.
console.error(
  'These are the sources of a package. Publish what is compiled from them:\n' +
    '  npm run pack -- --into packages\n' +
    '  npm publish packages/<archive>.tgz\n' +
    'docs/versioning.md says how a release is made.',
)
process.exitCode = 1
