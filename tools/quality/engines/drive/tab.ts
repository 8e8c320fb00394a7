// The suite asks this of a browser, whatever engine it has. Each driver implements it over its own protocol.

/** How a finger or a pointer is played. */
export type Pointer = 'touch' | 'mouse'

export interface Tab {
  /** The engine's name and version, as it says itself. */
  readonly version: string
  readonly pointer: Pointer
  /** Loads an address and returns when its document is being parsed or is complete. */
  open(url: string): Promise<void>
  /** Runs a JavaScript expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Presses and releases at a point of the viewport, in CSS pixels, with real input events. */
  press(x: number, y: number): Promise<void>
  /** Types text by keys, one after the other, where the focus is. */
  type(text: string): Promise<void>
  /** Puts a file into the file input that the expression finds. */
  setFile(expression: string, path: string): Promise<void>
  /** A picture of the viewport, as PNG. */
  screenshot(): Promise<Buffer>
  /** Ends the browser and all that belongs to it, its folder included. Never throws. */
  close(): Promise<void>
}

/** Source of a call of a page function, which refers to nothing outside itself. */
export function callOf<Arguments extends readonly unknown[]>(
  // oxlint-disable-next-line typescript/no-explicit-any -- what it returns is read as JSON.
  run: (...args: Arguments) => unknown,
  ...args: Arguments
): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
}

/** The viewport of a phone, for engines that can be given one. */
export const screen = { width: 375, height: 812 } as const

/** The zone of the product's users, as in the other browser tests. */
export const timeZone = 'Asia/Riyadh'
