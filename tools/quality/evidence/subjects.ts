// Spec files whose subject no import shows: they run commands, serve folders, or build the docs or a copy of the project.

/** The files and folders that each is about. */
export const subjects: { readonly [table: string]: readonly string[] } = {
  conduit: ['examples/conduit/', 'tools/testkit/', 'tools/cli/generate/', 'tools/vite/'],
  config: ['tools/cli/check/', 'tools/cli/generate/', 'tools/vite/', 'tools/quality/start.ts'],
  deploy: ['deploy/', 'tools/cli/securityHeaders.ts'],
  examples: ['examples/', 'tools/testkit/', 'tools/cli/generate/', 'tools/vite/'],
  gallery: ['tools/quality/gallery', 'tools/studio/workbench/'],
  github: ['examples/github/', 'tools/testkit/', 'tools/cli/generate/', 'tools/vite/'],
  morePages: ['tools/vite/', 'tools/cli/generate/'],
  nginx: ['deploy/', 'tools/cli/generate/deployHeaders.ts', 'tools/cli/securityHeaders.ts'],
  otherProducts: ['tools/studio/editor/', 'tools/studio/server/', 'tools/studio/workbench/', 'tools/quality/dev.ts'],
  pageTestsAdded: ['tools/cli/new', 'tests/e2e/support/page', 'tests/e2e/pageTests.spec.ts'],
  readme: ['README.md', 'tools/cli/new', 'tools/quality/start.ts'],
  report: ['tools/cli/symbolicate', 'src/engine/report/'],
  showcase: ['tools/studio/showcase/', 'tools/studio/server/'],
  start: ['tools/quality/start.ts', 'tools/studio/server/', 'tools/vite/', 'tools/cli/run.mjs'],
  studio: ['tools/studio/editor/', 'tools/studio/server/', 'tools/cli/change/'],
  studioParts: ['tools/studio/editor/', 'tools/studio/server/', 'tools/cli/change/', 'examples/conduit/'],
  workbench: ['tools/studio/workbench/', 'tools/studio/server/'],
}

/** These build the docs, or build or serve a copy of the project, which takes a minute: a run tries those that the change reaches. */
export const copying: readonly string[] = [
  'config',
  'gallery',
  'morePages',
  'pageTestsAdded',
  'readme',
  'start',
  'studio',
  'studioTasks',
  'studioControls',
  'studioParts',
  'workbench',
]
/** Tried where the change reaches none of them. */
export const copyingCore: readonly string[] = ['start']
