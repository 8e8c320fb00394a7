// The interface of a browser tab, independent of its engine. Each driver implements it over its own protocol.

/** The input device to simulate. */
export type Pointer = 'touch' | 'mouse'

export interface Tab {
  /** The engine's own name and version. */
  readonly version: string
  readonly pointer: Pointer
  /** Loads an address and returns when its document is being parsed or is complete. */
  open(url: string): Promise<void>
  /** Runs a JavaScript expression in the page and returns its value, which must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses and releases at a point of the viewport, in CSS pixels, with real input events. */
  press(x: number, y: number): Promise<void>
  /** Types text by single keys into the focused element. */
  type(text: string): Promise<void>
  /** Sets the file of the input that an expression finds. */
  setFile(expression: string, path: string): Promise<void>
  /** Returns a screenshot of the viewport as PNG. */
  screenshot(): Promise<Buffer>
  /** Ends the browser and removes its folder. Never throws. */
  close(): Promise<void>
}

/** Returns the source of a call of a page function, which refers to nothing outside itself. */
export function callOf<Arguments extends readonly unknown[]>(
  // oxlint-disable-next-line typescript/no-explicit-any -- what it returns is read as JSON.
  run: (...args: Arguments) => unknown,
  ...args: Arguments
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
}

/** The viewport of a phone, for engines that can set one. */
export const screen = { width: 375, height: 812 } as const

/** The time zone of the product's users, as in the other browser tests. */
export const timeZone = 'Asia/Riyadh'
