/** What the build may use although a browser of the floor lacks it, and the scan sees no guard. */
export interface Exception {
  /** Paths of the compatibility data. */
  readonly features: readonly string[]
  /** The beginning of the source's path; without it, the styles of the build. */
  readonly within?: string
  /** Why it works in older browsers. */
  readonly reason: string
}

export const exceptions: readonly Exception[] = [
  {
    features: ['css.properties.text-wrap.balance', 'css.properties.text-wrap.pretty'],
    reason: 'The last line of a text may be short.',
  },
  {
    features: ['css.properties.accent-color', 'css.properties.scrollbar-width.none', 'css.properties.rx'],
    reason: 'A tick has the colour of the browser, a bar for scrolling shows, corners are sharp.',
  },
  {
    features: [
      'css.properties.overscroll-behavior.contain',
      'css.properties.overscroll-behavior-x.contain',
      'css.properties.overscroll-behavior-inline.contain',
      'css.properties.overflow-x.clip',
    ],
    reason: 'What is behind a sheet stands still by another rule; a swipe past the end may go back a page.',
  },
  {
    features: ['css.properties.overflow-anchor.none'],
    reason: 'Only browsers that know it would move a new page to where the page before was scrolled.',
  },
  {
    features: ['css.at-rules.media.forced-colors', 'css.properties.forced-color-adjust.none'],
    reason: 'Chromium 88 and Safari before 16 do not tell of forced colours.',
  },
  {
    features: ['css.properties.place-items.start', 'css.properties.place-items.end'],
    reason: 'Only grids have it here, which know both for longer than flex containers.',
  },
  {
    features: ['api.HTMLElement.focus.options_preventScroll_parameter'],
    within: 'src/engine/',
    reason: 'iOS before 15.5 scrolls to what gets the focus, which is in view.',
  },
  {
    features: ['html.global_attributes.inert'],
    within: 'src/engine/ui/overlay/Dialog.tsx',
    reason: 'The keyboard may reach a closed dialog for a moment.',
  },
  {
    features: ['html.global_attributes.popover', 'css.selectors.popover-open'],
    within: 'src/engine/ui/feedback/ToastProvider.tsx',
    reason: 'An older browser shows the messages where they stand; `moveToTop` asks before it looks for them.',
  },
  {
    features: ['html.elements.video.playsinline'],
    within: 'src/engine/blocks/media/MediaBlockView.tsx',
    reason: 'Firefox plays a video where it stands.',
  },
  {
    features: ['html.global_attributes.autofocus'],
    within: 'src/engine/forms/controls/',
    reason: 'React writes no such attribute: it puts the focus there itself.',
  },
  {
    features: ['html.global_attributes.autofocus'],
    within: 'node_modules/@rjsf/core/',
    reason: 'React writes no such attribute: it puts the focus there itself.',
  },
  {
    features: ['api.Navigator.serviceWorker'],
    within: 'src/engine/page/SiteView.tsx',
    reason: '`dropWorkers` takes undefined for an engine without service workers.',
  },
  {
    features: ['api.HTMLFormElement.requestSubmit', 'css.properties.user-select'],
    within: 'node_modules/@rjsf/core/',
    reason: 'Only Form.submit() and the rating widget have these, which nothing here uses.',
  },
  {
    features: ['api.AnimationEvent.animation'],
    within: 'node_modules/react-dom/',
    reason: 'React takes "animation" out of its own table of event names; no event is asked for it.',
  },
  {
    features: ['javascript.builtins.Error.Error.options_cause_parameter'],
    within: 'node_modules/react-dom/',
    reason: 'An older engine makes the error without its cause, which only a developer reads.',
  },
  {
    features: [
      'api.Document.startViewTransition',
      'css.properties.view-transition-name',
      'css.properties.view-transition-class',
      'api.MouseEvent.movementX',
      'api.MouseEvent.movementY',
    ],
    within: 'node_modules/react-dom/',
    reason:
      'Only <ViewTransition> asks for it, which nothing here renders; movements are undefined, and nothing reads them.',
  },
  {
    features: [
      'api.Window.navigation',
      'api.Navigation.transition',
      'api.Navigation.currentEntry',
      'api.Navigation.navigate',
      'api.Navigation.navigate_event',
      'api.Navigation.navigatesuccess_event',
      'api.Navigation.navigateerror_event',
    ],
    within: 'node_modules/react-dom/',
    reason: 'React asks for "navigation" once, in the function around these.',
  },
  {
    features: ['api.PerformanceResourceTiming.transferSize'],
    within: 'node_modules/react-dom/',
    reason: 'React leaves out resources whose size is undefined.',
  },
  {
    features: ['html.elements.link.rel.prefetch', 'html.elements.link.rel.modulepreload'],
    within: 'node_modules/react-router/',
    reason: 'A browser ignores a link that it does not know; only <PrefetchPageLinks> writes one.',
  },
  {
    features: ['api.ImageData.ImageData.settings_parameter.colorSpace_option', 'api.HTMLInputElement.colorSpace'],
    within: 'node_modules/core-js/',
    reason: 'The polyfill catches the error of its absence.',
  },
  {
    features: ['api.MouseEvent.movementX', 'api.MouseEvent.movementY'],
    within: 'node_modules/uplot/',
    reason: 'uPlot compares it with 0 to leave out stray events of a desktop; undefined is no 0, so none is left out.',
  },
  {
    features: ['api.Document.prerenderingchange_event', 'api.PerformanceEntry.navigationId'],
    within: 'node_modules/web-vitals/',
    reason: 'The library uses 0 if it is undefined; a browser that renders no page in advance never sends the event.',
  },
]
