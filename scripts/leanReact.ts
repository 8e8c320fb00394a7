// React in a build: what draws elements and hears events, without what nobody asked for.
import type { Plugin } from 'vite'
import { leaveOut, type Unused } from './leaveOut.ts'

/**
 * Leaves out of React what this product has no use for: pages made by a server, resources that components bring along,
 * transitions of views, the profiler, actions of forms and references to fragments. Throws where somebody asks for them.
 */
export function leanReact(): Plugin {
  // A build for development has files of React's that are left as they are.
  const gone = new Set<string>()
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const lean = leanCode(id, code)
      if (lean === undefined) return null
      for (const name of partOf(id)?.exports ?? []) gone.add(name)
      return { code: lean, map: null }
    },
    generateBundle(_, bundle) {
      for (const [file, part] of Object.entries(bundle)) {
        if (part.type !== 'chunk') continue
        for (const [, name = ''] of part.code.matchAll(/\.(\w+)/g))
          if (gone.has(name))
            this.error(`${file} asks for "${name}". Take it off what scripts/leanReact.ts leaves out.`)
        const unheard = unheardIn(part.code)
        if (unheard !== undefined)
          this.error(`${file} listens by "${unheard}". Add its event to what scripts/leanReact.ts says is heard.`)
      }
    },
  }
}

/** Gives the code of a production file of React's without that; undefined for any other file. */
export function leanCode(file: string, code: string): string | undefined {
  const part = partOf(file)
  if (!part) return undefined
  const holders = [...part.exports.map((name) => `exports.${name}`), ...(part.unused?.holders ?? [])]
  return leaveOut(file, code, { ...part.unused, holders })
}

/** Gives the first property in code that listens to what React would tell at the root, and a build does not; undefined for none. */
export function unheardIn(code: string): string | undefined {
  for (const [, name = '', event = '', capture] of code.matchAll(/\b(on([A-Z]\w*?)(Capture)?):/g))
    if (unheard.has(event) || (capture !== undefined && !heard.has(event))) return name
  return undefined
}

function partOf(file: string): Part | undefined {
  const [, name = ''] = /\/(react(?:-dom)?(?:-client)?)\.production\.js$/.exec(file) ?? []
  return parts[name]
}

/**
 * What is listened to, and the events that it takes. React listens to eighty of them, in both directions, and for each goes through
 * all that is around its target: for a key that is typed it did so eleven times, and now does four times.
 */
const heard: ReadonlyMap<string, readonly string[]> = new Map([
  ['Blur', ['focusout']],
  ['Change', ['change', 'click', 'input']],
  ['Click', ['click']],
  ['CompositionEnd', ['compositionend']],
  ['CompositionStart', ['compositionstart']],
  ['Focus', ['focusin']],
  ['KeyDown', ['keydown']],
  ['MouseDown', ['mousedown']],
  ['PointerDown', ['pointerdown']],
  ['PointerEnter', ['pointerout', 'pointerover']],
  ['PointerLeave', ['pointerout', 'pointerover']],
  ['Submit', ['submit']],
])

/** The rest of what React hears at the root; what it hears at an element itself, as `load` and `cancel`, it does as ever. */
const unheard: ReadonlySet<string> = new Set(
  [
    'AnimationEnd AnimationIteration AnimationStart AuxClick BeforeInput CompositionUpdate ContextMenu Copy Cut DoubleClick',
    'Drag DragEnd DragEnter DragExit DragLeave DragOver DragStart Drop FullscreenChange FullscreenError GotPointerCapture',
    'Input KeyPress KeyUp LostPointerCapture MouseEnter MouseLeave MouseMove MouseOut MouseOver MouseUp Paste PointerCancel',
    'PointerMove PointerOut PointerOver PointerUp Reset Resize Select TouchCancel TouchEnd TouchMove TouchStart',
    'TransitionCancel TransitionEnd TransitionRun TransitionStart Wheel',
  ].flatMap((names) => names.split(' ')),
)

const client: Unused = {
  // A page is drawn from nothing: there is no HTML of a server's to begin with, and no event that came before the code.
  values: { isHydrating: 'false', dehydrated: 'null', isDehydrated: 'false', shouldStartViewTransition: 'false' },
  // Profiler, what was not hydrated, lists of suspense, resources, `html` and its like, transitions of views, hidden parts.
  tags: [12, 18, 19, 26, 27, 30, 31],
  cases: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  holders: [
    'FragmentInstance.prototype',
    'ReactDOMSharedInternals.findDOMNode',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
  ],
  bodies: {
    ...empty(
      'clearHydrationBoundary',
      'commitSuspenseHydrationCallbacks',
      'hideOrUnhideDehydratedBoundary',
      'popTreeContext',
      'prepareToHydrateHostInstance',
      'resetHydrationState',
      'retryIfBlockedOn',
      'throwOnHydrationMismatch',
      'updateDehydratedSuspenseComponent',
    ),
    getParentHydrationBoundary: 'return null',
    checkForUnmatchedText: 'return true',
    popHydrationState: 'return false',
    upgradeHydrationErrorsToRecoverable: 'return null',
    dispatchEvent: `if (!_enabled) return
      findInstanceBlockingEvent(nativeEvent)
      dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer)`,
    // Resources that components bring along, and commits that wait for them.
    ...empty(
      'accumulateSuspenseyCommitOnFiber',
      'insertSuspendedStylesheets',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'preload',
      'preloadModule',
    ),
    getHoistableRoot: 'return null',
    isHostHoistableType: 'return false',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
    waitForCommitToBeReady: 'return null',
    ...empty(
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'measureNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
    ),
    // References to fragments.
    ...empty(
      'FragmentInstance',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
    ),
    isFragmentInstanceParent: 'return false',
    // Actions of forms, and what waits for them.
    ...empty(
      'defaultOnDefaultTransitionIndicator',
      'dispatchActionState',
      'extractEvents$1',
      'mountActionState',
      'recursivelyResetForms',
      'requestFormReset$1',
      'rerenderActionState',
      'updateActionState',
    ),
    listenToAllSupportedEvents: `if (rootContainerElement[listeningMarker]) return
      rootContainerElement[listeningMarker] = true
      for (const name of ${JSON.stringify([...new Set([...heard.values()].flat())])}) {
        listenToNativeEvent(name, false, rootContainerElement)
        listenToNativeEvent(name, true, rootContainerElement)
      }`,
    // What was made of events that nobody listens to, and of browsers that have none for what was typed.
    ...empty(
      'constructSelectEvent',
      'getFallbackBeforeInputChars',
      'getNativeBeforeInputChars',
      'handleEventsForInputEventPolyfill',
      'getTargetInstForInputEventPolyfill',
      'isFallbackCompositionEnd',
    ),
    // Elements of one's own, code of the compiler, and who drew whom where something throws.
    isCustomElement: 'return false',
    ...empty('setPropOnCustomElement', 'useMemoCache'),
    getComponentNameFromType: 'return null',
    getStackByFiberInDevAndProd: "return ''",
  },
}

interface Part {
  /** What no code of a build may ask for. */
  readonly exports: readonly string[]
  readonly unused?: Unused
}

const parts: { readonly [file: string]: Part } = {
  react: {
    exports: [
      'Activity',
      'Children',
      'Profiler',
      'PureComponent',
      'ViewTransition',
      '__COMPILER_RUNTIME',
      'addTransitionType',
      'cacheSignal',
      'cloneElement',
      'createRef',
      'isValidElement',
      'unstable_useCacheRefresh',
      'useActionState',
      'useDebugValue',
      'useOptimistic',
    ],
  },
  'react-dom': {
    exports: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
  },
  'react-dom-client': { exports: ['hydrateRoot'], unused: client },
}

function empty(...names: readonly string[]): { readonly [name: string]: string } {
  return Object.fromEntries(names.map((name) => [name, '']))
}
